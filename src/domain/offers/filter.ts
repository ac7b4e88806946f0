import { matchKey } from '#domain/match-key.ts';
import { cardsOf } from '#domain/offers/cards.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { memoizeByRef } from '#domain/memoize-by-ref.ts';
import type { Exclusions } from '#generated/types.ts';

/** The exclusion table, or one without rows. */
export type ExclusionTable = {
  reasons: readonly Exclusions['reasons'][number][];
  names: readonly Exclusions['names'][number][];
};

/** How many offers one reason of the exclusion table left out. */
export type ExcludedCount = { code: string; label: string; count: number };

const reasonsByKey = memoizeByRef(
  (names: ExclusionTable['names']) => new Map(names.map(({ name, reason }) => [matchKey(name), reason])),
);

/**
 * Leaves out the lenders of the exclusion table, by equality of match keys, and counts them by reason: in the
 * table's order, only reasons that left something out.
 */
export function excludeOffers(
  offers: readonly Offer[],
  { reasons, names }: ExclusionTable,
): { offers: Offer[]; excluded: ExcludedCount[] } {
  const reasonOf = reasonsByKey(names);
  const counts = new Map<string, number>();
  const [kept, leftOut]: [Offer[], Offer[]] = [[], []];
  for (const offer of offers) (reasonOf.has(offer.matchKey) ? leftOut : kept).push(offer);
  // As many as there would be cards.
  for (const { matchKey: key } of cardsOf(leftOut, { paidBy: null, employment: null })) {
    const reason = reasonOf.get(key) ?? '';
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const excluded = reasons.map(({ code, label }) => ({ code, label, count: counts.get(code) ?? 0 }));
  return { offers: kept, excluded: excluded.filter(({ count }) => count > 0) };
}
