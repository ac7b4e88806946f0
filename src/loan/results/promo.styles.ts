import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, radius, space, weight } from '#ui/tokens.ts';

export const styles = stylesheet({
  /** Publicity on the page's own grey, unlike an offer's white surface. */
  banner: {
    ...mixin.apart,
    flexWrap: 'wrap',
    gap: `0 ${space.m}px`,
    minHeight: 72,
    padding: `${space.s}px ${space.l}px`,
    borderRadius: radius.surface,
    background: `color-mix(in srgb, ${color.line} 60%, ${color.paper})`,
    [media.wide]: { paddingInline: space.xl },
    [media.forced]: { border: '1px solid' },
    [media.print]: { display: 'none' },
    '& > div': { flex: '1 1 9rem' },
    '& > :first-child': { flex: '1 1 100%' },
  },
  title: { fontWeight: weight.bold },
  text: { ...mixin.aside, [media.narrow]: mixin.unseen },
  label: { ...mixin.aside, '& a': { color: 'inherit' } },
  ways: { ...mixin.aside, '& a': { color: color.accent, whiteSpace: 'nowrap' } },
});
