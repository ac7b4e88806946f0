import { sheet } from '#ui/sheet.ts';
import { color, media, mixin, radius, space, type, weight } from '#ui/tokens.ts';

export const styles = sheet({
  /** The form, and from a desktop's width on its answer beside it. */
  review: {
    ...mixin.stack(space.xl),
    '& > section': { marginTop: 0 },
    [media.desktop]: {
      '&:has(> section)': { gridTemplateColumns: '5fr 7fr', columnGap: space.huge, alignItems: 'start' },
      '& > form': { gridColumn: 1, maxWidth: '36rem' },
      '& > section': { gridColumn: 2, gridRow: '1 / span 3' },
    },
    [media.print]: { display: 'block' },
  },
  example: {
    [media.narrow]: { '& > button': { width: '100%' } },
    [`@media (scripting: none)`]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    [media.wide]: { '& > button': { justifySelf: 'start', minWidth: 240 } },
    '@media (scripting: none)': { display: 'none' },
    [media.print]: { display: 'none' },
  },
  part: {
    ...mixin.stack(space.l),
    [media.wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
  more: {
    borderBlock: `1px solid ${color.line}`,
    '& summary': { paddingBlock: space.m, minHeight: 48, color: color.accent, cursor: 'pointer' },
    '& > div': { paddingBottom: space.xl },
  },
  note: { color: color.soft, ...type.small },
  answer: {
    ...mixin.stack(space.l),
    marginTop: space.xxl,
    '& li': { marginLeft: space.l },
    scrollMarginTop: 'calc(var(--header) + 16px)',
  },
  cost: { ...type.large, fontWeight: weight.bold },
  examples: {
    ...mixin.row,
    gap: space.m,
    padding: 0,
    listStyle: 'none',
    '@media (scripting: none)': { display: 'none' },
  },
  /** The gravest finding, in its box. */
  verdict: { ...type.title, fontWeight: weight.bold },
  facts: {
    ...mixin.figures,
    maxWidth: '36rem',
    '& > div': {
      ...mixin.apart,
      gap: space.l,
      paddingBlock: space.s,
      borderBottom: `1px solid ${color.line}`,
    },
    '& dt': { color: color.soft },
    '& dd': { whiteSpace: 'nowrap', fontWeight: weight.bold },
  },
  paper: {
    ...mixin.stack(space.m),
    padding: space.xl,
    border: `1px solid ${color.line}`,
    borderRadius: radius.surface,
    '& > button': { justifySelf: 'start' },
    [media.print]: { border: 0, padding: 0, '& > button': { display: 'none' } },
  },
});
