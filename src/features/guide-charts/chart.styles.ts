import { stylesheet } from '#ui/stylesheet.ts';
import { color, space, type, weight } from '#ui/tokens.ts';

/** A second part of the cost, distinct from the first in either theme. */
const VAT = { '--vat': '#6b3d00', '@media (prefers-color-scheme: dark)': { '--vat': '#ffdca8' } } as const;

/** The guide's charts. Positions across are percentages, so they fit any width without scaling their words. */
export const styles = stylesheet({
  chart: {
    ...VAT,
    width: '100%',
    overflow: 'visible',
    fontVariantNumeric: 'tabular-nums',
    ...type.small,
    '& text': { fill: color.soft },
    '& line': { stroke: color.line },
  },
  strong: { '&&': { fill: color.ink, fontWeight: weight.bold } },
  end: { textAnchor: 'end' },
  middle: { textAnchor: 'middle' },
  capital: { fill: color.capital },
  interest: { fill: color.cost },
  vat: { fill: 'var(--vat)' },
  guide: { fill: color.soft },
  track: { fill: color.tint },
  threshold: { '&&': { stroke: color.bad, strokeDasharray: '4 3' } },
  legend: {
    ...VAT,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.xs}px ${space.l}px`,
    '& li': { display: 'flex', alignItems: 'center', gap: space.s },
  },
});
