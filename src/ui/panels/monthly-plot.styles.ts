import { stylesheet } from '#ui/stylesheet.ts';
import { color, mixin, space, type, weight } from '#ui/tokens.ts';

export const styles = stylesheet({
  /** Each colour has one meaning in every picture: capital, cost, what stays, what would change. */
  chart: {
    display: 'grid',
    gap: space.s,
    '& [data-part=capital]': { color: color.capital },
    '& [data-part=cost]': { color: color.cost },
    /** An edge of the surface's colour separates the two parts for those who see no colours. */
    '& path[data-part=cost]': { stroke: color.surface, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' },
    '& [data-part=keep]': { color: color.control },
    '& [data-part=change]': { color: color.accent },
    '& input': { margin: 0 },
  },
  plot: {
    position: 'relative',
    paddingTop: 22,
    ...mixin.aside,
    '& svg': { width: '100%', height: 160, overflow: 'visible', forcedColorAdjust: 'none' },
  },
  axis: { ...mixin.figures, position: 'absolute', top: 0, left: 0 },
  months: { ...mixin.figures, display: 'flex', justifyContent: 'space-between', ...mixin.aside },
  legend: {
    ...mixin.figures,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: `${space.s}px ${space.l}px`,
    '& dt': { display: 'flex', alignItems: 'center', gap: 6, color: color.soft, ...type.small },
    '& dd': { fontWeight: weight.bold },
  },
  swatch: {
    flex: 'none',
    width: 12,
    height: 12,
    borderRadius: 3,
    background: 'currentColor',
    forcedColorAdjust: 'none',
  },
});
