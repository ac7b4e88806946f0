import type { CatalogueIndex } from '#domain/quote/catalogue-index.ts';
import { type Bounds, type Changes, nearestChanges } from '#domain/quote/changes.ts';
import type { Applicant, EligibilityFailure } from '#domain/quote/eligibility.ts';
import { closestMiss } from '#domain/quote/explain.ts';
import { matchAll } from '#domain/quote/quote.ts';

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
