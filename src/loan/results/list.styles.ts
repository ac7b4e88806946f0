import { sheet } from '#ui/sheet.ts';
import { color, media, mixin, radius, space, type, weight } from '#ui/tokens.ts';

/** The list of offers: what orders, filters and pages it, and how its offers stand. */
export const list = sheet({
  /** In sight while the list scrolls by, unless an offer is open. */
  toolbar: {
    position: 'sticky',
    top: 'var(--header)',
    zIndex: 5,
    ...mixin.line,
    gap: space.s,
    minHeight: 44,
    background: color.paper,
    /** Covers a little of the list that scrolls by beneath it. */
    boxShadow: `0 8px ${color.paper}`,
    '&[data-open]': { position: 'static' },
    /** Elements with the focus, or scrolled to, stay clear of the sticky part. */
    'html:has(&:not([data-open]))': { scrollPaddingTop: 'calc(var(--header) + 60px)' },
    [media.narrow]: { '& button': { paddingInline: space.s, ...type.small } },
    /** A fixed row would take up much of the window. */
    [media.large]: { position: 'static' },
    [media.low]: { position: 'static' },
    /** Two rows. What is in it comes after the first paint, and moves nothing. */
    '@media (max-width: 21.998em)': { flexWrap: 'wrap', minHeight: 96 },
  },
  filters: { display: 'grid', gap: space.m },
  active: {
    minWidth: '1.25rem',
    borderRadius: radius.pill,
    color: color.onBrand,
    background: color.brand,
    ...type.small,
  },
  list: {
    ...mixin.stack(space.m),
    '&:focus': { outline: 'none' },
    [media.print]: { display: 'block' },
    /** The rest of the page is on its way: what stands below must not come into view before it. */
    '&[data-partial]': { minHeight: '100vh', alignContent: 'start' },
    '&[aria-busy=true] article': { borderStyle: 'dashed', background: 'none' },
  },
  /** Offers that move as one and, out of sight, are not looked at one by one; a sheet of paper shows every one. */
  group: {
    ...mixin.stack(space.m),
    containIntrinsicSize: 'auto 1104px',
    [media.wide]: { containIntrinsicSize: 'auto 532px' },
    [media.screen]: { '&:not(:first-child)': { contentVisibility: 'auto' } },
    /** Firefox cuts what stands in a grid, whatever it asks for. */
    [media.print]: { display: 'block', '& > *': { marginBottom: space.s } },
  },
  /** The heading of a part of the list, and what would make its prices the visitor's. */
  tied: { ...mixin.stack(space.s), ...mixin.figures, paddingTop: space.m },
  payer: {
    ...mixin.row,
    gap: space.s,
    padding: `${space.m}px ${space.l}px`,
    borderRadius: radius.surface,
    background: color.tint,
    '& > p': { flex: '1 1 100%' },
    '& button, & select': {
      minHeight: 44,
      minWidth: 0,
      maxWidth: '100%',
      paddingInline: space.l,
      border: `1px solid ${color.control}`,
      borderRadius: radius.pill,
      background: color.surface,
      color: color.accent,
      fontWeight: weight.bold,
      cursor: 'pointer',
    },
    '& select': { flex: '0 1 7rem' },
    '&[data-place=tied]': { padding: 0, background: 'none' },
  },
  pager: { ...mixin.row, justifyContent: 'center', gap: space.xs },
  pageButton: {
    minWidth: 44,
    minHeight: 44,
    padding: `${space.s}px ${space.m}px`,
    border: '1px solid transparent',
    borderRadius: radius.control,
    background: 'none',
    fontVariantNumeric: 'tabular-nums',
    [media.hover]: { '&:hover:not(:disabled)': { background: color.tint } },
    '&[aria-current]': { borderColor: color.brandText, fontWeight: weight.bold },
    '&:disabled': { color: color.soft, opacity: 0.6, cursor: 'default' },
  },
});
