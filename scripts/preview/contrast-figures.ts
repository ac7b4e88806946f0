import { DARK_BACKGROUNDS, lightBackgrounds } from '#site/brand.ts';
import { contrast, readableOn, textOn } from '#domain/contrast.ts';

/** WCAG 2.2, 1.4.3: text of ordinary size. */
const READABLE = 4.5;

/**
 * Returns the legibility of every use of a lender's colour (`#RRGGBB`): its name in Spanish and its WCAG
 * contrast, 1 to 21, each on its least favourable background.
 */
export function contrastFigures(color: string) {
  const asText = (use: string, backgrounds: readonly string[]) => {
    const text = readableOn(color, backgrounds);
    const [background = color] = backgrounds.toSorted(
      (one, other) => contrast(text, one) - contrast(text, other),
    );
    return { use, text, background };
  };
  const uses = [
    { use: 'Texto sobre el color', text: textOn(color), background: color },
    asText('El color como texto, tema claro', lightBackgrounds(color)),
    asText('El color como texto, tema oscuro', DARK_BACKGROUNDS),
  ];
  return uses.map((one) => {
    const ratio = contrast(one.text, one.background);
    return { ...one, ratio, isReadable: ratio >= READABLE };
  });
}

/** '4,58:1'. Cut, not rounded: 4,498 must not read as the 4,50 it does not reach. */
export const asRatio = (ratio: number): string =>
  `${(Math.floor(ratio * 100) / 100).toFixed(2).replace('.', ',')}:1`;
