import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, radius, space, type } from '#ui/tokens.ts';

export const styles = stylesheet({
  /** The one question of the list; its answer stands above the first offer. */
  question: {
    ...mixin.stack(space.xs),
    ...type.small,
    '& select': {
      minHeight: 48,
      paddingInline: space.l,
      border: `1px solid ${color.control}`,
      borderRadius: radius.control,
      background: color.surface,
      ...type.text,
    },
    [media.wide]: { width: '24rem' },
  },
  answer: {
    ...mixin.apart,
    gap: space.m,
    paddingInline: `${space.l}px ${space.m}px`,
    borderRadius: radius.surface,
    background: color.tint,
  },
});
