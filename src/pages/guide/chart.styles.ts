import { sheet } from '#ui/sheet.ts';
import { color, mixin, size, space, weight } from '#ui/tokens.ts';

/** The guide's charts. Positions across are percentages, so they fit any width without scaling their words. */
export const styles = sheet({
  chart: {
    ...mixin.parts,
    width: '100%',
    overflow: 'visible',
    fontVariantNumeric: 'tabular-nums',
    fontSize: size.small,
    '& text': { fill: color.soft },
    '& line': { stroke: color.line },
  },
  strong: { '&&': { fill: color.ink, fontWeight: weight.bold } },
  end: { textAnchor: 'end' },
  middle: { textAnchor: 'middle' },
  capital: { fill: 'var(--capital)' },
  interest: { fill: 'var(--cost)' },
  vat: { fill: 'var(--vat)' },
  guide: { fill: color.soft },
  track: { fill: color.tint },
  mark: { '&&': { stroke: color.bad, strokeDasharray: '4 3' } },
  legend: {
    ...mixin.parts,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.xs}px ${space.l}px`,
    '& li': { display: 'flex', alignItems: 'center', gap: space.s },
  },
});
