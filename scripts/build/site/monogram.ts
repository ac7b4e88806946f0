import { folded } from '#scripts/config/read/wording.ts';
import { textOn } from '#domain/contrast.ts';

/** Words that say what a lender is, not which one. */
const GENERIC = new Set('banco nuevo tarjeta de del la las el los y argentina'.split(' '));
const SIZE = 96;
const FONT_SIZE = 42;
/** Share of the font size by which capitals, set on a baseline, must drop to stand in the middle. */
const HALF_CAPITAL = 0.36;

const wordsOf = (name: string): string[] =>
  folded(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Initials of a lender's name, at most two: 'Banco Galicia' gives 'GA', 'Banco Santa Fe' gives 'SF', '' gives ''. */
export function initialsOf(name: string): string {
  const words = wordsOf(name);
  const telling = words.filter((word) => !GENERIC.has(word));
  const [first = '', second] = telling.length > 0 ? telling : words;
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase();
}

/**
 * A square logo to stand in until marketing has the lender's own: initials of its name, or else its id, on the brand
 * colour (`#RRGGBB`), in white or black, whichever reads better.
 */
export function monogramOf({ id, name, color }: { id: string; name: string; color: string }): string {
  const initials = initialsOf(name) || initialsOf(id) || 'X';
  const middle = SIZE / 2;
  const baseline = Math.round(middle + FONT_SIZE * HALF_CAPITAL);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">
  <rect width="${SIZE}" height="${SIZE}" rx="20" fill="${color.toUpperCase()}"/>
  <text x="${middle}" y="${baseline}" fill="${textOn(color)}" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif" font-size="${FONT_SIZE}" font-weight="700" text-anchor="middle">${initials}</text>
</svg>
`;
}

export const drawingAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
