import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, radius, shadow, space, type, weight } from '#ui/tokens.ts';

/** Half of what a phone has beside the column of labels, less the edge of a third offer. */
const PHONE_COLUMN = 'max(7rem, calc((100vw - 148px) / 2))';

export const styles = stylesheet({
  /** Floats over the end of the list; what has the focus is kept from under it. */
  tray: {
    position: 'sticky',
    bottom: space.s,
    zIndex: 10,
    ...mixin.line,
    gap: space.s,
    minHeight: 56,
    padding: `${space.xs}px ${space.m}px`,
    border: `1px solid ${color.control}`,
    borderRadius: radius.surface,
    background: color.surface,
    boxShadow: shadow,
    'html:has(&)': { scrollPaddingBottom: 80 },
    [media.print]: { display: 'none' },
    '& p': { flex: 1, minWidth: 0, [media.narrow]: type.small },
    /** A low window shows the tray's button alone; screen readers still hear how many offers were chosen. */
    [media.low]: { paddingBlock: 0, '& p': { ...mixin.unseen } },
  },
  /** A phone has no room for this sentence; whoever chooses one more offer reads it. */
  full: { [media.narrow]: { display: 'none' } },
  dialog: {
    width: 'min(100%, 960px)',
    maxWidth: '100%',
    maxHeight: '100%',
    padding: space.l,
    border: 0,
    borderRadius: radius.surface,
    color: color.ink,
    background: color.surface,
    boxShadow: shadow,
    '&::backdrop': { background: 'rgb(0 0 0 / 50%)' },
    [media.wide]: { padding: space.xl },
    '&[open]': { display: 'grid', gap: space.l, alignContent: 'start' },
    /** A fixed tray would be printed on every sheet of paper. */
    [media.print]: {
      position: 'static',
      maxHeight: 'none',
      margin: 0,
      padding: 0,
      boxShadow: 'none',
      '& button, &::backdrop': { display: 'none' },
    },
  },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.m },
  title: type.title,
  /** A phone shows two offers at a time, and the edge of a third. */
  scroller: {
    overflowX: 'auto',
    position: 'relative',
    scrollSnapType: 'x mandatory',
    scrollPaddingLeft: 92,
    [media.narrow]: { marginRight: -space.l },
    [media.print]: { overflow: 'visible' },
  },
  table: {
    ...mixin.figures,
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: `${space.m}px ${space.l}px ${space.m}px 0`,
      borderBottom: `1px solid ${color.line}`,
      textAlign: 'left',
      verticalAlign: 'baseline',
      scrollSnapAlign: 'start',
      [media.narrow]: { minWidth: PHONE_COLUMN, paddingRight: space.s, ...type.small },
    },
    '& tbody th, & thead td, & tbody td:empty': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      width: 92,
      minWidth: 92,
      [media.wide]: { width: 150 },
      background: color.surface,
      fontWeight: weight.normal,
      ...mixin.aside,
    },
    '& tbody td': { whiteSpace: 'nowrap' },
    /** Columns of one width, so that the bars of the costs are on one scale. */
    '& thead th': { width: '12rem', overflowWrap: 'anywhere', [media.narrow]: { width: PHONE_COLUMN } },
    '& thead button': { minWidth: 32 },
    '& [aria-hidden]': { marginBottom: space.xs },
    '& tbody a': { width: '100%', paddingInline: space.s },
    '& tbody tr:last-child > *': { borderBottom: 0 },
  },
  name: { ...mixin.apart, alignItems: 'start', '& button': { marginBlock: -space.m } },
  condition: { fontWeight: weight.normal, ...type.small },
  /** A dot stands before the best figure, on the same line. */
  best: { fontWeight: weight.bold, '&::before': { content: '"• "', color: color.good } },
  difference: type.lead,
});
