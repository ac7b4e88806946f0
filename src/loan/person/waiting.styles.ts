import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, radius, shadow, space, type } from '#ui/tokens.ts';

export const styles = stylesheet({
  /** While offers are asked for, the page has the layout of the results and no card: the form draws its own frame. */
  frame: {
    'html[data-step=results] &': {
      ...mixin.surface,
      padding: space.l,
      boxShadow: shadow,
      // The footer leaves the window before the offers push it out.
      marginBlockEnd: '60vh',
      [media.small]: {
        width: `calc(100% + ${2 * space.l}px)`,
        marginInline: -space.l,
        borderInline: 0,
        borderRadius: 0,
      },
      [media.wide]: { padding: space.xl },
    },
  },
  /** The fields; while offers are asked for the wait stands in their place. */
  place: { '& > :first-child': mixin.stack(space.m), '&[data-busy] > :first-child': { display: 'none' } },
  panel: {
    ...mixin.stack(space.s),
    ...mixin.tinted,
    alignContent: 'center',
    justifyItems: 'center',
    minHeight: 160,
  },
  /** A thin bar that runs while the provider is asked. */
  bar: {
    position: 'relative',
    overflow: 'hidden',
    width: '100%',
    height: 4,
    borderRadius: radius.pill,
    background: color.line,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      width: '40%',
      background: color.brand,
      [media.motion]: { animation: 'run 1200ms ease-in-out infinite alternate' },
    },
  },
  text: { textAlign: 'center', ...type.lead },
});
