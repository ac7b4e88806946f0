import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, space, weight } from '#ui/tokens.ts';

/** What parts of an opened offer look like, whoever draws them. */
export const styles = stylesheet({
  onward: {
    padding: `${space.m}px ${space.l}px`,
    borderTop: `1px solid ${color.line}`,
    [media.wide]: { paddingInline: space.xl },
    [media.print]: { display: 'none' },
  },
  facts: {
    ...mixin.figures,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    gap: `${space.m}px ${space.xl}px`,
    '& dt': mixin.aside,
    '& dd': { fontWeight: weight.bold },
  },
  soft: mixin.aside,
  result: { fontWeight: weight.bold },
});
