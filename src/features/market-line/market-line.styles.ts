import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, space, type, weight } from '#ui/tokens.ts';

export const styles = stylesheet({
  /** The market for the form's first values. It is hidden once figures for other values are there, and in step 2. */
  start: {
    '[data-market-live]:not(:empty) + &': { display: 'none' },
    '[data-changed] + &': { visibility: 'hidden' },
    'html[data-step=personal] &': { display: 'none' },
  },
  preview: { display: 'grid', gap: space.m, minWidth: 0, '& > *': { minWidth: 0 } },
  title: { fontWeight: weight.bold },
  summary: { ...mixin.figures },
  aside: { color: color.soft, maxWidth: '70ch', [media.narrow]: type.small },
  marker: { color: color.brandText, fontWeight: weight.bold },
  show: { minHeight: 32, paddingBlock: 4, color: color.accent, ...type.small, cursor: 'pointer' },
  table: {
    ...mixin.figures,
    borderCollapse: 'collapse',
    ...type.small,
    textAlign: 'right',
    '& th, & td': {
      padding: '4px 12px 4px 0',
      borderBottom: `1px solid ${color.line}`,
      fontWeight: weight.normal,
    },
    '& th, & caption': { textAlign: 'left' },
  },
});
