import { stylesheet } from '#ui/stylesheet.ts';
import { color, mixin, space, type, weight } from '#ui/tokens.ts';

/** The guide's chart of costs. Positions across are percentages, so they fit any width without scaling their words. */
export const styles = stylesheet({
  chart: {
    width: '100%',
    overflow: 'visible',
    fontVariantNumeric: 'tabular-nums',
    ...type.small,
    '& text': { fill: color.soft },
    '& line': { stroke: color.line },
  },
  strong: { '&&': { fill: color.ink, fontWeight: weight.bold } },
  end: { textAnchor: 'end' },
  cost: { fill: color.cost },
  guide: { fill: color.soft },
  track: { fill: color.tint },
  threshold: { '&&': { stroke: color.bad, strokeDasharray: '4 3' } },
  figure: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.l,
    maxWidth: '50rem',
    '& figcaption': { fontWeight: weight.bold },
  },
  /** Figures under each other as on a bank statement. */
  statement: {
    ...mixin.statement,
    '& > :last-child': {
      borderBottom: `2px solid ${color.ink}`,
      '& > *': { color: color.ink, fontWeight: weight.bold },
    },
  },
  more: {
    '& summary': { color: color.accent, cursor: 'pointer', paddingBlock: space.m, width: 'fit-content' },
  },
});
