import { sheet } from '#ui/sheet.ts';
import { color, media, mixin, radius, size, space, weight } from '#ui/tokens.ts';

export const styles = sheet({
  detail: {
    ...mixin.stack(space.xxl),
    paddingTop: space.s,
    '& h4': { fontSize: size.lead },
    '& p': { maxWidth: '70ch' },
    /** On paper the figures as they stand, without what works only on a screen. */
    [media.print]: { gap: space.m, '& :is(button, input, details)': { display: 'none' } },
  },
  part: { ...mixin.stack(space.m), '& ul': { paddingLeft: space.l } },
  pair: {
    ...mixin.stack(space.xxl),
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.huge },
  },
  facts: {
    ...mixin.figures,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: `${space.m}px ${space.xl}px`,
    '& dt': { color: color.soft, fontSize: size.small, marginBottom: 2 },
    '& dd': { fontWeight: weight.bold },
  },
  soft: mixin.aside,
  chart: {
    ...mixin.parts,
    /** Each colour has one meaning in every picture: capital, cost, what stays, what would change. */
    '& [data-part=capital]': { color: 'var(--capital)' },
    '& [data-part=cost]': { color: 'var(--cost)' },
    '& [data-part=keep]': { color: color.control },
    '& [data-part=change]': { color: color.accent },
    display: 'grid',
    gap: space.s,
    '& input': { margin: 0 },
  },
  plot: {
    position: 'relative',
    paddingTop: 22,
    ...mixin.aside,
    lineHeight: 1.15,
    '& svg': { width: '100%', height: 220, overflow: 'visible', forcedColorAdjust: 'none' },
  },
  axis: { ...mixin.figures, position: 'absolute', top: 0, left: 0 },
  months: { ...mixin.figures, display: 'flex', justifyContent: 'space-between', ...mixin.aside },
  legend: {
    ...mixin.figures,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: `${space.s}px ${space.l}px`,
    '& dt': { display: 'flex', alignItems: 'center', gap: 6, color: color.soft, fontSize: size.small },
    '& dd': { fontWeight: weight.medium },
  },
  swatch: {
    flex: 'none',
    width: 12,
    height: 12,
    borderRadius: 3,
    background: 'currentColor',
    forcedColorAdjust: 'none',
  },
  readout: { minHeight: '3em', fontWeight: weight.medium },
  scroller: {
    overflowX: 'auto',
    [media.print]: { overflow: 'visible' },
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
  },
  table: {
    ...mixin.figures,
    width: '100%',
    borderCollapse: 'collapse',
    textAlign: 'right',
    fontSize: size.small,
    overflowWrap: 'normal',
    '& th, & td': {
      padding: 6,
      borderBottom: `1px solid ${color.line}`,
      [media.wide]: { paddingInline: 10 },
    },
    '& thead th': { background: color.tint },
    '& tfoot td, & tfoot th': { fontWeight: weight.bold },
    '& th:first-child': { textAlign: 'left' },
  },
  tools: { ...mixin.row, gap: `0 ${space.xl}px`, [media.print]: { display: 'none' } },
  result: { fontSize: size.lead, fontWeight: weight.medium },
});
