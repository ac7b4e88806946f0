import { costOf, type OfferCost } from '#domain/amortisation.ts';
import { type Offer, reachesTerm } from '#domain/offers/offer.ts';
import { effectiveFromNominal } from '#domain/rates.ts';
import { fillTemplate } from '#domain/template.ts';
import { unit, type PercentPoints, type Pesos } from '#domain/units.ts';
import type { Words } from '#site/words.tsx';

/** The loan that was asked for: whole pesos and months. */
export type AskedLoan = { amount: number; term: number };

/** Cost figures of an offer, as far as the lender's figures allow. */
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

type Conditional = Pick<Offer, 'bank' | 'condition' | 'requirement' | 'product'>;

/** The texts of a condition and what fills them; null without a condition. */
export function conditionWords({ bank, condition, ...said }: Conditional, { conditions }: Words['results']) {
  if (condition === null) return null;
  const { requirement, product } = said;
  const texts = conditions[condition === 'otra' && requirement ? 'requisito' : condition];
  return { texts, values: { bank, requirement: requirement ?? '', product: product ?? bank } };
}

/** Returns the condition of an offer's price as a sentence; '' without a condition. */
export function conditionText(offer: Conditional, results: Words['results']): string {
  const words = conditionWords(offer, results);
  return words ? fillTemplate(words.texts.only, words.values) : '';
}
