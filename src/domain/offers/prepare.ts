import { matchKey } from '#domain/match-key.ts';
import { memoizeByRef } from '#domain/memoize.ts';
import { cardsOf } from '#domain/offers/cards.ts';
import { normaliseOffers } from '#domain/offers/normalise.ts';
import type { PercentPoints } from '#domain/units.ts';
import type { DisplayNames, Exclusions } from '#generated/types.ts';

/** Marketing's decisions about lenders: those left out with the reason, and the names that the others are shown by. */
export type LenderTables = {
  exclusions: {
    reasons: readonly Exclusions['reasons'][number][];
    names: readonly Exclusions['names'][number][];
  };
  displayNames: { names: readonly DisplayNames['names'][number][] };
};

/**
 * The number of offers that one reason of the exclusion table left out, and their CFTs (nominal annual) that are open to
 * everybody.
 */
export type ExcludedCount = { code: string; label: string; count: number; open: PercentPoints[] };

const byKey = memoizeByRef(({ exclusions, displayNames }: LenderTables) => ({
  reasons: new Map(exclusions.names.map(({ name, reason }) => [matchKey(name), reason])),
  shown: new Map(displayNames.names.map(({ legal, shown }) => [matchKey(legal), shown])),
}));

/**
 * From a provider's answer to the offers that may be shown: lenders of the exclusion table are left out, by equality of
 * match keys, and counted by reason, in the table's order; the rest gets the names people know. Once per answer.
 */
export function prepareOffers(raw: unknown, tables: LenderTables) {
  const { offers, dropped } = normaliseOffers(raw);
  const { reasons, shown } = byKey(tables);
  const leftOut = offers.filter((offer) => reasons.has(offer.matchKey));
  // As many as there would be cards.
  const cards = cardsOf(leftOut, null);
  const excluded = tables.exclusions.reasons.map(({ code, label }) => {
    const own = cards.filter((card) => reasons.get(card.matchKey) === code);
    const open = own.filter(({ unmet }) => unmet === null).map(({ cft }) => cft);
    return { code, label, count: own.length, open };
  });
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
    excluded: excluded.filter(({ count }) => count > 0),
  };
}

export type PreparedOffers = ReturnType<typeof prepareOffers>;
