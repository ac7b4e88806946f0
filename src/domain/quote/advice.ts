/* Why there are few offers, or none of one lender, and the nearest change of what is asked for that would help. */
import type { CatalogueIndex } from '#domain/quote/catalogue-index.ts';
import {
  type Applicant,
  type EligibilityFailure,
  failuresOf,
  incomeShareOf,
} from '#domain/quote/eligibility.ts';
import type { PricedProduct } from '#domain/quote/product.ts';
import { type Bounds, endsOf } from '#domain/quote/lent-amounts.ts';
import { instalmentOf, matchAll } from '#domain/quote/quote.ts';
import { type Months, type Pesos, unit } from '#domain/units.ts';

/** The nearest single changes after which there is a quote: another amount, or another term, each alone. */
export type Changes = { amount: Pesos | null; term: Months | null };

/** The figure nearest to the asked one that is enough, of two equally near ones the lower, which is also the cheaper. */
const nearest = (
  asked: number,
  figures: readonly number[],
  isEnough: (figure: number) => boolean,
): number | null =>
  [...new Set(figures)]
    .sort((one, other) => Math.abs(one - asked) - Math.abs(other - asked) || one - other)
    .find(isEnough) ?? null;

/**
 * The smallest change of the amount alone, and of the term alone, that is enough; null where none is. Amounts are
 * multiples of the bounds' step, unless only others are enough. Exact: what lends changes only at the ends of what one of
 * the products lends, so that only the round amounts beside them and the ends themselves are tried.
 */
export function nearestChanges(
  products: readonly PricedProduct[],
  applicant: Applicant,
  bounds: Bounds,
  isEnough: (applicant: Applicant) => boolean,
): Changes {
  const { min, max, step } = bounds.amount;
  const ends = products.flatMap((priced) => endsOf(priced, applicant, bounds));
  const round = ends
    .flatMap((end) => [Math.floor(end / step) * step, Math.ceil((end + 1) / step) * step])
    .filter((amount) => amount >= min && amount <= max);
  const { term } = bounds;
  const terms = Array.from({ length: term.max - term.min + 1 }, (_, at) => term.min + at);
  const isEnoughOf = (amount: number): boolean => isEnough({ ...applicant, amount: unit<Pesos>(amount) });
  const amount = nearest(applicant.amount, round, isEnoughOf) ?? nearest(applicant.amount, ends, isEnoughOf);
  const months = nearest(applicant.term, terms, (asked) =>
    isEnough({ ...applicant, term: unit<Months>(asked) }),
  );
  return { amount: amount === null ? null : unit(amount), term: months === null ? null : unit(months) };
}

/** Limits a product is missed by, income share included. */
const missedLimits = (priced: PricedProduct, applicant: Applicant): EligibilityFailure[] =>
  failuresOf(priced.product, applicant, incomeShareOf(instalmentOf(priced, applicant), applicant));

/** The product that misses the fewest limits, and which ones, none where it fits; undefined when there is no product. */
export function closestMiss(products: readonly PricedProduct[], applicant: Applicant) {
  const [closest] = products
    .map((priced) => ({ product: priced.product.product, failures: missedLimits(priced, applicant) }))
    .sort((a, b) => a.failures.length - b.failures.length);
  return closest;
}

/** Counts the entities that quote for an applicant. */
export const entitiesFor = (index: CatalogueIndex, applicant: Applicant): number =>
  new Set(matchAll(index, applicant).map(({ priced }) => priced.product.code)).size;

/**
 * Counts the entities without a quote that each limit rules out, from the most common; one that misses two limits counts in
 * both.
 */
export function failuresByRule(
  index: CatalogueIndex,
  applicant: Applicant,
  codes: Iterable<number>,
): [rule: EligibilityFailure['rule'], entities: number][] {
  const counts = new Map<EligibilityFailure['rule'], number>();
  for (const code of codes) {
    const { failures = [] } = closestMiss(index.productsOf(code), applicant) ?? {};
    for (const { rule } of failures) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** The nearest changes with which at least `wanted` entities quote; none where so many quote already. */
export function changesForMore(
  index: CatalogueIndex,
  applicant: Applicant,
  bounds: Bounds,
  wanted: number,
): Changes {
  const isEnough = (asking: Applicant): boolean => entitiesFor(index, asking) >= wanted;
  if (isEnough(applicant)) return { amount: null, term: null };
  return nearestChanges(index.audienceOf(applicant), applicant, bounds, isEnough);
}
