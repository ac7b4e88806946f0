import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, radius, space, type, weight } from '#ui/tokens.ts';

export const styles = stylesheet({
  fold: {
    '& summary': { minHeight: 44, paddingBlock: space.m, color: color.accent, cursor: 'pointer' },
    [media.print]: { '& summary': { display: 'none' } },
  },
  scroller: {
    overflow: 'auto',
    maxHeight: '60vh',
    [media.print]: { overflow: 'visible', maxHeight: 'none' },
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
  },
  table: {
    ...mixin.figures,
    width: '100%',
    borderCollapse: 'collapse',
    textAlign: 'right',
    ...type.small,
    overflowWrap: 'normal',
    '& th, & td': {
      padding: 6,
      borderBottom: `1px solid ${color.line}`,
      [media.wide]: { paddingInline: 10 },
    },
    '& thead th': { position: 'sticky', top: 0, background: color.tint },
    '& tfoot td, & tfoot th': { fontWeight: weight.bold },
    '& th:first-child': { textAlign: 'left' },
  },
});
