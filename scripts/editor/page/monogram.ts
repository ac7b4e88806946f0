import { textOn } from '#domain/contrast.ts';
import { initialsOf } from '#domain/initials.ts';

const SIZE = 96;
const FONT_SIZE = 42;
/** Share of the font size by which capitals, set on a baseline, must drop to stand in the middle. */
const HALF_CAPITAL = 0.36;

type Drawn = { id: string; name: string; color: string; mark?: string };

/**
 * A square logo to stand in until marketing has the lender's own: its letters, or else the initials of its name or id, on the
 * brand colour (`#RRGGBB`), in white or black, whichever reads better.
 */
export function monogramOf({ id, name, color, mark }: Drawn): string {
  const initials = mark || initialsOf(name) || initialsOf(id) || 'X';
  const middle = SIZE / 2;
  const baseline = Math.round(middle + FONT_SIZE * HALF_CAPITAL);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">
  <rect width="${SIZE}" height="${SIZE}" rx="20" fill="${color.toUpperCase()}"/>
  <text x="${middle}" y="${baseline}" fill="${textOn(color)}" font-family="system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif" font-size="${initials.length > 2 ? FONT_SIZE * 0.8 : FONT_SIZE}" font-weight="700" text-anchor="middle">${initials}</text>
</svg>
`;
}
