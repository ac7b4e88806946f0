import { lastWhere } from '#domain/last-where.ts';
import { costOf, type OfferCost } from '#domain/amortisation.ts';
import { type Offer, reachesTerm } from '#domain/offers/offer.ts';
import { effectiveFromNominal } from '#domain/rates.ts';
import { fillTemplate } from '#domain/template.ts';
import { unit, type PercentPoints, type Pesos } from '#domain/units.ts';
import { results } from '#generated/results.ts';

const { conditions } = results;

/** The loan that was asked for: whole pesos and months. */
export type AskedLoan = { amount: number; term: number };

/** What an offer costs, as far as what its lender said allows to tell. */
export type OfferFigures = {
  reachesTerm: boolean;
  cftEffective: PercentPoints;
  /** Derived from first instalment and CFT; null when those contradict each other or the term is out of reach. */
  cost: OfferCost | null;
};

export function figuresOf(offer: Offer, { amount, term }: AskedLoan): OfferFigures {
  const reaches = reachesTerm(offer, term);
  const stated = { amount: unit<Pesos>(amount), term: unit<Offer['maxTerm']>(term) };
  const { firstInstalment: first, cft: cftNominal } = offer;
  const isLevel = offer.instalments === 'fija';
  return {
    reachesTerm: reaches,
    cftEffective: effectiveFromNominal(cftNominal),
    cost: reaches ? costOf({ ...stated, first, cftNominal, isLevel }) : null,
  };
}

/**
 * How much more the dearest offer costs in all than the cheapest, by CFT, among those that can be compared; null
 * without two of them. `byCft` is in the order of CFT, so only the two ends are worked out.
 */
export function priceGap(byCft: readonly Offer[], loan: AskedLoan): Pesos | null {
  const totalOf = (offer: Offer): number | undefined => figuresOf(offer, loan).cost?.total;
  const cheapest = byCft.findIndex((offer) => totalOf(offer) !== undefined);
  const [low, high] = [byCft[cheapest], lastWhere(byCft, (offer) => totalOf(offer) !== undefined)];
  if (!low || !high || low === high) return null;
  return unit((totalOf(high) ?? 0) - (totalOf(low) ?? 0));
}

/** What an offer's price asks for, in a sentence; '' when it asks for nothing. */
export const conditionText = ({ bank, condition }: Offer): string =>
  condition ? fillTemplate(conditions[condition].only, { bank }) : '';
