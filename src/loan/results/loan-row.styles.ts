import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, radius, space, type } from '#ui/tokens.ts';

export const styles = stylesheet({
  /** The row stands beside the list, and stays in sight while the list scrolls. */
  place: {
    [media.desktop]: {
      '&&': { gridColumn: 1, gridRow: '1 / span 4' },
      ...mixin.stack(space.l),
      alignSelf: 'start',
      position: 'sticky',
      top: 'calc(var(--header) + 16px)',
    },
    [media.print]: { position: 'static' },
  },
  /** A surface of the page itself, set off from the offers by its tint; on a desktop a raised surface. */
  surface: {
    ...mixin.row,
    padding: `${space.xs}px ${space.xs}px ${space.xs}px ${space.m}px`,
    borderRadius: radius.surface,
    background: color.tint,
    [media.wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto auto' },
    [media.desktop]: {
      ...mixin.surface,
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      rowGap: space.s,
      padding: space.l,
    },
    [media.print]: { padding: 0, background: 'none', border: 0 },
  },
  loan: {
    ...mixin.figures,
    flex: '1 1 11rem',
    '& > * + *::before': { content: '" · "' },
    [media.desktop]: {
      gridRow: '1 / span 2',
      display: 'grid',
      '& > * + *::before': { content: 'none' },
      '& > strong': type.title,
    },
  },
  title: {
    ...mixin.aside,
    [media.belowDesktop]: { display: 'none', '&& + *::before': { content: 'none' } },
  },
  short: { [media.desktop]: { display: 'none' }, [media.print]: { display: 'none' } },
  whole: { [media.belowDesktop]: { [media.screen]: { display: 'none' } } },
  more: { [media.desktop]: { gridColumn: 2, gridRow: 1 } },
  moreButton: { ...mixin.wordButton, display: 'grid', placeItems: 'center', width: 44 },
  aside: { gridColumn: '1 / -1', flex: '1 1 100%', ...mixin.aside, paddingBottom: space.s },
  /** The actions stand in the row where there is room, else behind the three dots. */
  actions: {
    [media.narrow]: { display: 'none !important' },
    [media.wide]: {
      gridArea: '1 / 4',
      paddingInline: `${space.s}px ${space.xs}px`,
      '& > button': { paddingInline: space.s, minHeight: 44, ...type.small },
    },
    [media.desktop]: { gridArea: 'auto / 1 / auto / -1', padding: 0, '& > button': { flex: '1 1 0' } },
  },
  narrowOnly: { [media.wide]: { display: 'none !important' } },
});
