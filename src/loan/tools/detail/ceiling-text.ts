import { formatPercent } from '#domain/format.ts';
import type { Product } from '#domain/quote/product.ts';
import { fillTemplate } from '#domain/template.ts';
import { unit } from '#domain/units.ts';
import type { Words } from '#site/words.tsx';

/** Says of a declared price that it may be less, or that it comes from the lender's note; '' when neither. */
export function ceilingText(
  products: readonly Product[],
  name: string | null | undefined,
  { ceiling, fromNote }: Words['panels']['detail'],
): string {
  const said = products.filter(({ product }) => product === name);
  const least = Math.min(...said.map(({ leastCftea = Infinity }) => leastCftea));
  return [
    least < Infinity && fillTemplate(ceiling, { percent: formatPercent(unit(least)) }),
    said.some((product) => product.fromNote) && fromNote,
  ]
    .filter(Boolean)
    .join(' ');
}
