import { matchKey } from '#domain/match-key.ts';
import { memoizeByRef } from '#domain/memoize.ts';
import { normaliseOffers } from '#domain/offers/normalise.ts';
import type { Offer } from '#domain/offers/offer.ts';
import type { DisplayNames, Exclusions } from '#generated/types.ts';

/** Marketing's decisions about lenders: those left out with the reason, and the names that the others are shown by. */
export type LenderTables = {
  exclusions: {
    reasons: readonly Exclusions['reasons'][number][];
    names: readonly Exclusions['names'][number][];
  };
  displayNames: { names: readonly DisplayNames['names'][number][] };
};

/** Offers that one reason of the exclusion table left out. */
export type Excluded = { label: string; offers: readonly Offer[] };

const byKey = memoizeByRef(({ exclusions, displayNames }: LenderTables) => ({
  reasons: new Map(exclusions.names.map(({ name, reason }) => [matchKey(name), reason])),
  shown: new Map(displayNames.names.map(({ legal, shown }) => [matchKey(legal), shown])),
}));

/**
 * From a provider's answer to the offers that may be shown: lenders of the exclusion table are left out, by equality of
 * match keys, and kept apart by reason, in the table's order; the rest gets the names people know. Once per answer.
 */
export function prepareOffers(raw: unknown, tables: LenderTables) {
  const { offers, dropped } = normaliseOffers(raw);
  const { reasons, shown } = byKey(tables);
  const excluded = tables.exclusions.reasons.map(({ code, label }): Excluded => ({
    label,
    offers: offers.filter(({ matchKey: key }) => reasons.get(key) === code),
  }));
  const kept = offers.filter((offer) => !reasons.has(offer.matchKey));
  const named = kept.map((offer) => {
    const bank = shown.get(offer.matchKey);
    return bank === undefined ? offer : { ...offer, bank };
  });
  return {
    /** Ready to be ranked, in the provider's order. */
    offers: named,
    /** The number of offers left out for a missing name or figure. */
    dropped,
    excluded: excluded.filter(({ offers: left }) => left.length > 0),
  };
}

export type PreparedOffers = ReturnType<typeof prepareOffers>;
