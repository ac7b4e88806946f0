import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, radius, space, type, weight } from '#ui/tokens.ts';

const LEAD = '[data-lead] &';
const LINE = 'article:not([data-lead]) &';
/** A line with nothing opened: on a wide window a row of a table. */
const ROW = 'article:not([data-lead], [data-open]) &';

/** An offer: its parts by their names, below one another on a phone, beside one another on a wide window. */
export const card = stylesheet({
  card: {
    ...mixin.surface,
    overflowWrap: 'break-word',
    /** The page's own lender: its colour as one thin rule. */
    '&[data-own]': { borderColor: color.own, boxShadow: `inset 0 4px ${color.own}` },
    /**
     * Offers out of sight cost nothing to lay out or paint. The first is in sight, and laid out only once; a sheet of
     * paper shows every one.
     */
    [media.screen]: { '&:not([data-lead])': { contentVisibility: 'auto' } },
    containIntrinsicSize: 'auto 196px',
    [media.wide]: { containIntrinsicSize: 'auto 124px' },
    [media.print]: { breakInside: 'avoid' },
  },
  offer: {
    position: 'relative',
    /** The parts stand in rows that take what fits; large letters make more rows. */
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.m}px ${space.s}px`,
    /** Padding and border together are as wide as the padding of every card. */
    padding: space.l - 1,
    '& > *': { minWidth: 0 },
    [LEAD]: { [media.narrow]: { paddingBottom: space.s } },
    [LINE]: { rowGap: space.s, [media.narrow]: { paddingBottom: space.xs } },
    [media.wide]: {
      '&&': { padding: `${space.l - 1}px ${space.xl - 1}px`, columnGap: space.m },
      display: 'grid',
      gridTemplateColumns: 'minmax(8rem, 1fr) auto auto',
      gridTemplateAreas: '"head figures act" "cost cost toggle" "foot foot foot"',
      [LINE]: {
        rowGap: 0,
        gridTemplateColumns: 'minmax(8rem, 1fr) auto auto auto',
        gridTemplateAreas: '"head figures act act" "head figures pick toggle"',
      },
    },
    /** Its figures stand in the answers below. */
    '[data-open] &&': { display: 'flex', alignItems: 'start', paddingBottom: space.m },
  },
  /** The tile beside the name and what stands below it. */
  head: { gridArea: 'head', ...mixin.line, gap: space.s, flex: '1 1 100%', [LINE]: { flex: '1 1 10.5rem' } },
  /** The name, and beside or below it what distinguishes the offer and what it asks for. */
  who: {
    ...mixin.row,
    gap: `${space.xs}px ${space.s}px`,
    minWidth: 0,
    /** Clear of the button that closes the offer. */
    '[data-open] &': { marginRight: 44 + space.s },
    [LINE]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
    '& > *': { maxWidth: '100%' },
  },
  name: {
    ...type.lead,
    scrollMarginTop: space.xl,
    '&:focus': { outline: 'none' },
    [ROW]: { [media.wide]: type.text },
  },
  /** One line for each of the codes; what a lender asks for in words of its own may take more. */
  condition: {
    paddingInline: space.xs,
    borderRadius: radius.control,
    background: color.tint,
    ...type.small,
    lineHeight: '1.5rem',
    [media.forced]: { outline: '1px solid' },
  },
  age: mixin.aside,
  /** A price for whoever meets its condition; with the button that says so it is a line of its own. */
  lower: {
    ...mixin.figures,
    ...mixin.aside,
    '&[data-act]': {
      ...mixin.apart,
      flexWrap: 'wrap',
      gap: space.xs,
      padding: `${space.xs}px ${space.xs}px ${space.xs}px ${space.m}px`,
      borderRadius: radius.control,
      color: color.ink,
      background: color.tint,
      '& p': { flex: '1 1 7rem' },
      [media.wide]: { justifyContent: 'start', gap: space.l, '& p': { flex: 'none' } },
      [media.print]: { display: 'none' },
    },
  },
  warning: { ...type.small, color: color.warn, fontWeight: weight.bold },
  badge: {
    paddingInline: space.s,
    borderRadius: radius.pill,
    background: color.tint,
    ...type.small,
    lineHeight: '1.5rem',
    fontWeight: weight.bold,
    '&[data-tone=good]': { color: color.good, background: color.goodTint },
    '&[data-tone=own]': { color: color.onOwn, background: color.own },
    [media.forced]: { outline: '1px solid' },
    /** Printers leave backgrounds out. */
    [media.print]: { '&&': { border: '1px solid', color: '#000', background: 'none' } },
  },
  /** Beside each other where they fit, else one below the other: a figure never breaks. */
  figures: {
    gridArea: 'figures',
    ...mixin.figures,
    flex: '1 1 100%',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.m,
    '& > *': { flex: '1 1 8.25rem', maxWidth: '100%' },
    '& dt, & dd': mixin.aside,
    '& dt + dd': { ...type.title, lineHeight: '2rem', color: color.ink, fontWeight: weight.bold },
    '& > :first-child dt + dd': type.figure,
    [LINE]: {
      order: 1,
      [media.narrow]: { columnGap: 0 },
      [media.wide]: { columnGap: space.l },
      '& dt + dd': { ...type.lead, lineHeight: '1.75rem' },
      '& > :first-child dt + dd': { ...type.title, lineHeight: '1.75rem' },
    },
    [media.wide]: { '&&': { columnGap: space.xl }, '& > *': { flex: '0 0 auto', minWidth: '8.25rem' } },
    [media.large]: { '&&&& dt + dd': { fontSize: `min(${type.title.fontSize}, 10vw)` } },
  },
  cost: {
    gridArea: 'cost',
    ...mixin.stack(space.m),
    flex: '1 1 100%',
    [LINE]: { order: 1, gridArea: 'auto / 1 / auto / -1' },
  },
  /** More than is advised is said in colour and with a line below it. */
  share: {
    '&[data-tone=warn]': { color: color.warn, textDecoration: 'underline dotted' },
    '&[data-tone=bad]': { color: color.bad, textDecoration: 'underline dotted' },
    /** A printed sheet is shown to others, and the salary can be worked out from it. */
    [media.print]: { display: 'none' },
  },
  action: {
    gridArea: 'act',
    display: 'grid',
    [LEAD]: { flex: '1 1 9rem', [media.desktop]: { minWidth: 176 } },
  },
  foot: {
    gridArea: 'foot',
    ...mixin.row,
    gap: `0 ${space.l}px`,
    flex: '1 1 100%',
    '& > p': { flex: '1 1 10rem' },
  },
  /** Boxes that features let choose an offer by. */
  choices: {
    gridArea: 'pick',
    [LINE]: { order: 2 },
    '& label': { ...mixin.line, gap: space.s, minWidth: 44, minHeight: 44, ...type.small, cursor: 'pointer' },
    '& input': mixin.checkbox,
  },
  /** Its words, and a chevron that turns; of an open offer and of a row the chevron alone. */
  toggle: {
    gridArea: 'toggle',
    [LINE]: { order: 2, marginLeft: 'auto' },
    ...mixin.line,
    justifyContent: 'end',
    gap: space.xs,
    minWidth: 44,
    minHeight: 44,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    color: color.accent,
    background: 'none',
    '& svg': { flex: 'none', marginInline: space.xs },
    [media.motion]: { '& svg': { transition: 'transform 160ms ease-out' } },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
    '[data-open] header + &': {
      position: 'absolute',
      right: space.s,
      justifyContent: 'center',
      '& span': mixin.unseen,
    },
    [LEAD]: { [media.wide]: { justifyContent: 'center' } },
    [ROW]: { [media.wide]: { justifyContent: 'center', '& span': mixin.unseen } },
  },
  message: { ...type.small, '& button': { marginBlock: -space.m } },
  detail: { borderTop: `1px solid ${color.line}` },
});
