import { stylesheet } from '#ui/stylesheet.ts';
import { TINT_SHARE } from '#site/brand.ts';
import { color, media, mixin, shadow, space, type, weight } from '#ui/tokens.ts';

const grid = { display: 'grid', gap: space.xl } as const;

/** Once there are results they take the page's whole width. */
const WITH_RESULTS = 'html[data-step=results] &';

/** The results have a title of their own; that of the page stays for screen readers. */
const UNSEEN_FIRST = {
  '& > :first-child': {
    position: 'absolute',
    clipPath: 'inset(50%)',
    '& > :not(h1, :has(h1))': { display: 'none' },
  },
} as const;

/** Longest comfortable line of running text, which `ch` measures by the width of a zero. */
const MEASURE = '60ch';

/** Step 2 has a title of its own, too; on a wide window there is room beside it. */
const IN_STEP_2 = { 'html[data-step=personal] &': { [media.belowDesktop]: UNSEEN_FIRST } } as const;

export const styles = stylesheet({
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
    ...IN_STEP_2,
  },
  columnCompact: {
    ...mixin.wrap,
    ...grid,
    maxWidth: 760,
    ...IN_STEP_2,
    [WITH_RESULTS]: { maxWidth: 1200, ...UNSEEN_FIRST },
  },
  promise: {
    display: 'grid',
    gap: space.m,
    justifyItems: 'start',
    [media.desktop]: { gap: space.l },
  },
  title: {
    letterSpacing: '-0.02em',
    [WITH_RESULTS]: type.title,
  },
  bank: { display: 'block', color: color.brandText },
  tagline: { color: color.soft, ...type.lead, maxWidth: '45ch' },
  independence: { ...mixin.stack(space.s), ...mixin.aside, maxWidth: '60ch' },
  card: {
    display: 'grid',
    gap: space.l,
    minWidth: 0,
    padding: space.l,
    ...mixin.surface,
    boxShadow: shadow,
    [media.small]: { marginInline: -space.l, borderInline: 0, borderRadius: 0 },
    [media.wide]: { padding: space.xl },
    [WITH_RESULTS]: { margin: 0, padding: 0, border: 0, background: 'none', boxShadow: 'none' },
  },
  besideForm: { minWidth: 0, paddingTop: space.l },
  cardTitle: type.lead,
  section: {
    ...mixin.wrap,
    ...grid,
    gap: space.l,
    paddingTop: space.huge,
    [media.desktop]: { paddingTop: space.vast, gap: space.xl },
  },
  /** Titles beside what they mean, so that a line of text has its measure. */
  benefits: { ...grid, gap: space.l },
  benefit: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space.xs}px ${space.m}px`,
    '& svg': { color: color.brandText },
    '& p': { gridColumn: 2, maxWidth: MEASURE, color: color.soft },
    [media.desktop]: {
      gridTemplateColumns: '20px minmax(0, 1fr) minmax(0, 2fr)',
      alignItems: 'start',
      '& svg': { marginTop: 2 },
      '& p': { gridColumn: 3 },
    },
  },
  reasonTitle: type.lead,
  four: {
    paddingTop: space.l,
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.xl,
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  fileSource: { color: color.soft },
  figure: { display: 'flex', flexDirection: 'column-reverse', gap: space.xs, justifyContent: 'flex-end' },
  figureText: { ...mixin.figures, ...type.title, fontWeight: weight.bold, color: color.brandText },
  figureLabel: { color: color.soft, ...type.small },
});
