import { formatPercent, formatPesos } from '#domain/format.ts';
import type { Product } from '#domain/quote/product.ts';

/** No loan is smaller: a highest amount below this was written in thousands. */
const LEAST_MAX_AMOUNT = 10_000;
/** A rate this many times another one of the same entity, or of the same product before, was written × 100 or ÷ 100. */
const JUMP = 30;

const middle = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

/** Median effective CFT of some products, in percent points; 0 of none. */
export const medianCft = (products: readonly Product[]): number => middle(products.map(({ cftea }) => cftea));

/**
 * CFT below which a peso loan at a fixed rate is too cheap to believe among the others: half of the first decile. UVA
 * products declared in pesos stand there. Percent points; 0 when there are too few to tell.
 */
function cheapBelow(products: readonly Product[]): number {
  const sorted = products.map(({ cftea }) => cftea).toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 10)] ?? 0) / 2;
}

const isJump = (cft: number, usual: number): boolean =>
  usual > 0 && (cft / usual >= JUMP || usual / cft >= JUMP);

/** Says what of a product's figures cannot well be true, among its neighbours and against what was known before. */
export function doubtOf(
  products: readonly Product[],
  before: readonly Product[],
): (product: Product) => string | null {
  const floor = cheapBelow(products);
  const usual = new Map<number, number[]>();
  const known = new Set(before.map(({ code }) => code));
  // What was known of an entity tells more than what the same file says of it.
  for (const { code, cftea } of [...before, ...products.filter((one) => !known.has(one.code))])
    usual.set(code, [...(usual.get(code) ?? []), cftea]);
  return ({ code, cftea, maxAmount }) => {
    if (cftea < floor) return `CFT ${formatPercent(cftea)}, y casi nadie baja de ${formatPercent(floor * 2)}`;
    const median = middle(usual.get(code) ?? []);
    if (isJump(cftea, median))
      return `CFT ${formatPercent(cftea)}, y lo usual ahí es ${formatPercent(median)}`;
    return maxAmount < LEAST_MAX_AMOUNT ? `presta hasta ${formatPesos(maxAmount)}` : null;
  };
}
