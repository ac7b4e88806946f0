import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, space, type, weight } from '#ui/tokens.ts';

export const styles = stylesheet({
  fold: {
    borderTop: `1px solid ${color.line}`,
    '& > summary': {
      ...mixin.apart,
      gap: space.s,
      minHeight: 44,
      padding: `${space.s}px ${space.l}px`,
      listStyle: 'none',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      [media.wide]: { paddingInline: space.xl },
    },
    '& h4': { ...type.small, fontWeight: weight.bold },
    '& > summary > svg': { flex: 'none', color: color.accent },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    [media.hover]: { '& > summary:hover': { background: color.tint } },
  },
  content: {
    ...mixin.stack(space.m),
    padding: `0 ${space.l}px ${space.l}px`,
    '& ul': { paddingLeft: space.l },
    [media.wide]: { paddingInline: space.xl },
  },
});
