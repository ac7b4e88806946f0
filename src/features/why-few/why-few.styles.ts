import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, space, weight } from '#ui/tokens.ts';

export const styles = stylesheet({
  links: {
    display: 'grid',
    gap: space.m,
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& a': {
      ...mixin.line,
      ...mixin.surface,
      minHeight: 64,
      padding: space.l,
      fontWeight: weight.bold,
      textDecoration: 'none',
      [media.hover]: { '&:hover': { background: color.tint } },
    },
  },
  /** Opens the explanation. */
  why: { ...mixin.line, minHeight: 44, color: color.accent, cursor: 'pointer' },
  /** Advice where nobody lends, or too few. */
  advice: { ...mixin.stack(space.m), maxWidth: '65ch', '& ul': { paddingLeft: space.xl } },
});
