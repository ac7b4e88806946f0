import { stylesheet } from '#ui/stylesheet.ts';
import { color, media, mixin, radius, space, type, weight } from '#ui/tokens.ts';

/** Its own colours are custom properties of the element; without them it is ours. */
const tile = {
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
} as const;

export const styles = stylesheet({
  tile,
  /** A lender's tile before its name at the head of a page. */
  beside: { ...mixin.line, gap: space.m },
  /** At the head of a lender's own page. */
  large: { ...tile, width: '3.5rem', height: '3.5rem', ...type.lead, fontWeight: weight.bold },
});
