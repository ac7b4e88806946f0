import { type Applicant, isForPerson, shareLimit } from '#domain/quote/eligibility.ts';
import type { PricedProduct } from '#domain/quote/product.ts';
import { instalmentOf } from '#domain/quote/quote.ts';
import { unit } from '#domain/units.ts';

/** The limits of the form; `step` is the unit that a proposed amount is rounded to, when it can be. */
export type Bounds = {
  amount: { min: number; max: number; step: number };
  term: { min: number; max: number };
};

/** The least and the most (pesos) that a product lends the applicant, were the asked term within its own; none: nothing. */
export function endsOf(priced: PricedProduct, applicant: Applicant, bounds: Bounds): number[] {
  const { product } = priced;
  if (!isForPerson(product, applicant)) return [];
  const perPeso = instalmentOf(priced, { ...applicant, amount: unit(1) });
  const affordable =
    applicant.netSalary === null
      ? Infinity
      : (applicant.netSalary * shareLimit(product, applicant)) / 100 / perPeso;
  const low = Math.ceil(Math.max(product.minAmount, bounds.amount.min));
  const high = Math.floor(Math.min(product.maxAmount, bounds.amount.max, affordable));
  return low <= high ? [low, high] : [];
}
