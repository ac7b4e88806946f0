import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, radius, space, type } from '#ui/tokens.ts';

export const styles = stylesheet({
  chips: { display: 'flex', flexWrap: 'wrap', gap: space.s },
  chip: {
    color: color.ink,
    textDecoration: 'none',
    ...mixin.line,
    minHeight: 44,
    padding: `${space.s}px ${space.l}px`,
    border: `1px solid ${color.control}`,
    borderRadius: radius.pill,
    background: color.surface,
    ...type.text,
    [media.hover]: { '&:hover': { background: color.tint } },
  },
});
