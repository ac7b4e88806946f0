import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, space } from '#ui/tokens.ts';

export const styles = stylesheet({
  search: {
    /** While some cards are out of sight their count would be wrong. */
    'div:has(> & [type=reset]:not([hidden])) ~ [data-lenders] > p': { display: 'none' },
    display: 'grid',
    gap: `${space.s}px ${space.m}px`,
    alignItems: 'start',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [media.wide]: { gap: space.l },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
    },
    '@media (scripting: none)': { display: 'none' },
    [media.print]: { display: 'none' },
  },
  result: {
    ...mixin.row,
    columnGap: space.l,
    minHeight: 44,
    '&&': { gridColumn: '1 / -1' },
    color: color.soft,
    '&:not(:has(:not(:empty, [hidden])))': { minHeight: 0 },
  },
});
