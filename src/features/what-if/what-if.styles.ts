import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, space } from '#ui/tokens.ts';

export const styles = stylesheet({
  edit: {
    ...mixin.wordButton,
    '&[aria-expanded=true]': { textDecoration: 'underline' },
    [media.desktop]: {
      gridColumn: '1 / -1',
      minHeight: 48,
      border: `1px solid ${color.control}`,
      background: color.surface,
    },
  },
  change: {
    gridColumn: '1 / -1',
    flex: '1 1 100%',
    padding: `${space.s}px ${space.m}px ${space.m}px 0`,
    [media.desktop]: { padding: 0 },
  },
  /** How the last change moved the lowest instalment. */
  outcome: { gridColumn: '1 / -1', flex: '1 1 100%', ...mixin.aside, paddingBottom: space.s },
  form: {
    ...mixin.stack(space.m),
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto', alignItems: 'end' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
