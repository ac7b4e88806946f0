import { stylesheet } from '#ui/stylesheet.ts';
import { color, mixin, space } from '#ui/tokens.ts';

export const styles = stylesheet({
  picture: { color: color.brandText, '& svg': { width: '100%', height: 72, overflow: 'visible' } },
  ends: {
    ...mixin.figures,
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.s,
    paddingTop: 6,
    ...mixin.aside,
  },
});
