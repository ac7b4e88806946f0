import { sheet } from '#ui/sheet.ts';
import { color, media, radius, type, weight } from '#ui/tokens.ts';

export const styles = sheet({
  /** Its own colours are custom properties of the element; without them it is ours. */
  tile: {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: radius.control,
    color: `var(--tile-ink, ${color.ink})`,
    background: `var(--tile, ${color.tint})`,
    ...type.small,
    fontWeight: weight.bold,
    [media.forced]: { border: '1px solid' },
    [media.print]: { border: `1px solid ${color.control}`, color: '#000', background: 'none' },
  },
});
