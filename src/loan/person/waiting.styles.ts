import { sheet } from '#ui/sheet.ts';
import { color, media, mixin, radius, shadow, space, type } from '#ui/tokens.ts';

export const styles = sheet({
  /** While offers are asked for the page is shaped for them, and its card gone: on a wide window the form has the frame. */
  frame: {
    'html[data-step=results] &': {
      [media.wide]: { ...mixin.surface, padding: space.xl, boxShadow: shadow },
    },
  },
  /** The fields; while offers are asked for the wait stands in their place, and the button below keeps its own. */
  place: {
    ...mixin.stack(0),
    '& > *': { gridArea: '1 / 1' },
    '& > :first-child': mixin.stack(space.m),
    '&[data-busy] > :first-child': { visibility: 'hidden' },
  },
  panel: {
    ...mixin.stack(space.l),
    ...mixin.tinted,
    alignSelf: 'start',
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
  /** Texts of the wait share one place, as high as the longest of them. */
  texts: { display: 'grid', textAlign: 'center', ...type.lead, '& > *': { gridArea: '1 / 1' } },
  room: { visibility: 'hidden' },
});
