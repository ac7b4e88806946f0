import type { Offer } from '#domain/offers/offer.ts';

/** Whether an offer comes from the lender with these match keys: equality only, never 'contains'. */
export const isOwnOffer = (offer: Offer, keys: readonly string[]): boolean => keys.includes(offer.matchKey);

/**
 * Puts the offers of forced lenders first, in the order of `lenders` (the match keys of each); within one lender and
 * among the rest, the order they came in stays. On a lender's page `lenders` holds that lender alone.
 */
export function forceFirst<One extends Offer>(
  offers: readonly One[],
  lenders: readonly (readonly string[])[],
): One[] {
  const groups = lenders.map((): One[] => []);
  const rest: One[] = [];
  const groupOf = new Map<string, One[]>();
  lenders.forEach((keys, at) => {
    for (const key of keys) if (!groupOf.has(key)) groupOf.set(key, groups[at] ?? rest);
  });
  for (const offer of offers) (groupOf.get(offer.matchKey) ?? rest).push(offer);
  return [...groups.flat(), ...rest];
}
