import { type ExcludedCount, type ExclusionTable, excludeOffers } from '#domain/offers/filter.ts';
import { forceFirst } from '#domain/offers/force.ts';
import { type NameTable, nameOffers } from '#domain/offers/name.ts';
import { normaliseOffers } from '#domain/offers/normalise.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { type Sort, rankOffers } from '#domain/offers/rank.ts';

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
