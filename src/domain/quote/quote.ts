import { firstInstalment } from '#domain/amortisation.ts';
import { type Applicant, incomeShareOf, isAffordable, isWithinLimits } from '#domain/quote/eligibility.ts';
import type { PercentPoints, Pesos } from '#domain/units.ts';
import type { CatalogueIndex } from '#domain/quote/catalogue-index.ts';
import { isKnown, type PricedProduct } from '#domain/quote/product.ts';

/** First instalment of a product for the applicant's amount and term, whether or not its limits are met. */
export const instalmentOf = (
  { interest, cost }: PricedProduct,
  { amount, term }: Pick<Applicant, 'amount' | 'term'>,
): Pesos => firstInstalment({ amount, term, interest, cost });

/** A product at its price for an applicant. */
export type Match = { priced: PricedProduct; firstInstalment: Pesos; incomeShare: PercentPoints | null };

/** Prices one product; null when the applicant is outside of its limits on loan, means or income share. */
export function matchProduct(priced: PricedProduct, applicant: Applicant): Match | null {
  if (!isWithinLimits(priced.product, applicant)) return null;
  const first = instalmentOf(priced, applicant);
  const incomeShare = incomeShareOf(first, applicant);
  return isAffordable(priced.product, applicant, incomeShare)
    ? { priced, firstInstalment: first, incomeShare }
    : null;
}

/** Ranks the certainty of a price: 1 when nobody read for whom it is, 2 when it has a condition, 3 when it has none. */
const certaintyOf = ({ condition }: PricedProduct): 1 | 2 | 3 =>
  condition === null ? 3 : condition === 'en_duda' ? 1 : 2;

/**
 * Matches of all entities in the order of offers: CFT, then first instalment, then name. Of each entity the cheapest
 * product that asks for nothing besides its limits; the cheapest of those that do, when it is cheaper or alone; and so
 * the cheapest whose name is in doubt. Empty when nothing fits.
 */
export function matchAll(index: CatalogueIndex, applicant: Applicant): Match[] {
  const found = new Uint8Array(index.codes.size);
  const matches: Match[] = [];
  for (const priced of index.audienceOf(applicant)) {
    const certainty = certaintyOf(priced);
    if ((found[priced.entity] ?? 0) >= certainty) continue;
    const match = matchProduct(priced, applicant);
    if (!match) continue;
    found[priced.entity] = certainty;
    matches.push(match);
  }
  return matches;
}

/** Matches of the prices that are sure to be somebody's, which is what figures of the market are of; see `matchAll`. */
export const matchKnown = (index: CatalogueIndex, applicant: Applicant): Match[] =>
  matchAll(index, applicant).filter(({ priced }) => isKnown(priced.product));
