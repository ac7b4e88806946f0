import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, space } from '#ui/tokens.ts';

export const styles = stylesheet({
  /** The sheet for the bank, alone in the page. */
  sheet: {
    maxWidth: '48rem',
    margin: '0 auto',
    padding: `0 ${space.l}px ${space.xl}px`,
    outline: 'none',
    [media.wide]: { paddingInline: space.xl },
    [media.print]: { maxWidth: 'none', padding: 0 },
  },
  bar: {
    ...mixin.apart,
    flexWrap: 'wrap',
    gap: space.s,
    minHeight: 64,
    marginBottom: space.l,
    borderBottom: `1px solid ${color.line}`,
  },
});
