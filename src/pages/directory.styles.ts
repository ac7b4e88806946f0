import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, radius, space, type, weight } from '#ui/tokens.ts';

export const styles = stylesheet({
  page: {
    ...mixin.wrap,
    display: 'grid',
    gap: space.s,
    paddingBlock: `${space.l}px ${space.xl}px`,
    [media.wide]: { gap: space.l, paddingBlock: `${space.xxl}px ${space.vast}px` },
  },
  title: { letterSpacing: '-0.02em' },
  intro: { color: color.soft, maxWidth: '60ch', textWrap: 'pretty', [media.wide]: type.lead },
  counters: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.xs}px ${space.m}px`,
    color: color.soft,
    ...type.small,
    '& strong': { ...mixin.figures, color: color.ink },
    [media.wide]: { columnGap: space.xl, ...type.text, '& strong': type.lead },
  },
  groupTitle: { paddingBottom: space.s },
  /** Stays in sight above its cards. */
  count: {
    ...mixin.figures,
    position: 'sticky',
    top: 'var(--header)',
    zIndex: 1,
    paddingBlock: space.s,
    color: color.soft,
    background: color.paper,
    [media.wide]: { paddingBottom: space.l },
  },
  group: { paddingBottom: space.l, [media.wide]: { paddingBottom: space.xl } },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
    gap: space.s,
    [media.wide]: { gap: space.l },
  },
  card: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    /** The last row takes what the highest card of a line is higher: its links stand on one line. */
    gridTemplateRows: 'repeat(4, auto) 1fr',
    gap: `${space.s}px ${space.m}px`,
    padding: `${space.l}px ${space.l}px ${space.xs}px`,
    ...mixin.surface,
    breakInside: 'avoid',
    /** Cards out of sight cost nothing to lay out or paint while the page loads; a sheet of paper shows every one. */
    [media.screen]: { contentVisibility: 'auto' },
    containIntrinsicSize: 'auto 196px',
    [media.wide]: { containIntrinsicSize: 'auto 300px' },
    '& > p': { gridColumn: '1 / -1', textWrap: 'pretty' },
    [media.large]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
  name: type.lead,
  /** A phone hides the description, which the lender's own page has. */
  description: { ...mixin.aside, [media.narrow]: { display: 'none' } },
  since: {
    ...mixin.row,
    gap: `0 ${space.s}px`,
    color: color.soft,
    [media.narrow]: type.small,
  },
  badge: {
    paddingInline: space.s,
    color: color.info,
    background: color.infoTint,
    borderRadius: radius.pill,
    fontWeight: weight.bold,
    letterSpacing: '0.04em',
  },
  highlights: {
    gridColumn: '1 / -1',
    ...mixin.aside,
    '& li': { display: 'inline-block' },
    '& li:not(:last-child)::after': { content: '" ·\u00A0" / ""' },
  },
  simulate: {
    gridArea: '-2 / 1 / -1 / -1',
    alignSelf: 'end',
    ...mixin.line,
    minHeight: 44,
    width: 'fit-content',
    fontWeight: weight.bold,
    /** A press anywhere on the card follows its link. */
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.surface },
  },
  closing: {
    ...mixin.row,
    justifyContent: 'space-between',
    gap: space.l,
    marginTop: space.xl,
    ...mixin.tinted,
    ...type.lead,
    [media.print]: { display: 'none' },
  },
});
