import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, radius, space, type } from '#ui/tokens.ts';

const outlined = { border: `1px solid ${color.ink}`, background: 'none' };

export const styles = stylesheet({
  /** Two lengths with two pixels of surface between them; where there is no colour their outlines distinguish them. */
  bar: {
    display: 'flex',
    gap: '2px',
    height: 8,
    '& > *': { minWidth: 4, background: color.cost, borderRadius: radius.pill },
    '& > :first-child': { background: color.capital },
    [media.print]: { '& > *': outlined },
    [media.forced]: { '& > *': { border: '1px solid' }, '& > :first-child': { borderWidth: 4 } },
  },
  /** An amount stays on one line, however large the letters are. */
  amount: { whiteSpace: 'nowrap' },
  /** Its words: amounts never break. */
  words: {
    ...mixin.figures,
    ...type.small,
    marginTop: space.s,
    '& > *': { whiteSpace: 'nowrap' },
    '& > b': { color: color.costText },
  },
});
