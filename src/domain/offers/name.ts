import { matchKey } from '#domain/match-key.ts';
import type { Offer } from '#domain/offers/offer.ts';
import { memoizeByRef } from '#domain/memoize-by-ref.ts';
import type { DisplayNames } from '#generated/types.ts';

/** The table of shown names, or one without rows. */
export type NameTable = { names: readonly DisplayNames['names'][number][] };

const shownByKey = memoizeByRef(
  (names: NameTable['names']) => new Map(names.map(({ legal, shown }) => [matchKey(legal), shown])),
);

/** Gives offers the names people know their lenders by; one the table does not know keeps its legal name. */
export function nameOffers(offers: readonly Offer[], { names }: NameTable): Offer[] {
  const shownAs = shownByKey(names);
  return offers.map((offer) => {
    const bank = shownAs.get(offer.matchKey);
    return bank === undefined ? offer : { ...offer, bank };
  });
}
