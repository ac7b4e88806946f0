import { type Changes, closestMiss, nearestChanges } from '#domain/quote/advice.ts';
import type { CatalogueIndex } from '#domain/quote/catalogue-index.ts';
import { type Applicant, type EligibilityFailure, isForAudience } from '#domain/quote/eligibility.ts';
import type { Bounds } from '#domain/quote/lent-amounts.ts';
import { matchProduct } from '#domain/quote/quote.ts';

/** Why a lender is or is not among the offers, as far as the catalogue knows. */
export type LenderFit =
  | { fit: 'unknown' }
  | { fit: 'quotes' }
  | {
      fit: 'misses';
      /** The product that misses the fewest limits, and which ones. */
      product: string;
      failures: EligibilityFailure[];
      changes: Changes;
    };

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
  const fits = (asking: Applicant): boolean =>
    products.some((priced) => isForAudience(priced.product, asking) && matchProduct(priced, asking) !== null);
  if (fits(applicant)) return { fit: 'quotes' };
  const closest = closestMiss(products, applicant);
  if (!closest) return { fit: 'unknown' };
  return { fit: 'misses', ...closest, changes: nearestChanges(products, applicant, bounds, fits) };
}
