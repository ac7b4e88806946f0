import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, radius, shadow, space, type, weight } from '#ui/tokens.ts';

/** Half of a phone, less its margins and the edge of a third offer. */
const PHONE_COLUMN = `max(7rem, calc(50vw - ${space.l + space.m}px))`;

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
    /** An open comparison is printed alone. */
    [media.print]: { display: 'none', '&:has([data-sheet])': { display: 'block', border: 0 } },
    '& > p': { flex: 1, minWidth: 0, [media.narrow]: type.small },
    /** A low window shows the tray's button alone; screen readers still hear how many offers were chosen. */
    [media.low]: { paddingBlock: 0, '& > p': { ...mixin.unseen } },
  },
  /** A phone has no room for this sentence; whoever chooses one more offer reads it. */
  full: { [media.narrow]: { display: 'none' } },
  comparison: mixin.stack(space.l),
  /** A phone shows two offers at a time, and the edge of a third, which fades. */
  scroller: {
    overflowX: 'auto',
    position: 'relative',
    scrollSnapType: 'x mandatory',
    [media.narrow]: {
      marginRight: -space.l,
      paddingRight: space.l + space.xl,
      '&:not(:focus-visible)': { maskImage: `linear-gradient(to left, transparent, #000 ${space.xl}px)` },
    },
    [media.print]: { overflow: 'visible' },
  },
  /** Columns of one width, so that the bars of the costs are on one scale. */
  table: {
    ...mixin.figures,
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: `${space.m}px ${space.l}px ${space.m}px 0`,
      borderBottom: `1px solid ${color.line}`,
      textAlign: 'left',
      verticalAlign: 'baseline',
      [media.narrow]: { paddingRight: space.s },
    },
    '& thead th': { width: '11rem', overflowWrap: 'anywhere', [media.narrow]: { minWidth: PHONE_COLUMN } },
    '& thead td, & tbody td:empty': { width: 150, [media.narrow]: { width: 1, padding: 0 } },
    /** On a phone a label takes no column: it stands above its figures, and stays there while they scroll. */
    '& tbody th': {
      ...mixin.aside,
      fontWeight: weight.normal,
      [media.narrow]: {
        position: 'sticky',
        left: 0,
        maxWidth: 0,
        padding: `${space.s}px 0 0`,
        borderBottom: 0,
        verticalAlign: 'top',
        whiteSpace: 'nowrap',
        '& > span': { display: 'inline-block' },
      },
    },
    '& tbody td': {
      whiteSpace: 'nowrap',
      scrollSnapAlign: 'start',
    },
    '& tbody tr:not(:last-child) td': {
      [media.narrow]: { paddingBlock: `calc(1.25rem + ${space.m}px) ${space.s}px` },
    },
    '& thead button': { minWidth: 32 },
    '& [aria-hidden]': { marginBottom: space.xs },
    '& tbody a': { width: '100%', paddingInline: space.s },
    '& tbody tr:last-child > *': { borderBottom: 0 },
  },
  name: { ...mixin.apart, alignItems: 'start', '& button': { marginBlock: -space.m } },
  condition: { fontWeight: weight.normal, ...type.small },
  /** A dot stands before the best figure, on the same line. */
  best: { fontWeight: weight.bold, '&::before': { content: '"• "', color: color.good } },
  difference: { [media.wide]: type.lead },
});
