import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, space, type, weight } from '#ui/tokens.ts';

const rule = `1px solid ${color.line}`;

export const styles = stylesheet({
  detail: {
    '& p': { maxWidth: '66ch' },
    /** Print shows the figures without the controls that work only on a screen. */
    /** A fold that the visitor opened is printed with its table. */
    [media.print]: { '& :is(button, input, details:not([open]))': { display: 'none' } },
  },
  /** The four answers: below one another on a phone, two and two on a desktop. */
  answers: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [media.desktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :nth-child(even)': { borderLeft: rule },
      '& > :nth-child(2)': { borderTop: 0 },
    },
    '& > * + *': { borderTop: rule },
  },
  answer: {
    ...mixin.stack(space.xs),
    ...mixin.figures,
    ...type.small,
    alignContent: 'start',
    padding: `${space.m}px ${space.l}px`,
    '& > p > strong': type.text,
    '& > p + div': { marginTop: space.xs },
    [media.wide]: { paddingInline: space.xl },
  },
  /** A sign of the figures beside the heading. */
  heading: { ...mixin.apart, '& button': { minWidth: 44, marginBlock: -space.m } },
  /** The act and the sheet to take along; one below the other where their words are long. */
  beside: {
    ...mixin.row,
    gap: space.s,
    '& > *': { flex: '1 1 auto' },
    '& > a, & > * > button': { paddingInline: space.s },
    '& > * > button': { width: '100%' },
  },
  first: { '&&': type.title },
  /** A sign stands before each need, in the colour of its meaning. */
  needs: {
    ...mixin.stack(space.xs),
    '& li': { ...mixin.line, alignItems: 'start', gap: space.s },
    '& svg': { flex: 'none' },
    '& [data-state=met] svg': { color: color.good },
    '& [data-state=missed]': { color: color.bad },
    '& [data-state=open] svg': { color: color.warn },
  },
  end: {
    ...mixin.apart,
    flexWrap: 'wrap',
    padding: `0 ${space.m}px`,
    borderTop: rule,
    [media.wide]: { paddingInline: `${space.l + space.xs}px` },
  },
  /** What a picked month says. */
  readout: { minHeight: '3em', fontWeight: weight.bold },
});
