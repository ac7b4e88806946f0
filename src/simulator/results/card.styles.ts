import { sheet } from '#ui/sheet.ts';
import { color, figures, media, radius, size, space } from '#ui/tokens.ts';

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

export const card = sheet({
  card: {
    display: 'grid',
    gap: space.l,
    padding: space.l,
    border: `1px solid ${color.line}`,
    borderRadius: radius.surface,
    background: color.surface,
    overflowWrap: 'anywhere',
    /**
     * Cards out of sight cost nothing to lay out or paint. The first is in sight, and laid out only once; a sheet of
     * paper shows every card.
     */
    [media.screen]: { '&:nth-of-type(n + 2)': { contentVisibility: 'auto' } },
    containIntrinsicSize: 'auto 560px',
    /** The page's own lender: its colour as one thin rule. */
    '&[data-own]': { borderColor: color.brandText, boxShadow: `inset 0 3px ${color.brand}` },
    [media.wide]: { padding: `${space.l}px ${space.xl}px` },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 212px',
      columnGap: space.xxl,
      containIntrinsicSize: 'auto 260px',
    },
    '& > *': { minWidth: 0 },
    [media.print]: { breakInside: 'avoid', padding: space.m, gap: space.s },
  },
  head: { ...row, gap: `${space.xs}px ${space.m}px`, gridColumn: '1 / -1' },
  name: { fontSize: size.title, scrollMarginTop: space.xl, '&:focus': { outline: 'none' } },
  condition: { flex: '1 1 100%', fontWeight: 600 },
  lower: { ...figures, flex: '1 1 100%', color: color.soft, lineHeight: 1.5 },
  badge: {
    padding: '3px 10px',
    borderRadius: radius.pill,
    color: color.good,
    background: color.goodTint,
    fontSize: size.small,
    fontWeight: 650,
    '&[data-own]': { color: color.onBrand, background: color.brand },
    [media.forced]: { border: '1px solid' },
    /** Printers leave backgrounds out. */
    [media.print]: { '&, &[data-own]': { border: '1px solid', color: '#000', background: 'none' } },
  },
  pick: {
    ...row,
    gap: space.s,
    minHeight: 44,
    marginLeft: 'auto',
    color: color.soft,
    cursor: 'pointer',
    '& input': {
      width: 24,
      height: 24,
      flex: 'none',
      margin: 0,
      accentColor: color.brand,
      cursor: 'pointer',
    },
    [media.narrow]: { order: -1 },
  },
  figures: {
    ...figures,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.l}px ${space.xl}px`,
    '& > *': { flex: '1 1 8.5rem' },
    '& dt': { color: color.soft, fontSize: size.small, marginBottom: 2 },
    /** Three to a row, fewer where a visitor enlarges all text. */
    [media.wide]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(max(11rem, 28%), 1fr))' },
  },
  cft: {
    ...row,
    containerType: 'inline-size',
    '&&': { flex: '1 1 100%', alignItems: 'baseline' },
    columnGap: space.m,
    '& dt': { flex: '1 1 100%' },
  },
  largest: {
    /** Its own size, and where a visitor enlarges all text no wider than its place. */
    fontSize: `min(${size.display}, max(36px, 16cqi))`,
    fontWeight: 700,
    letterSpacing: '-0.02em',
    lineHeight: 1.1,
    whiteSpace: 'nowrap',
  },
  figure: {
    fontSize: size.lead,
    fontWeight: 650,
    whiteSpace: 'nowrap',
    [media.wide]: { fontSize: size.title },
  },
  sub: { marginTop: space.xs, color: color.soft, fontSize: size.small, lineHeight: 1.35 },
  share: {
    gridColumn: '1 / -1',
    ...row,
    gap: `${space.s}px ${space.m}px`,
    [media.print]: { display: 'none' },
  },
  shareText: { fontSize: size.small, [media.wide]: { minWidth: '15rem' } },
  bar: { flex: '1 1 10rem', maxWidth: 320, height: 10, overflow: 'visible' },
  tone: {
    padding: '1px 8px',
    borderRadius: radius.pill,
    fontSize: size.small,
    fontWeight: 650,
    '&[data-tone=neutral]': { background: color.tint },
    '&[data-tone=warn]': { color: color.warn, background: color.warnTint },
    '&[data-tone=bad]': { color: color.bad, background: color.badTint },
  },
  action: {
    display: 'grid',
    alignContent: 'start',
    gap: space.s,
    '& > a': { width: '100%' },
    [media.desktop]: { gridColumn: 2 },
  },
  foot: {
    ...row,
    gap: `0 ${space.l}px`,
    gridColumn: '1 / -1',
    borderTop: `1px solid ${color.line}`,
    marginBottom: -space.s,
    paddingTop: space.xs,
    color: color.soft,
    fontSize: size.small,
  },
  toggle: {
    [media.narrow]: { '&&': { order: -2 } },
    [media.motion]: { '& svg': { transition: 'transform 150ms ease-out' } },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
  message: { gridColumn: '1 / -1' },
  wide: { gridColumn: '1 / -1' },
  promo: {
    ...row,
    justifyContent: 'space-between',
    gap: `${space.m}px ${space.xl}px`,
    padding: `${space.m}px ${space.l}px`,
    border: `1px dashed ${color.control}`,
    borderRadius: radius.surface,
    [media.wide]: { padding: `${space.m}px ${space.xl}px` },
    [media.print]: { display: 'none' },
  },
  promoTitle: { fontSize: size.lead, fontWeight: 650 },
  promoLabel: {
    color: color.soft,
    fontSize: size.small,
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
  },
});
