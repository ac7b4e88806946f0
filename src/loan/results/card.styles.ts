import { sheet } from '#ui/sheet.ts';
import { color, media, mixin, radius, space, type, weight } from '#ui/tokens.ts';

const LINE = '[data-line] &';
/** An offer whose rest is not opened, the first of a page among them. */
export const CLOSED = 'article:not([data-open]) &';
const CLOSED_LINE = '[data-line]:not([data-open]) &';

/** Beside the buttons of a line, with the offer's own margin as wide as a finger. */
const TOGGLE_ROOM = 44 - space.l;

/** Width inside an offer on a phone: the window without the margins of the page and of the offer. */
const WITHIN_CARD = `calc(100vw - ${2 * (space.l + space.m + 1)}px)`;

export const card = sheet({
  card: {
    padding: space.m,
    ...mixin.surface,
    overflowWrap: 'anywhere',
    /**
     * Offers out of sight cost nothing to lay out or paint. The first is in sight, and laid out only once; a sheet of
     * paper shows every one.
     */
    [media.screen]: { '&[data-line]': { contentVisibility: 'auto' } },
    containIntrinsicSize: 'auto 120px',
    /** The page's own lender: its colour as one thin rule. */
    '&[data-own]': { borderColor: color.brandText, boxShadow: `inset 0 3px ${color.brand}` },
    [media.wide]: { padding: `${space.s}px ${space.l}px`, containIntrinsicSize: 'auto 94px' },
    [media.print]: { breakInside: 'avoid' },
  },
  /** Lender, three figures and buttons: below one another on a phone, columns of a table on a wide window. */
  offer: {
    position: 'relative',
    cursor: 'pointer',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `6px ${space.m}px`,
    '& > *': { minWidth: 0 },
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      alignItems: 'center',
      gap: `0 ${space.s}px`,
      paddingRight: TOGGLE_ROOM,
    },
    [media.desktop]: { columnGap: space.l },
  },
  head: {
    ...mixin.row,
    alignContent: 'start',
    gap: `0 ${space.s}px`,
    gridColumn: '1 / -1',
    [LINE]: { gridColumn: 1 },
    [media.wide]: { '&&': { gridColumn: 1, gridRow: '1 / span 2' } },
  },
  name: {
    ...type.lead,
    [media.narrow]: { [CLOSED_LINE]: type.text },
    [media.wide]: type.text,
    [media.desktop]: type.lead,
    fontWeight: weight.bold,
    scrollMarginTop: space.xl,
    '&:focus': { outline: 'none' },
  },
  condition: {
    flex: '1 1 100%',
    ...type.small,
    fontWeight: weight.bold,
  },
  lower: { ...mixin.figures, ...mixin.aside, flex: '1 1 100%' },
  warning: {
    flex: '1 1 100%',
    color: color.warn,
    ...type.small,
    fontWeight: weight.bold,
  },
  badge: {
    paddingInline: 10,
    borderRadius: radius.pill,
    color: color.good,
    background: color.goodTint,
    ...type.small,
    fontWeight: weight.bold,
    '&[data-own]': { color: color.onBrand, background: color.brand },
    [media.forced]: { border: '1px solid' },
    /** Printers leave backgrounds out. */
    [media.print]: { '&, &[data-own]': { border: '1px solid', color: '#000', background: 'none' } },
  },
  figures: {
    ...mixin.figures,
    /** Two beside one another, or below where they are long or a visitor enlarges all text. */
    ...mixin.row,
    alignItems: 'start',
    gridColumn: '1 / -1',
    gap: `6px ${space.m}px`,
    '& dt': { color: color.soft, ...type.small },
    [media.narrow]: {
      [CLOSED_LINE]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        rowGap: 2,
        paddingRight: space.xl,
      },
    },
    [media.large]: { [CLOSED_LINE]: { display: 'block' } },
    [media.wide]: {
      display: 'grid',
      gridColumn: 2,
      gridRow: '1 / span 2',
      gridTemplateColumns:
        'minmax(6.6rem, min-content) minmax(6.75rem, min-content) minmax(8.4rem, min-content)',
      gap: space.s,
      alignItems: 'end',
      textAlign: 'right',
    },
    [media.desktop]: { gridTemplateColumns: '11rem 12rem 11rem', alignItems: 'start' },
    [media.roomy]: { gridTemplateColumns: '11rem 18rem 11rem', columnGap: space.l },
  },
  cft: {
    flex: '1 1 100%',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space.m,
    '& dd:first-of-type': { gridColumn: 1, gridRow: '1 / span 2' },
    '& dt': { gridColumn: 2 },
    [media.large]: { display: 'block' },
    [media.narrow]: { [CLOSED_LINE]: { display: 'block', gridColumn: 1, gridRow: '1 / span 2' } },
    [media.wide]: { display: 'block', gridColumn: 'auto' },
  },
  /** Instalment and total: on a phone's line the name stands beside its figure. */
  amount: {
    flex: '1 1 40%',
    [media.narrow]: {
      [CLOSED_LINE]: { gridColumn: 2, ...mixin.row, justifyContent: 'end', columnGap: space.s },
    },
  },
  largest: {
    ...type.figure,
    fontWeight: weight.bold,
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
    /** A CFT of thousands leaves the instalment beside it its room. */
    [media.narrow]: {
      [CLOSED_LINE]: type.title,
      [`${CLOSED_LINE}[data-long]`]: type.text,
    },
    [media.wide]: { ...type.title, '&[data-long]': type.text },
    [media.desktop]: { '&[data-long]': type.title },
  },
  figure: {
    ...type.lead,
    fontWeight: weight.bold,
    whiteSpace: 'nowrap',
    [media.narrow]: { [CLOSED_LINE]: type.text },
    [media.wide]: type.text,
    [media.desktop]: type.lead,
  },
  /** Where a phone's line has no room the words are for screen readers alone. */
  long: { [media.narrow]: { [CLOSED_LINE]: mixin.unseen } },
  short: { display: 'none', [media.narrow]: { [CLOSED_LINE]: { display: 'inline' } } },
  sub: { ...mixin.aside },
  /** Parts shown once a line is open: on every width, below a desktop's width, and on a phone. */
  opened: { [CLOSED_LINE]: mixin.unseen },
  openedBelowDesktop: { [media.belowDesktop]: { [CLOSED_LINE]: mixin.unseen } },
  openedOnPhone: { [media.narrow]: { [CLOSED]: mixin.unseen } },
  course: {
    ...mixin.aside,
    /** Nothing stands below the total beside it while the first offer is closed: it runs on there. */
    [media.narrow]: {
      'article:not([data-line], [data-open]) &': {
        width: 'max-content',
        maxWidth: WITHIN_CARD,
        marginRight: `calc(-1 * ${WITHIN_CARD})`,
      },
    },
  },
  action: {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    [LINE]: { gridColumn: 2, gridRow: 1, alignSelf: 'start' },
    [media.wide]: { '&&': { gridColumn: 3, gridRow: 1, alignSelf: 'auto' } },
  },
  foot: {
    ...mixin.row,
    gap: `0 ${space.l}px`,
    ...mixin.aside,
    [CLOSED_LINE]: { display: 'contents' },
    [LINE]: { gridColumn: '1 / -1' },
    [media.narrow]: {
      minWidth: '7.5rem',
      /** Room for the words of the button that lies over it. */
      'article[data-open] &': { gridColumn: '1 / -1', paddingBottom: 44 },
    },
    [media.large]: { 'article:not([data-line]) &': { gridColumn: '1 / -1', paddingBottom: '2.75rem' } },
    [media.wide]: { '&&': { display: 'contents' } },
  },
  maxTerm: { [media.wide]: { gridColumn: 1 } },
  pick: {
    ...mixin.row,
    position: 'relative',
    zIndex: 1,
    gap: space.s,
    minHeight: 44,
    cursor: 'pointer',
    '& input': mixin.checkbox,
    [media.narrow]: { [CLOSED]: { display: 'none' } },
    [media.wide]: { gridColumn: 3, gridRow: 2, minHeight: 32 },
  },
  message: {
    gridColumn: '1 / -1',
    ...type.small,
    // As large as a finger, without pushing the lines of its text apart.
    '& button': { marginBlock: -13 },
  },
  detail: { marginTop: space.l, paddingTop: space.l, borderTop: `1px solid ${color.line}` },
});
