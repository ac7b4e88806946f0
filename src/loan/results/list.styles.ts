import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, radius, space, type, weight } from '#ui/tokens.ts';

/** Styles of the list of offers, and of the controls that sort, filter and page it. */
export const list = stylesheet({
  /** The row of controls stays at the top of the window while no offer is open. */
  toolbar: {
    position: 'sticky',
    top: 'var(--header)',
    zIndex: 5,
    ...mixin.row,
    gap: space.s,
    minHeight: 44,
    background: color.paper,
    /** The shadow hides the cards that scroll away under the row. */
    boxShadow: `0 8px ${color.paper}`,
    '&[data-open]': { position: 'static' },
    /** The browser keeps this much free above an element that it scrolls to: the row would cover it. */
    'html:has(&:not([data-open]))': { scrollPaddingTop: 'calc(var(--header) + 60px)' },
    [media.narrow]: { '& button': { paddingInline: space.s, ...type.small } },
    /** With large text or in a low window a sticky row would cover too much. */
    [media.large]: { position: 'static' },
    [media.low]: { position: 'static' },
    /** On the narrowest phones the controls take two rows, whose height is kept free from the first paint. */
    '@media (max-width: 21.998em)': { minHeight: 96 },
  },
  list: {
    ...mixin.stack(space.m),
    '&:focus': { outline: 'none' },
    [media.print]: { display: 'block' },
    /** While the other cards of the page are being drawn, the parts below the list stay out of the window. */
    '&[data-partial]': { minHeight: '100vh', alignContent: 'start' },
    '&[aria-busy=true] article': { borderStyle: 'dashed', background: 'none' },
  },
  /** A group of cards, whose layout the browser skips as a whole while it is out of the window; print shows all. */
  group: {
    ...mixin.stack(space.m),
    containIntrinsicSize: 'auto 1128px',
    [media.wide]: { containIntrinsicSize: 'auto 668px' },
    [media.screen]: { '&:not(:first-child)': { contentVisibility: 'auto' } },
    /** Firefox breaks a card over two sheets of paper if the card stands in a grid. */
    [media.print]: { display: 'block', '& > *': { marginBottom: space.s } },
  },
  /** The heading of a part of the list. */
  tied: { ...mixin.stack(space.s), ...mixin.figures, paddingTop: space.m },
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
