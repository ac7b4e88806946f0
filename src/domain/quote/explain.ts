import type { CatalogueIndex } from '#domain/quote/catalogue-index.ts';
import { type Bounds, type Changes, nearestChanges } from '#domain/quote/changes.ts';
import {
  type Applicant,
  type EligibilityFailure,
  failuresOf,
  incomeShareOf,
  isForAudience,
} from '#domain/quote/eligibility.ts';
import type { PricedProduct } from '#domain/quote/product.ts';
import { instalmentOf, matchProduct, type Quote, quoteOf } from '#domain/quote/quote.ts';

/** Why a lender is or is not among the offers, as far as the catalogue knows. */
export type LenderFit =
  | { fit: 'unknown' }
  | { fit: 'quotes'; quote: Quote }
  | {
      fit: 'misses';
      /** The product that misses the fewest limits, and which ones. */
      product: string;
      failures: EligibilityFailure[];
      changes: Changes;
    };

/** The cheapest match among products of one lender, as they are sorted; undefined when none fits. */
const matchOf = (products: readonly PricedProduct[], applicant: Applicant) =>
  products
    .filter(({ product }) => isForAudience(product, applicant))
    .map((priced) => matchProduct(priced, applicant))
    .find((match) => match !== null);

/** Limits a product is missed by, income share included. */
const missedLimits = (priced: PricedProduct, applicant: Applicant): EligibilityFailure[] =>
  failuresOf(priced.product, applicant, incomeShareOf(instalmentOf(priced, applicant), applicant));

/** The product that misses the fewest limits, and which ones, none where it fits; undefined when there is no product. */
export function closestMiss(products: readonly PricedProduct[], applicant: Applicant) {
  const [closest] = products
    .map((priced) => ({ product: priced.product.product, failures: missedLimits(priced, applicant) }))
    .sort((a, b) => a.failures.length - b.failures.length);
  return closest;
}

/**
 * Why the products of a lender (its BCRA codes) do not fit an applicant, and the nearest amount or term, one change
 * at a time, with which one of them would. `unknown` when the catalogue has no product of the lender.
 */
export function explainLender(
  index: CatalogueIndex,
  applicant: Applicant,
  codes: readonly number[],
  bounds: Bounds,
): LenderFit {
  const products = codes.flatMap((code) => index.productsOf(code)).sort((a, b) => a.cost - b.cost);
  const match = matchOf(products, applicant);
  if (match) return { fit: 'quotes', quote: quoteOf(match) };
  const closest = closestMiss(products, applicant);
  if (!closest) return { fit: 'unknown' };
  const isEnough = (asking: Applicant): boolean => matchOf(products, asking) !== undefined;
  return { fit: 'misses', ...closest, changes: nearestChanges(products, applicant, bounds, isEnough) };
}
