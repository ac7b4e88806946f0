import { explainLender, amountSpan, type Bounds, type Changes } from '#domain/quote/explain.ts';
import { matchAll } from '#domain/quote/quote.ts';
import { type Months, type Pesos, unit } from '#domain/units.ts';
import type { CatalogueIndex } from '#domain/quote/catalogue-index.ts';
import type { Applicant, EligibilityFailure } from '#domain/quote/eligibility.ts';

/** How many entities quote for an applicant. */
export const entitiesFor = (index: CatalogueIndex, applicant: Applicant): number =>
  new Set(matchAll(index, applicant).map(({ priced }) => priced.entity)).size;

/**
 * How many entities without a quote each limit rules out, from the most common; one that misses two limits counts in
 * both.
 */
export function failuresByRule(
  index: CatalogueIndex,
  applicant: Applicant,
  codes: Iterable<number>,
  bounds: Bounds,
): [rule: EligibilityFailure['rule'], entities: number][] {
  const counts = new Map<EligibilityFailure['rule'], number>();
  for (const code of codes) {
    const fit = explainLender(index, applicant, [code], bounds);
    if (fit.fit !== 'misses') continue;
    for (const { rule } of fit.failures) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** Round amounts at and around which some product starts or stops lending to the applicant. */
function turningAmounts(index: CatalogueIndex, applicant: Applicant, bounds: Bounds): number[] {
  const { min, max, step } = bounds.amount;
  const ends = index.audienceOf(applicant).flatMap((priced) => {
    const span = amountSpan(priced, applicant, bounds);
    return span ? [span.low, span.high] : [];
  });
  const round = ends.flatMap((end) => [Math.floor(end / step) * step, Math.ceil((end + 1) / step) * step]);
  return [...new Set(round)].filter((amount) => amount >= min && amount <= max);
}

/** From the nearest figure to the farthest; of two equally far ones the lower, which is also the cheaper one, first. */
const byDistance =
  (asked: number) =>
  (one: number, other: number): number =>
    Math.abs(one - asked) - Math.abs(other - asked) || one - other;

/**
 * The smallest change of the amount alone, and of the term alone, with which at least `wanted` entities quote; null
 * where none does, and where so many quote already. Amounts are multiples of the bounds' step. Exact: the number of entities does not simply fall with
 * the amount, since products have a smallest one too, but it only changes where one of them starts or stops.
 */
export function changesForMore(
  index: CatalogueIndex,
  applicant: Applicant,
  bounds: Bounds,
  wanted: number,
): Changes {
  const isEnough = (change: Partial<Applicant>): boolean =>
    entitiesFor(index, { ...applicant, ...change }) >= wanted;
  if (isEnough({})) return { amount: null, term: null };
  const { min, max } = bounds.term;
  const terms = Array.from({ length: max - min + 1 }, (_, at) => unit<Months>(min + at));
  const amount = turningAmounts(index, applicant, bounds)
    .sort(byDistance(applicant.amount))
    .find((candidate) => isEnough({ amount: unit<Pesos>(candidate) }));
  const term = terms.sort(byDistance(applicant.term)).find((candidate) => isEnough({ term: candidate }));
  return { amount: amount === undefined ? null : unit(amount), term: term ?? null };
}
