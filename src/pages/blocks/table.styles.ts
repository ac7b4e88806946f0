import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, space, type, weight } from '#ui/tokens.ts';

/** Tables of long texts, of a bank's page and of charts. */
export const styles = stylesheet({
  scroller: { overflowX: 'auto', maxWidth: '50rem' },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    ...type.small,
    '& caption': { paddingBottom: space.s, color: color.soft, textAlign: 'left' },
    '& th, & td': {
      padding: `${space.s}px ${space.m}px ${space.s}px 0`,
      borderBottom: `1px solid ${color.line}`,
      textAlign: 'left',
      verticalAlign: 'baseline',
    },
    '& tbody th': { fontWeight: weight.bold },
    '& thead th': { verticalAlign: 'bottom', borderBottomColor: color.control },
  },
  numbers: {
    ...mixin.figures,
    '& th:not(:first-child), & td': { textAlign: 'right', paddingRight: 0, paddingLeft: space.m },
    '& tbody :is(td, th)': { whiteSpace: 'nowrap' },
    [media.narrow]: { '& th:not(:first-child), & td': { paddingLeft: space.s } },
  },
  emphasis: { fontWeight: weight.bold, [media.wide]: type.lead },
  narrowTable: { maxWidth: '32rem' },
  /** Long cells read better one under the other on a phone; each says which column it is. */
  stacked: {
    [media.narrow]: {
      '& thead': { display: 'none' },
      '& tr': {
        display: 'grid',
        gap: space.s,
        paddingBlock: space.l,
        borderBottom: `1px solid ${color.line}`,
      },
      '& tr > *': { padding: 0, border: 0 },
      '& td::before': { content: 'attr(data-label)', display: 'block', color: color.soft },
    },
  },
});
