/** Contrast of colours after WCAG 2.2 (relative luminance of sRGB). Colours are `#RRGGBB`. */

const BLACK = '#000000';
const WHITE = '#FFFFFF';
const TEXT_CONTRAST = 4.5;

type Channels = [red: number, green: number, blue: number];

const channelsOf = (color: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as Channels;

const hexOf = (channels: Channels): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Pure white or pure black, whichever reads better on `background` (always at least 4.58:1). */
export function textOn(background: string): string {
  return contrast(background, WHITE) >= contrast(background, BLACK) ? WHITE : BLACK;
}

const mix = (from: Channels, to: Channels, share: number): Channels =>
  from.map((value, index) => value + ((to[index] ?? value) - value) * share) as Channels;

/** `share` (0 to 1) of `color` in `base`, as CSS mixes them. */
export const mixed = (base: string, color: string, share: number): string =>
  hexOf(mix(channelsOf(base), channelsOf(color), share));

/** `color` moved towards black or white, no further than needed to read as text on every one of `backgrounds`. */
export function readableOn(color: string, backgrounds: readonly string[]): string {
  const target = channelsOf(textOn(backgrounds[0] ?? WHITE));
  const start = channelsOf(color);
  for (let step = 0; step <= 100; step += 2) {
    const candidate = hexOf(mix(start, target, step / 100));
    if (backgrounds.every((background) => contrast(candidate, background) >= TEXT_CONTRAST)) return candidate;
  }
  return hexOf(target);
}
