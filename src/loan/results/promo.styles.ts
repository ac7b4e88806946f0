import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, radius, space, type, weight } from '#ui/tokens.ts';

export const styles = stylesheet({
  /** Publicity on the page's own grey, unlike an offer's white surface. */
  banner: {
    ...mixin.apart,
    gap: space.m,
    minHeight: 72,
    padding: `${space.s}px ${space.l}px`,
    borderRadius: radius.surface,
    background: `color-mix(in srgb, ${color.line} 60%, ${color.paper})`,
    [media.wide]: { paddingInline: space.xl },
    [media.forced]: { border: '1px solid' },
    [media.print]: { display: 'none' },
    '& > a': { flex: 'none', [media.narrow]: { maxWidth: '9rem' }, [media.large]: { maxWidth: '100%' } },
    [media.large]: { flexWrap: 'wrap' },
  },
  title: { fontWeight: weight.bold },
  text: { ...mixin.aside, [media.narrow]: mixin.unseen },
  label: { ...mixin.aside, '& a': { color: 'inherit' } },
  ways: { ...mixin.aside, '& a': { color: color.accent }, ...type.small },
});
