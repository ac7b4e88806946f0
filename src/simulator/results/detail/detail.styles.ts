import { sheet } from '#ui/sheet.ts';
import { color, media, mixin, radius, size, space, weight } from '#ui/tokens.ts';

/** One meaning each, in every picture: what is paid back, what is paid for it, what stays as it is, what would change. */
const SERIES = {
  capital: 'var(--capital)',
  cost: 'var(--cost)',
  keep: color.control,
  change: color.accent,
};

const series = Object.fromEntries(
  Object.entries(SERIES).map(([key, value]) => [`& [data-part=${key}]`, { color: value }]),
);

export const styles = sheet({
  detail: {
    display: 'grid',
    gap: space.xxl,
    paddingTop: space.s,
    '& > *': { minWidth: 0 },
    '& h4': { fontSize: size.lead },
    '& p': { maxWidth: '70ch' },
    /** On paper the figures as they stand, without what works only on a screen. */
    [media.print]: { gap: space.m, '& :is(button, input, details)': { display: 'none' } },
  },
  part: { display: 'grid', gap: space.m, '& > *': { minWidth: 0 }, '& ul': { paddingLeft: space.l } },
  pair: {
    display: 'grid',
    gap: space.xxl,
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.huge },
    '& > *': { minWidth: 0 },
  },
  facts: {
    ...mixin.figures,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: `${space.m}px ${space.xl}px`,
    '& dt': { color: color.soft, fontSize: size.small, marginBottom: 2 },
    '& dd': { fontWeight: weight.bold },
  },
  soft: { color: color.soft, fontSize: size.small },
  chart: {
    ...mixin.parts,
    ...series,
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
