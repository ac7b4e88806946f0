import { sheet } from '#ui/sheet.ts';
import { color, media, mixin, radius, space, type, weight } from '#ui/tokens.ts';

export const styles = sheet({
  banner: {
    ...mixin.apart,
    gap: space.m,
    minHeight: 72,
    padding: `${space.xs}px ${space.m}px`,
    border: `1px dashed ${color.control}`,
    borderRadius: radius.surface,
    [media.wide]: { paddingInline: space.l },
    [media.print]: { display: 'none' },
    '& > a': { flex: 'none', [media.narrow]: { maxWidth: '7rem' }, [media.large]: { maxWidth: '100%' } },
    [media.large]: { flexWrap: 'wrap' },
  },
  title: { fontWeight: weight.bold },
  text: { color: color.soft, ...type.small, [media.narrow]: mixin.unseen },
  label: { ...mixin.aside, letterSpacing: '0.06em', textTransform: 'uppercase' },
});
