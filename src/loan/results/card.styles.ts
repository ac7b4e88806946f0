import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, radius, space, type, weight } from '#ui/tokens.ts';

const LEAD = '[data-lead] &';
const LINE = 'article:not([data-lead]) &';
/** A line with nothing opened: on a wide window a row of a table. */
const ROW = 'article:not([data-lead], [data-open]) &';
/** Where a row has room for three figures beside the loan. */
const ROOMY = '@media (min-width: 75em)';
const BELOW_ROOMY = '@media (max-width: 74.998em)';
/** A wide window with less room: a row's name has twice the room where its two small controls stand below its button. */
const CLOSE = '@media (min-width: 48em) and (max-width: 74.998em)';
/** The narrowest phones. */
const NARROWEST = '@media (max-width: 21.998em)';

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
    containIntrinsicSize: 'auto 192px',
    [media.wide]: { containIntrinsicSize: 'auto 80px' },
    [CLOSE]: { containIntrinsicSize: 'auto 122px' },
    [media.print]: { breakInside: 'avoid' },
  },
  offer: {
    position: 'relative',
    display: 'grid',
    gap: `${space.m}px ${space.s}px`,
    /** Padding and border together are as wide as the padding of every card. */
    padding: space.l - 1,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"head head" "figures figures" "cost cost" "act toggle" "aside aside" "pick pick"',
    '& > *': { minWidth: 0 },
    [LEAD]: { [media.narrow]: { gridTemplateColumns: 'minmax(min-content, 1fr) auto' } },
    [LINE]: {
      rowGap: space.s,
      [media.narrow]: { paddingBottom: space.xs },
      gridTemplateAreas: '"head act" "figures figures" "pick toggle"',
      [NARROWEST]: { gridTemplateAreas: '"head head" "figures figures" "act act" "pick toggle"' },
    },
    [media.wide]: {
      '&&': { padding: `${space.l - 1}px ${space.xl - 1}px`, columnGap: space.m, alignItems: 'center' },
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"head figures act" "cost cost toggle" "aside aside pick"',
      [LINE]: {
        gridTemplateColumns: 'minmax(8rem, 1fr) auto auto auto auto',
        gridTemplateAreas: '"head figures act pick toggle"',
      },
    },
    [CLOSE]: {
      [LINE]: {
        rowGap: 0,
        gridTemplateColumns: 'minmax(8rem, 1fr) auto auto auto',
        gridTemplateAreas: '"head figures act act" "head figures pick toggle"',
      },
    },
    /** The answers of an opened offer show its figures. */
    '[data-open] &&': {
      paddingBottom: space.m,
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"head head"',
      alignItems: 'start',
    },
    [media.large]: {
      '&&&': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"head" "figures" "cost" "act" "toggle" "aside" "pick"',
      },
      '[data-open] &&': { gridTemplateAreas: '"head head"' },
    },
  },
  /** The tile beside the name and what stands below it. */
  head: {
    gridArea: 'head',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space.m,
    alignItems: 'center',
    justifyItems: 'start',
    overflowWrap: 'anywhere',
    '& > :first-child': { gridRow: '1 / span 5', alignSelf: 'start' },
    '& > :nth-child(n + 3)': { gridColumn: 2, marginTop: space.xs },
    /** A name without a line below it stands in the middle of its tile's height. */
    '& > :last-child:nth-child(2)': { gridRow: '1 / span 5' },
  },
  name: {
    ...type.lead,
    scrollMarginTop: space.xl,
    '&:focus': { outline: 'none' },
    [ROW]: { [media.wide]: type.text },
    /** The name keeps clear of the button that closes the offer. */
    '[data-open] &': { marginRight: 44 + space.s },
  },
  condition: { ...type.small, fontWeight: weight.bold },
  lower: { ...mixin.figures, ...mixin.aside },
  warning: { ...type.small, color: color.warn, fontWeight: weight.bold },
  badge: {
    paddingInline: space.s,
    borderRadius: radius.pill,
    color: color.good,
    background: color.goodTint,
    ...type.small,
    lineHeight: '1.5rem',
    fontWeight: weight.bold,
    '&[data-own]': { color: color.onOwn, background: color.own },
    [media.forced]: { outline: '1px solid' },
    /** Printers leave backgrounds out. */
    [media.print]: { '&, &[data-own]': { border: '1px solid', color: '#000', background: 'none' } },
  },
  figures: {
    gridArea: 'figures',
    ...mixin.figures,
    display: 'grid',
    /** The second begins in the middle, or as far to the right as its figure lets it. */
    gridTemplateColumns: 'minmax(min-content, 1fr) minmax(min-content, 1fr)',
    columnGap: space.m,
    '& dt': mixin.aside,
    '& dt + dd': { whiteSpace: 'nowrap', ...type.title, lineHeight: '2rem', fontWeight: weight.bold },
    '& > :first-child dt + dd': type.figure,
    /** Beside each other where they fit, else one below the other. */
    [LEAD]: { [media.narrow]: { display: 'flex', flexWrap: 'wrap', '& > *': { flex: '1 1 40%' } } },
    [LINE]: {
      '& dt + dd': { ...type.lead, lineHeight: '1.75rem' },
      '& > :first-child': { gridRow: '1 / span 2' },
      '& > :first-child dt + dd': type.title,
      /** The longest figures break rather than overflow. */
      '& dd': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
      [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    },
    [media.wide]: { gridTemplateColumns: 'minmax(130px, auto) minmax(130px, auto)', columnGap: space.l },
    [ROOMY]: {
      [ROW]: {
        gridTemplateColumns: 'minmax(130px, auto) auto auto',
        alignItems: 'start',
        '& > :first-child': { gridRow: 1 },
      },
    },
    [media.large]: { '&&&': { display: 'block' }, '&& dt + dd': { whiteSpace: 'normal' } },
  },
  /** Print hides the share of the salary, because printed pages are shown to others. */
  byShare: { [media.print]: { display: 'none' } },
  /** Drawn for the first offer; on a phone's line the word stands beside its figure. */
  payBack: {
    [LEAD]: { display: 'none' },
    [BELOW_ROOMY]: {
      ...mixin.line,
      ...mixin.aside,
      flexWrap: 'wrap',
      columnGap: space.xs,
      '&&& dd': { ...type.small, fontWeight: weight.normal },
    },
    [ROOMY]: { '&&& dd': { ...type.text, lineHeight: '1.75rem', fontWeight: weight.normal } },
  },
  effective: {
    ...mixin.aside,
    overflowWrap: 'anywhere',
    [LEAD]: { display: 'none' },
    [media.wide]: { display: 'none' },
  },
  cost: { gridArea: 'cost', ...mixin.stack(space.s), [LINE]: { gridArea: 'auto / 1 / auto / -1' } },
  share: {
    display: 'inline-block',
    paddingInline: space.s,
    borderRadius: radius.control,
    ...type.small,
    lineHeight: '1.5rem',
    fontWeight: weight.bold,
    '&[data-tone=neutral]': { background: color.tint },
    '&[data-tone=warn]': { color: color.warn, background: color.warnTint },
    '&[data-tone=bad]': { color: color.bad, background: color.badTint },
    [media.forced]: { outline: '1px solid' },
    /** A printed sheet is shown to others, and the salary can be worked out from it. */
    [media.print]: { display: 'none' },
  },
  action: {
    gridArea: 'act',
    position: 'relative',
    display: 'grid',
    [LINE]: { [media.narrow]: { alignSelf: 'start' } },
    [LEAD]: { marginTop: space.xs, [media.desktop]: { minWidth: 176 } },
  },
  aside: { gridArea: 'aside', [LEAD]: { marginTop: -space.xs, [media.wide]: { margin: 0 } } },
  /** Boxes that features let choose an offer by; of a row their words are unseen. */
  choices: {
    gridArea: 'pick',
    justifySelf: 'start',
    '& label': { ...mixin.line, gap: space.s, minWidth: 44, minHeight: 44, ...type.small, cursor: 'pointer' },
    '& input': mixin.checkbox,
    [ROW]: { [media.wide]: { '& label': { justifyContent: 'center' }, '& span': mixin.unseen } },
  },
  /** Its words, and a chevron that turns; of an open offer and of a row the chevron alone. */
  toggle: {
    gridArea: 'toggle',
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
      gridArea: '1 / 2',
      justifyContent: 'center',
      '& span': mixin.unseen,
    },
    [LEAD]: { [media.wide]: { justifyContent: 'center' } },
    [ROW]: { [media.wide]: { justifyContent: 'center', '& span': mixin.unseen } },
  },
  message: { ...type.small, '& button': { marginBlock: -space.m } },
  detail: { borderTop: `1px solid ${color.line}` },
});
