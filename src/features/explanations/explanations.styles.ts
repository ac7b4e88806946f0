import { stylesheet } from '#ui/stylesheet.ts';
import { color, space, weight } from '#ui/tokens.ts';

export const styles = stylesheet({
  terms: {
    display: 'grid',
    gap: space.m,
    '& dt': { fontWeight: weight.bold },
    '& dd': { color: color.soft },
  },
});
