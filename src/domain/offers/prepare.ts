import { matchKey } from '#domain/match-key.ts';
import { memoizeByRef } from '#domain/memoize-by-ref.ts';
import { cardsOf } from '#domain/offers/cards.ts';
import { forceFirst } from '#domain/offers/force.ts';
import { normaliseOffers } from '#domain/offers/normalise.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { rankOffers, type Sort } from '#domain/offers/rank.ts';
import type { DisplayNames, Exclusions } from '#generated/types.ts';

/** The exclusion table, or one without rows. */
type ExclusionTable = {
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
function excludeOffers(
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

/** The table of shown names, or one without rows. */
type NameTable = { names: readonly DisplayNames['names'][number][] };

const shownByKey = memoizeByRef(
  (names: NameTable['names']) => new Map(names.map(({ legal, shown }) => [matchKey(legal), shown])),
);

/** Gives offers the names people know their lenders by; one the table does not know keeps its legal name. */
function nameOffers(offers: readonly Offer[], { names }: NameTable): Offer[] {
  const shownAs = shownByKey(names);
  return offers.map((offer) => {
    const bank = shownAs.get(offer.matchKey);
    return bank === undefined ? offer : { ...offer, bank };
  });
}

/** What marketing decides about lenders: who is left out, and by which names the rest is shown. */
export type LenderTables = {
  exclusions: ExclusionTable;
  displayNames: NameTable;
};

export type PreparedOffers = {
  /** Ready to be ranked, in the provider's order. */
  offers: Offer[];
  /** Left out for a missing name or figure. */
  dropped: number;
  excluded: ExcludedCount[];
};

/** From a provider's answer to the offers that may be shown. Once per answer; `presentOffers` once per view. */
export function prepareOffers(raw: unknown, { exclusions, displayNames }: LenderTables): PreparedOffers {
  const normalised = normaliseOffers(raw);
  const { offers, excluded } = excludeOffers(normalised.offers, exclusions);
  return { offers: nameOffers(offers, displayNames), dropped: normalised.dropped, excluded };
}

/** Prepared offers in the order a page shows them: its own lender (by its match keys) first, the rest by `sort`. */
export const presentOffers = <One extends Offer>(
  offers: readonly One[],
  sort: Sort,
  ownKeys: readonly string[],
): One[] => forceFirst(rankOffers(offers, sort), [ownKeys]);
