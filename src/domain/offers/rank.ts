import type { OfferSort } from '#generated/types.ts';
import type { Offer } from '#domain/offers/offer.ts';

/** Sorts of the offers: total cost, first instalment, or its share of income. */
export type Sort = OfferSort['id'];

type Compare = (one: Offer, other: Offer) => number;

const byName: Compare = (one, other) => {
  if (one.matchKey === other.matchKey) return 0;
  return one.matchKey < other.matchKey ? -1 : 1;
};

/** The figure that decides, then what breaks ties: CFT, instalment, name. */
const COMPARE: Readonly<Record<Sort, Compare>> = {
  cft: (one, other) =>
    one.cft - other.cft || one.firstInstalment - other.firstInstalment || byName(one, other),
  cuota: (one, other) =>
    one.firstInstalment - other.firstInstalment || one.cft - other.cft || byName(one, other),
  ingreso: (one, other) => one.incomeShare - other.incomeShare || COMPARE.cft(one, other),
};

/** Whether a text of the address names a sort. */
export const isSort = (text: string | null): text is Sort =>
  Object.keys(COMPARE).some((sort) => sort === text);

/** Offers from best to worst, the chosen figure ascending. Stable; a new array. */
export const rankOffers = <One extends Offer>(offers: readonly One[], sort: Sort): One[] =>
  [...offers].sort(COMPARE[sort]);

/** The best offer by the chosen figure, the first of equals; undefined without offers. */
export const bestOffer = <One extends Offer>(offers: readonly One[], sort: Sort): One | undefined =>
  offers.reduce<One | undefined>(
    (best, offer) => (best && COMPARE[sort](best, offer) <= 0 ? best : offer),
    undefined,
  );

/** Whether an offer comes from the lender with these match keys: equality only, never 'contains'. */
export const isOwnOffer = (offer: Offer, keys: readonly string[]): boolean => keys.includes(offer.matchKey);

/**
 * Puts the offers of forced lenders first, in the order of `lenders` (the match keys of each); within one lender and
 * among the rest, the order they came in stays.
 */
export const forceFirst = <One extends Offer>(
  offers: readonly One[],
  lenders: readonly (readonly string[])[],
): One[] => {
  const groups = lenders.map((): One[] => []);
  const rest: One[] = [];
  for (const offer of offers) {
    const group = groups[lenders.findIndex((keys) => isOwnOffer(offer, keys))] ?? rest;
    group.push(offer);
  }
  return [...groups.flat(), ...rest];
};
