import { sheet } from '#ui/sheet.ts';
import { TINT_SHARE } from '#site/brand.ts';
import { color, media, mixin, radius, shadow, space, type, weight } from '#ui/tokens.ts';

const grid = { display: 'grid', gap: space.xl } as const;

/** Once there are results they take the page's whole width. */
const WITH_RESULTS = 'html[data-step=results] &';

/** The results have a title of their own; that of the page stays for screen readers. */
const UNSEEN_FIRST = { '& > :first-child': { position: 'absolute', clipPath: 'inset(50%)' } } as const;

/** Height of the home page's band on a desktop, where the form begins upon it and goes on below. */
const BAND = '20rem';

export const styles = sheet({
  brandRule: { height: 6, background: color.brand, [media.print]: { display: 'none' } },
  hero: {
    paddingBlock: space.l,
    [media.desktop]: { paddingBlock: space.xl },
    [WITH_RESULTS]: { paddingTop: space.l, [media.desktop]: { paddingTop: space.xl } },
  },
  /** The home page's top: white and mint upon it, the form half over its end. On paper it is ink on white. */
  band: {
    paddingTop: 0,
    '& h1': { color: '#fff', [media.desktop]: type.hero },
    '& h1 + p': { color: color.mint, ...type.text, [media.desktop]: type.lead },
    '& > div > :first-child': {
      padding: `${space.xl}px 0 88px`,
      background: color.deep,
      /** As wide as the window, and as high as its words need. */
      boxShadow: `0 0 0 100vmax ${color.deep}`,
      clipPath: 'inset(0 -100vmax)',
      [media.desktop]: { minHeight: BAND, paddingBlock: space.xxl },
    },
    '& > div > :nth-child(2)': {
      position: 'relative',
      marginTop: -88,
      [media.desktop]: { marginTop: 0 },
    },
    [media.print]: {
      '& > div > :first-child': { padding: 0, background: 'none', boxShadow: 'none' },
      '& > div > :nth-child(2)': { marginTop: 0 },
      '& :is(h1, h1 + p, li)': { color: color.ink },
    },
    [WITH_RESULTS]: { '& > div > :nth-child(2)': { marginTop: 0 } },
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
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 33.5rem)',
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
  independence: { ...mixin.stack(space.s), ...mixin.aside, maxWidth: '60ch' },
  /** In one line as far as there is room. */
  proofs: { ...mixin.row, gap: `${space.xs}px ${space.l}px`, ...type.small },
  proof: {
    ...mixin.line,
    gap: space.s,
    color: '#fff',
    '& svg': { flex: 'none', width: 16, height: 16 },
  },
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
  market: { minWidth: 0, paddingTop: space.l },
  marketStart: {
    '[data-market-live]:not(:empty) + &': { display: 'none' },
    '[data-changed] + &': { visibility: 'hidden' },
  },
  cardTitle: type.lead,
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
    '& p': { color: color.soft },
  },
  /** Steps with their number before them. */
  numbered: {
    counterReset: 'step',
    '& > li': { position: 'relative', paddingLeft: 56, counterIncrement: 'step' },
    '& > li::before': {
      content: 'counter(step)',
      position: 'absolute',
      display: 'grid',
      placeItems: 'center',
      width: 40,
      height: 40,
      borderRadius: radius.pill,
      color: color.accent,
      background: color.tint,
      ...type.lead,
      fontWeight: weight.bold,
    },
  },
  points: {
    ...mixin.stack(space.s),
    '& > li': { paddingLeft: space.m, borderLeft: `2px solid ${color.line}` },
  },
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
  /** A statement: what it is on the left, how much on the right. */
  file: {
    ...mixin.figures,
    maxWidth: '50rem',
    '& > *': {
      ...mixin.apart,
      gap: space.l,
      minHeight: 44,
      paddingBlock: space.s,
      borderBottom: `1px solid ${color.line}`,
    },
    '& dt': { flex: 'none', maxWidth: '45%', color: color.soft, ...type.small },
    '& dd': { fontWeight: weight.bold, textAlign: 'right' },
  },
  lead: { width: '100%', ...mixin.stack(space.m), ...mixin.tinted, padding: space.l },
  leading: { width: '100%', padding: space.l, ...mixin.surface },
  leadingFacts: {
    ...mixin.figures,
    ...mixin.row,
    alignItems: 'start',
    gap: `${space.m}px ${space.xl}px`,
    '& dt': mixin.aside,
    '& > *': { minWidth: 0 },
    '& dd': { ...type.lead, fontWeight: weight.bold },
  },
  fileHead: { ...mixin.row, gap: `${space.s}px ${space.l}px` },
  /** However many, in one row. */
  outlines: { display: 'flex', gap: space.s, '& img': { flex: '0 1 56px', minWidth: 0 } },
  fileNote: { color: color.soft },
  figure: { display: 'flex', flexDirection: 'column-reverse', gap: space.xs, justifyContent: 'flex-end' },
  figureText: { ...mixin.figures, ...type.title, fontWeight: weight.bold, color: color.brandText },
  figureLabel: { color: color.soft, ...type.small },
});
