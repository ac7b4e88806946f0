import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, space } from '#ui/tokens.ts';

/** Styles of audience pages beside those of every page with a simulator. */
export const styles = stylesheet({
  points: {
    ...mixin.stack(space.s),
    '&&': { paddingLeft: 20, listStyle: 'disc' },
    '& ::marker': { color: color.soft },
  },
  /** Lenders with their prices, each beside its tile. */
  prices: { ...mixin.stack(space.m), '& > li': { ...mixin.line, gap: space.m, minHeight: 56 } },
  lead: {
    '--tile': color.surface,
    width: '100%',
    ...mixin.stack(space.m),
    ...mixin.tinted,
    padding: space.l,
  },
  three: {
    display: 'grid',
    gap: space.xl,
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.xxl },
  },
  two: { display: 'grid', gap: space.xl, [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  reason: {
    display: 'grid',
    alignContent: 'start',
    gap: space.s,
    '& p': { color: color.soft },
  },
});
