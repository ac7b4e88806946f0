import { stylesheet } from '#ui/stylesheet.ts';
import { color, mixin, radius, space, type } from '#ui/tokens.ts';

export const styles = stylesheet({
  fields: { display: 'grid', gap: space.m, '& form > button': { width: '100%' } },
  box: {
    ...mixin.row,
    flexWrap: 'nowrap',
    gap: space.s,
    minHeight: 44,
    cursor: 'pointer',
    '& input': mixin.checkbox,
  },
  /** The number of filters that are set. */
  active: {
    minWidth: '1.25rem',
    borderRadius: radius.pill,
    color: color.onBrand,
    background: color.brand,
    ...type.small,
  },
  none: { flex: '1 1 100%' },
});
