import { sheet } from '#ui/sheet.ts';
import { TINT_SHARE } from '#site/brand.ts';
import { color, media, mixin, radius, shadow, space, type, weight } from '#ui/tokens.ts';

const grid = { display: 'grid', gap: space.xl } as const;

/** Once there are results they take the page's whole width. */
const WITH_RESULTS = 'html[data-step=results] &';

/** The results have a title of their own; that of the page stays for screen readers. */
const UNSEEN_FIRST = { '& > :first-child': { position: 'absolute', clipPath: 'inset(50%)' } } as const;

export const styles = sheet({
  brandRule: { height: 6, background: color.brand, [media.print]: { display: 'none' } },
  hero: {
    paddingBlock: space.l,
    [media.desktop]: { paddingBlock: space.xl },
    [WITH_RESULTS]: { paddingTop: space.l, [media.desktop]: { paddingTop: space.xl } },
  },
  /** A pale tint of the lender's colour behind the hero. */
  tinted: {
    background: `color-mix(in srgb, ${color.brand} ${100 * TINT_SHARE}%, ${color.paper})`,
    [WITH_RESULTS]: { background: 'none' },
  },
  columns: {
    ...mixin.wrap,
    ...grid,
    alignItems: 'start',
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.vast,
      '& > :nth-child(2)': { gridColumn: 2, gridRow: '1 / span 2' },
    },
    [WITH_RESULTS]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      '& > :nth-child(2)': { gridColumn: 1, gridRow: 'auto' },
      ...UNSEEN_FIRST,
    },
  },
  columnCompact: {
    ...mixin.wrap,
    ...grid,
    maxWidth: 760,
    [WITH_RESULTS]: { maxWidth: 1200, ...UNSEEN_FIRST },
  },
  promise: {
    display: 'grid',
    gap: space.m,
    justifyItems: 'start',
    [media.desktop]: { gap: space.l },
  },
  logo: { borderRadius: radius.surface, width: 56, height: 56 },
  title: {
    letterSpacing: '-0.02em',
    [WITH_RESULTS]: type.title,
  },
  bank: { display: 'block', color: color.brandText },
  tagline: { color: color.soft, ...type.lead, maxWidth: '45ch' },
  independence: { color: color.soft, ...type.small, maxWidth: '60ch' },
  proofs: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `${space.m}px ${space.s}px`,
    [media.desktop]: {
      justifySelf: 'stretch',
      gap: space.l,
      paddingTop: space.l,
      borderTop: `1px solid ${color.line}`,
    },
  },
  proof: {
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
    '& > dt': { gridArea: '1 / 2' },
    '& > dd': { gridArea: '1 / 1' },
  },
  proofFigure: {
    ...mixin.figures,
    fontWeight: weight.bold,
    [media.desktop]: type.title,
  },
  proofText: { ...mixin.aside, [media.desktop]: type.text },
  card: {
    display: 'grid',
    gap: space.l,
    minWidth: 0,
    padding: space.l,
    ...mixin.surface,
    boxShadow: shadow,
    [media.wide]: { padding: space.xl },
    [WITH_RESULTS]: { padding: 0, border: 0, background: 'none', boxShadow: 'none' },
  },
  market: { minWidth: 0, paddingTop: space.l, borderTop: `1px solid ${color.line}` },
  marketStart: { '[data-market-live]:not(:empty) + &': { display: 'none' } },
  cardTitle: type.title,
  section: {
    ...mixin.wrap,
    ...grid,
    gap: space.l,
    paddingTop: space.huge,
    [media.desktop]: { paddingTop: space.vast, gap: space.xl },
  },
  heading: { ...mixin.stack(space.xs), '& p': { color: color.soft } },
  three: {
    ...grid,
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.xxl },
  },
  two: { ...grid, [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  reason: {
    display: 'grid',
    alignContent: 'start',
    gap: space.s,
    paddingTop: space.m,
    borderTop: `2px solid ${color.brandText}`,
    '& p': { color: color.soft },
  },
  points: { display: 'grid', gap: space.xs, paddingLeft: space.l },
  reasonTitle: type.lead,
  onward: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: space.m,
    ...mixin.tinted,
  },
  four: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.xl,
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  file: {
    ...grid,
    gap: `${space.m}px ${space.xl}px`,
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& > *': { paddingTop: space.s, borderTop: `1px solid ${color.line}` },
    '& dt': { color: color.soft, ...type.small },
    '& dd': { fontVariantNumeric: 'tabular-nums', fontWeight: weight.bold },
  },
  fileHead: { ...mixin.row, gap: `${space.s}px ${space.l}px` },
  /** However many, in one row. */
  outlines: { display: 'flex', gap: space.s, '& img': { flex: '0 1 56px', minWidth: 0 } },
  fileNote: { color: color.soft },
  figure: { display: 'flex', flexDirection: 'column-reverse', gap: space.xs, justifyContent: 'flex-end' },
  figureText: { ...mixin.figures, ...type.title, fontWeight: weight.bold, color: color.brandText },
  figureLabel: { color: color.soft, ...type.small },
});
