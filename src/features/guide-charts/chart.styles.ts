import { stylesheet } from '#ui/stylesheet.ts';
import { color, type, weight } from '#ui/tokens.ts';

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
});
