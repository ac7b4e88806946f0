import type { Offer } from '#domain/offers/offer.ts';
import { type Pesos, unit } from '#domain/units.ts';
import { type AskedLoan, figuresOf } from '#loan/offer/figures.ts';

/**
 * Returns the difference in total cost (pesos) between the dearest and the cheapest offer by CFT that can be compared;
 * null without two of them. `byCft` is in the order of CFT, so only the two ends are worked out.
 */
export function priceGap(byCft: readonly Offer[], loan: AskedLoan): Pesos | null {
  const totalOf = (offer: Offer): number | undefined => figuresOf(offer, loan).cost?.total;
  const isKnown = (offer: Offer): boolean => totalOf(offer) !== undefined;
  const [low, high] = [byCft.find(isKnown), [...byCft].reverse().find(isKnown)];
  if (!low || !high || low === high) return null;
  return unit((totalOf(high) ?? 0) - (totalOf(low) ?? 0));
}
