import { sheet } from '#ui/sheet.ts';
import { color, media, mixin, radius, space, type, weight } from '#ui/tokens.ts';

export const styles = sheet({
  results: {
    ...mixin.stack(space.xs),
    minWidth: 0,
    [media.wide]: { gap: space.m },
    /** An open comparison is printed alone. */
    [media.print]: {
      '&:has(dialog:modal) > :not(:has(dialog:modal))': { display: 'none' },
      '& :is(button, input, select, summary)': { display: 'none' },
    },
  },
  screenOnly: { [media.print]: { display: 'none !important' } },
  printOnly: { display: 'none', [media.print]: { display: 'block' } },
  title: {
    ...type.lead,
    letterSpacing: '-0.01em',
    '&:focus': { outline: 'none' },
    [media.wide]: type.large,
  },
  intro: { display: 'grid', '& p': { maxWidth: '90ch' } },
  headline: {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space.l,
    },
  },
  status: {
    ...mixin.aside,
    '& summary': { listStyle: 'none', cursor: 'pointer' },
    '& summary svg': { display: 'inline-block', verticalAlign: 'middle' },
    '& summary strong': { color: color.ink },
    '& p': { paddingBlock: space.s, ...type.text },
    '&[open] summary svg': { transform: 'rotate(180deg)' },
    [media.wide]: type.text,
    [media.print]: { '&::details-content': { contentVisibility: 'visible', display: 'block' } },
  },
  top: {
    display: 'grid',
    gap: space.xs,
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
    [media.large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.wide]: { gap: space.m },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
  },
  tools: {
    display: 'flex',
    gap: space.s,
    '& > div > button': { minHeight: 48, [media.narrow]: { minHeight: 44 } },
  },
  wideOnly: { [media.narrow]: { display: 'none !important' } },
  narrowOnly: { [media.wide]: { display: 'none !important' } },
  actions: {
    ...mixin.row,
    gap: space.s,
    [media.wide]: { '& button': { minHeight: 48 } },
    [media.narrow]: {
      flexWrap: 'nowrap',
      '& > button': { flex: '1 1 0', minWidth: 0 },
      '& button': { padding: `2px ${space.xs}px`, ...type.small },
    },
    [media.large]: { flexWrap: 'wrap', '& > button': { minWidth: 'min-content' } },
  },
  more: { ...mixin.row, gap: `0 ${space.l}px` },
  /** A surface of the page itself, told from the offers by its tint. */
  band: {
    paddingInline: space.m,
    borderRadius: radius.control,
    background: color.tint,
    [media.wide]: { paddingInline: space.l },
    [media.print]: { padding: 0, background: 'none' },
  },
  loan: {
    ...mixin.figures,
    ...mixin.line,
    gap: space.xs,
    minHeight: 48,
    cursor: 'pointer',
    [media.narrow]: {
      minHeight: 44,
      /** The way to change it goes below a loan that fills the line. */
      flexWrap: 'wrap',
      gap: `0 ${space.xs}px`,
      '& :not(:first-of-type)': type.small,
    },
  },
  change: {
    marginLeft: 'auto',
    color: color.accent,
    fontWeight: weight.bold,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
  whatIf: {
    display: 'grid',
    gap: space.m,
    paddingBottom: space.m,
    '& > button': { minHeight: 48 },
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) auto',
      alignItems: 'start',
      '& > button': { marginTop: 28 },
    },
  },
  whatIfNote: { gridColumn: '1 / -1', color: color.soft, paddingBottom: space.s },
  leads: {
    ...mixin.apart,
    [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'end' },
    columnGap: space.s,
    color: color.soft,
    [media.narrow]: { ...type.small, '& label': { flex: 'none', minHeight: 36 } },
    [media.large]: { flexWrap: 'wrap' },
  },
  /** A sticky part needs a parent as long as the list. */
  listPart: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    [media.print]: { '&:has(dialog:modal) > :not(dialog)': { display: 'none' } },
  },
  check: {
    ...mixin.row,
    flexWrap: 'nowrap',
    gap: space.s,
    minHeight: 44,
    cursor: 'pointer',
    '& input': mixin.checkbox,
  },
  glossary: {
    display: 'grid',
    gap: space.m,
    '& dt': { fontWeight: weight.bold },
    '& dd': { color: color.soft },
  },
  link: {
    width: '100%',
    minHeight: 44,
    padding: space.s,
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    background: color.paper,
    ...type.small,
  },
  note: { color: color.soft, maxWidth: '90ch', [media.narrow]: type.small },
  notes: { display: 'grid', gap: space.s, paddingTop: space.l, borderTop: `1px solid ${color.line}` },
  empty: {
    display: 'grid',
    gap: space.m,
    maxWidth: '65ch',
    paddingBlock: space.s,
    '& ul': { paddingLeft: space.xl },
  },
});
