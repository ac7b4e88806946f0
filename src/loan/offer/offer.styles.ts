import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, space, type } from '#ui/tokens.ts';

/** A bar on the baseline of a drawing, at so many pixels from its left and so high, in pieces. */
const brokenBar = (left: number, height: number): string =>
  `repeating-linear-gradient(0deg, ${color.control} 0 8px, transparent 8px 12px) left ${left}px bottom 6px / 16px ${height}px no-repeat`;

export const styles = stylesheet({
  /** On a desktop the loan stands beside the list. */
  results: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
    minWidth: 0,
    [media.desktop]: {
      display: 'grid',
      /** A row of the list needs the room where the window has little. */
      gridTemplateColumns: 'clamp(224px, 100vw - 800px, 272px) minmax(0, 54rem)',
      gridTemplateRows: 'auto auto auto 1fr',
      gap: `0 ${space.xxl}px`,
      '& > *': { gridColumn: 2, marginBottom: space.m },
    },
    [media.print]: {
      display: 'block',
      '& :is(button, input, select, summary)': { display: 'none' },
    },
  },
  /** The parts below the offers. */
  after: { ...mixin.stack(space.xl), paddingTop: space.m },
  /** But for what is open in it to be printed alone. */
  screenOnly: {
    [media.print]: { display: 'none !important', '&:has([data-sheet])': { display: 'block !important' } },
  },
  title: { ...type.lead, '&:focus': { outline: 'none' }, [media.desktop]: { ...type.large } },
  head: { display: 'grid', gap: space.xs },
  intro: { ...mixin.stack(space.s), '& p': { maxWidth: '66ch' } },
  status: { ...type.small, color: color.soft },
  actions: {
    ...mixin.row,
    gap: space.s,
    [media.narrow]: {
      '& > button': { flex: '1 1 0', minWidth: 'min-content' },
      '& button': { paddingInline: space.s },
    },
  },
  more: { ...mixin.row, gap: `0 ${space.s}px` },
  /** A sticky part needs a parent as long as the list. */
  listPart: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.m,
  },
  aside: { ...mixin.aside, maxWidth: '66ch' },
  asides: { ...mixin.stack(space.s), paddingTop: space.l, borderTop: `1px solid ${color.line}` },
  empty: {
    ...mixin.stack(space.m),
    paddingBlock: space.s,
    /** Styles draw the broken bars of the logo, because drawing them by script would weigh on the visitor. */
    '&::before': {
      content: '"" / ""',
      width: 112,
      height: 96,
      background: [
        `linear-gradient(${color.control} 0 0) 0 100% / 100% 2px no-repeat`,
        brokenBar(12, 80),
        brokenBar(48, 56),
        brokenBar(84, 32),
      ].join(','),
    },
  },
});
