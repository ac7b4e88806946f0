import { firstInstalment } from '#domain/amortisation.ts';
import { type Applicant, incomeShareOf, isAffordable, isWithinLimits } from '#domain/quote/eligibility.ts';
import { type Months, type PercentPoints, type Pesos, unit } from '#domain/units.ts';
import type { CatalogueIndex } from '#domain/quote/catalogue-index.ts';
import type { PricedProduct } from '#domain/quote/product.ts';

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
  return isAffordable(priced.product, incomeShare) ? { priced, firstInstalment: first, incomeShare } : null;
}

/**
 * Matches of all entities in the order of offers: CFT, then first instalment, then name. Of each entity the cheapest
 * product that asks for nothing besides its limits, and the cheapest of those that do when it is cheaper or alone.
 * Empty when nothing fits.
 */
export function matchAll(index: CatalogueIndex, applicant: Applicant): Match[] {
  const [open, tied] = [new Set<number>(), new Set<number>()];
  const matches: Match[] = [];
  for (const priced of index.audienceOf(applicant)) {
    const { code } = priced.product;
    const ofItsKind = priced.condition === null ? open : tied;
    const match = open.has(code) || ofItsKind.has(code) ? null : matchProduct(priced, applicant);
    if (!match) continue;
    ofItsKind.add(code);
    matches.push(match);
  }
  return matches;
}

/** What one entity would lend at, computed from a product it declared. */
export const quoteOf = ({ priced, firstInstalment: first, incomeShare }: Match) => ({
  /** Legal name, as the BCRA writes it. */
  entity: priced.product.entity,
  /** The entity's BCRA code. */
  code: priced.product.code,
  kind: priced.product.kind,
  product: priced.product.product,
  /** Date of the declaration, YYYY-MM-DD. */
  reported: priced.product.reported,
  firstInstalment: first,
  cftNominal: priced.cftNominal,
  /** First instalment over net salary; null while the salary is not known. */
  incomeShare,
  maxTerm: unit<Months>(priced.product.maxTerm),
  /** What the price asks for besides the product's limits; null: nothing. */
  condition: priced.condition,
});

export type Quote = ReturnType<typeof quoteOf>;

/**
 * Quotes of all entities for an applicant, in the order of offers: one each, at the price that asks for nothing where
 * there is one; see `matchAll`.
 */
export function quoteAll(index: CatalogueIndex, applicant: Applicant): Quote[] {
  const quotes = matchAll(index, applicant).map(quoteOf);
  const open = new Set(quotes.filter(isOpen).map(({ code }) => code));
  return quotes.filter((quote) => isOpen(quote) || !open.has(quote.code));
}

const isOpen = ({ condition }: Quote): boolean => condition === null;
