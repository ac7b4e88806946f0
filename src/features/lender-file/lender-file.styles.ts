import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, space, type, weight } from '#ui/tokens.ts';

export const styles = stylesheet({
  /** A statement: what it is on the left, how much on the right. */
  file: {
    ...mixin.figures,
    maxWidth: '50rem',
    '& > *': {
      ...mixin.apart,
      flexWrap: 'wrap',
      gap: `0 ${space.l}px`,
      minHeight: 44,
      paddingBlock: space.s,
      borderBottom: `1px solid ${color.line}`,
    },
    '& dt': { flex: 'none', maxWidth: '45%', color: color.soft, ...type.small },
    /** Below its label where its longest word has no room beside it. */
    '& dd': { flexGrow: 1, width: 'min-content', fontWeight: weight.bold, textAlign: 'right' },
  },
  leading: { width: '100%', padding: space.l, ...mixin.surface },
  leadingFacts: {
    ...mixin.figures,
    ...mixin.row,
    alignItems: 'start',
    gap: `${space.m}px ${space.xl}px`,
    '& dt': mixin.aside,
    '& > *': { minWidth: 0 },
    '& dd': { ...type.lead, fontWeight: weight.bold },
    [media.narrow]: {
      rowGap: space.xs,
      '& > *': { ...mixin.apart, flexWrap: 'wrap', columnGap: space.s, width: '100%' },
      '& dd': { marginLeft: 'auto', ...type.text, fontWeight: weight.bold },
    },
  },
  cft: {
    ...mixin.figures,
    maxWidth: '6rem',
    textAlign: 'right',
    fontWeight: weight.bold,
    [media.large]: { gridColumn: '1 / -1', maxWidth: 'none', textAlign: 'left' },
  },
});
