import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, radius, space, type, weight } from '#ui/tokens.ts';

const unscripted = {
  '@media (scripting: none)': { display: 'none' },
  [media.print]: { display: 'none' },
} as const;

/** The form of a tool and its answer: one module, so that a page that has the form has the looks of the answer, too. */
export const styles = stylesheet({
  /** The form, and from a desktop's width on its answer beside it. */
  tool: {
    ...mixin.stack(space.xl),
    [media.desktop]: {
      '&:has(> section)': { gridTemplateColumns: '5fr 7fr', columnGap: space.huge, alignItems: 'start' },
      '& > form': { gridColumn: 1, maxWidth: '36rem' },
      '& > section': { gridColumn: 2, gridRow: '1 / span 2' },
    },
    [media.print]: { display: 'block' },
  },
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xl,
    [media.wide]: { '& > button[type=submit]': { justifySelf: 'start', minWidth: 240 } },
    ...unscripted,
  },
  example: { [media.narrow]: { '& > button': { width: '100%' } }, ...unscripted },
  /** Fields side by side where there is room. */
  pair: {
    ...mixin.stack(space.l),
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  more: {
    borderBlock: `1px solid ${color.line}`,
    '& summary': { paddingBlock: space.m, minHeight: 48, color: color.accent, cursor: 'pointer' },
    '& > div': { paddingBottom: space.xl },
  },
  /** Fields under a title. Its margin is its own: WebKit keeps a legend out of the gaps of a grid. */
  group: { '& legend': { padding: 0, marginBottom: space.m, ...type.lead, fontWeight: weight.bold } },
  /** Questions to be ticked. */
  questions: {
    '& legend': { padding: 0, marginBottom: space.s, fontWeight: weight.bold },
    '& label': { ...mixin.line, gap: space.m, minHeight: 48, paddingBlock: space.xs, cursor: 'pointer' },
    '& input': mixin.checkbox,
  },
  answer: {
    ...mixin.stack(space.l),
    '& li': { marginLeft: space.l },
    '& > [data-tone]': mixin.stack(space.s),
  },
  /** One line for the icon and the words, which may take several. */
  verdict: {
    display: 'flex',
    gap: space.s,
    ...type.title,
    fontWeight: weight.bold,
    '& > svg': { flex: 'none', marginTop: space.xs },
    '&:focus': { outline: 'none' },
  },
  facts: mixin.statement,
  now: {
    ...mixin.stack(space.m),
    justifyItems: 'start',
    '& h3': type.lead,
    [media.narrow]: { '& > a': { width: '100%' } },
  },
  paper: {
    ...mixin.stack(space.m),
    padding: space.xl,
    border: `1px solid ${color.line}`,
    borderRadius: radius.surface,
    width: '100%',
    [media.print]: { border: 0, padding: 0 },
  },
  acts: { ...mixin.row, gap: space.m },
  aside: { color: color.soft, ...type.small },
});
