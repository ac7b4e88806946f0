import { sheet } from '#ui/sheet.ts';
import { color, media, mixin, radius, space, type, weight } from '#ui/tokens.ts';

/** The list of offers: what orders, filters and pages it, and how its offers stand. */
export const list = sheet({
  toolbar: {
    position: 'sticky',
    top: 'var(--header)',
    zIndex: 5,
    ...mixin.apart,
    gap: space.s,
    minHeight: 48,
    paddingBlock: 2,
    background: color.paper,
    /** Elements with the focus, or scrolled to, stay clear of the sticky part. */
    'html:has(&)': { scrollPaddingTop: 'calc(var(--header) + 60px)' },
    [media.narrow]: {
      minHeight: 44,
      paddingBlock: 0,
      '& button': { paddingInline: space.s, ...type.small },
    },
    /** It would take up much of the window. */
    [media.large]: { position: 'static' },
    /** Two rows. What is in it comes after the first paint, and moves nothing. */
    '@media (max-width: 21.998em)': { minHeight: 86 },
  },
  legend: { float: 'left', marginRight: space.l, padding: 0, color: color.soft, lineHeight: '44px' },
  filters: { display: 'grid', gap: space.m },
  count: { ...mixin.figures, color: color.soft },
  active: {
    minWidth: 20,
    borderRadius: radius.pill,
    color: color.onBrand,
    background: color.brand,
    ...type.small,
  },
  list: {
    ...mixin.stack(space.s),
    '&:focus': { outline: 'none' },
    /** The rest of the page is on its way: what stands below must not come into view before it. */
    [media.print]: { display: 'block' },
    '&[data-partial]': { minHeight: '100vh', alignContent: 'start' },
    '&[aria-busy=true] article': { borderStyle: 'dashed', background: 'none' },
  },
  /** Offers that move as one and, out of sight, are not looked at one by one; a sheet of paper shows every one. */
  group: {
    ...mixin.stack(space.s),
    containIntrinsicSize: 'auto 740px',
    [media.wide]: { containIntrinsicSize: 'auto 580px' },
    [media.screen]: { '&:not(:first-child)': { contentVisibility: 'auto' } },
    /** Firefox cuts what stands in a grid, whatever it asks for. */
    [media.print]: { display: 'block', '& > *': { marginBottom: space.s } },
  },
  tied: { ...mixin.figures, paddingTop: space.s, ...type.text },
  /** A single line that scrolls to the right where there is no room. */
  payer: {
    ...mixin.row,
    flexWrap: 'nowrap',
    gap: space.s,
    overflowX: 'auto',
    '& > *': { flex: 'none' },
    '& button, & select': {
      minHeight: 44,
      maxWidth: '12rem',
      paddingInline: space.m,
      border: `1px solid ${color.control}`,
      borderRadius: radius.pill,
      background: color.surface,
      color: color.accent,
      fontWeight: weight.bold,
      cursor: 'pointer',
    },
    [media.narrow]: {
      ...type.small,
      '& > p': { maxWidth: '11.25rem' },
      /** With one button behind it nothing has to be scrolled to. */
      '& > p:nth-last-child(2)': { flex: '0 1 auto' },
      '& button, & select': { minHeight: 36, ...type.small },
    },
    [media.large]: { flexWrap: 'wrap' },
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
