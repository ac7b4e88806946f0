import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, space, type, weight } from '#ui/tokens.ts';

/** Longest comfortable line of running text. */
const MEASURE = '60ch';

/** Pages that are read: the guide, the legal texts, a bank's page, the error pages. */
export const styles = stylesheet({
  page: {
    ...mixin.wrap,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    justifyItems: 'start',
    paddingBlock: `${space.xxl}px ${space.vast}px`,
    '& > :not(svg)': { width: '100%' },
  },
  title: { maxWidth: '24ch' },
  lead: {
    display: 'grid',
    gap: space.m,
    maxWidth: MEASURE,
    color: color.soft,
    ...type.lead,
    textWrap: 'pretty',
  },
  /** Contents beside the text where there is room, above it where there is not. */
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    [media.desktop]: {
      gridTemplateColumns: '14rem minmax(0, 1fr)',
      columnGap: space.vast,
      alignItems: 'start',
    },
  },
  contents: {
    ...type.small,
    [media.desktop]: { position: 'sticky', top: 'calc(var(--header) + 24px)' },
    [media.print]: { display: 'none' },
    '& p': { fontWeight: weight.bold },
    '& ol': { listStyle: 'none' },
    '& a': { display: 'block', paddingBlock: space.m, [media.desktop]: { paddingBlock: space.s } },
  },
  section: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: space.l,
    paddingBlock: space.xxl,
    borderTop: `1px solid ${color.line}`,
    overflowWrap: 'anywhere',
    '& h2': { paddingBottom: space.s },
    '& > h3': { paddingTop: space.s },
    '& > p, & > ul, & > ol, & > div': { maxWidth: MEASURE },
    '& > ul, & > ol': { display: 'grid', gap: space.s, paddingLeft: '1.25rem' },
    '& li::marker': { color: color.soft },
    [media.print]: { paddingBlock: space.l },
  },
  /** Terms beside what they mean, divided by thin lines. */
  definitions: {
    maxWidth: '50rem',
    borderBottom: `1px solid ${color.line}`,
    '& > div': {
      display: 'grid',
      gap: `${space.xs}px ${space.xl}px`,
      paddingBlock: space.m,
      borderTop: `1px solid ${color.line}`,
      [media.wide]: { gridTemplateColumns: '12rem minmax(0, 1fr)' },
    },
    '& dt': { fontWeight: weight.bold },
  },
  aside: { color: color.soft, ...type.small },
  question: {
    maxWidth: MEASURE,
    borderTop: `1px solid ${color.line}`,
    '& summary': { paddingBlock: space.m, fontWeight: weight.bold, cursor: 'pointer' },
    '& p': { paddingBottom: space.l },
  },
  /** What matters, and two short lists beside it where there is room. */
  withLists: {
    ...mixin.stack(0),
    columnGap: space.huge,
    [media.wide]: {
      gridTemplate: 'auto 1fr / minmax(0, 2fr) minmax(0, 1fr)',
      '& > :first-child': { gridRow: '1 / -1' },
    },
  },
  updated: type.text,
  sources: { color: color.soft, [media.narrow]: type.small },
  /** The one thing to do next, set apart from the text. */
  onward: {
    display: 'grid',
    justifyItems: 'start',
    gap: space.m,
    ...mixin.tinted,
    '& h2': type.title,
    [media.print]: { display: 'none' },
  },
  links: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s}px ${space.xl}px` },
});
