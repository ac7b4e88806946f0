import { folded } from '#scripts/config/read/wording.ts';
import { textOn } from '#domain/contrast.ts';

/** Words that say what a lender is, not which one. */
const GENERIC = new Set('banco nuevo tarjeta de del la las el los y argentina'.split(' '));
const SIZE = 96;
/** Share of the font size by which capitals, set on a baseline, must drop to stand in the middle. */
const HALF_CAPITAL = 0.36;

const wordsOf = (name: string): string[] =>
  folded(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** One or two capitals for a lender's name: 'Banco Galicia' gives 'GA', 'Banco Santa Fe' gives 'SF', '' gives ''. */
export function initialsOf(name: string): string {
  const words = wordsOf(name);
  const telling = words.filter((word) => !GENERIC.has(word));
  const [first = '', second] = telling.length > 0 ? telling : words;
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase();
}

/** The monogram of a lender without a logo of its own, from its name or else its id. */
export const monogramOf = ({ id, name, color }: { id: string; name: string; color: string }): string =>
  monogram({ initials: initialsOf(name) || initialsOf(id) || 'X', color });

/**
 * A square logo to stand in until marketing has the lender's own: initials on the brand colour, in white or black,
 * whichever reads better.
 *
 * @param color `#RRGGBB`
 * @throws Error for initials or a colour that cannot stand in an SVG as they are.
 */
export function monogram({ initials, color }: { initials: string; color: string }): string {
  if (!/^[A-Z0-9]{1,3}$/.test(initials)) throw new Error(`Not initials: ${JSON.stringify(initials)}`);
  if (!/^#[0-9A-Fa-f]{6}$/.test(color)) throw new Error(`Not a colour: ${JSON.stringify(color)}`);
  const fontSize = initials.length > 2 ? 34 : 42;
  const middle = SIZE / 2;
  const baseline = Math.round(middle + fontSize * HALF_CAPITAL);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">
  <rect width="${SIZE}" height="${SIZE}" rx="20" fill="${color.toUpperCase()}"/>
  <text x="${middle}" y="${baseline}" fill="${textOn(color)}" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif" font-size="${fontSize}" font-weight="700" text-anchor="middle">${initials}</text>
</svg>
`;
}

export const drawingAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
