import {
  type Applicant,
  type EligibilityFailure,
  failuresOf,
  incomeShareOf,
  isForAudience,
  isForPerson,
} from '#domain/quote/eligibility.ts';
import { instalmentOf, matchProduct, type Quote, quoteOf } from '#domain/quote/quote.ts';
import { type Months, type Pesos, unit } from '#domain/units.ts';
import type { CatalogueIndex } from '#domain/quote/catalogue-index.ts';
import type { PricedProduct } from '#domain/quote/product.ts';

/** What the form lets a visitor ask for; `step` is what a proposed amount is rounded to, when it can be. */
export type Bounds = {
  amount: { min: number; max: number; step: number };
  term: { min: number; max: number };
};

/** The nearest single changes after which the lender quotes: another amount, or another term, each alone. */
export type Changes = { amount: Pesos | null; term: Months | null };

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

type Span = { low: number; high: number };

/** Amounts a product lends the applicant, were the asked term within its own; null when the person does not fit. */
export function amountSpan(priced: PricedProduct, applicant: Applicant, bounds: Bounds): Span | null {
  const { product } = priced;
  if (!isForPerson(product, applicant)) return null;
  const perPeso = instalmentOf(priced, { ...applicant, amount: unit(1) });
  const limited = applicant.netSalary !== null && product.maxIncomeShare > 0;
  const affordable = limited
    ? ((applicant.netSalary ?? 0) * product.maxIncomeShare) / 100 / perPeso
    : Infinity;
  const low = Math.ceil(Math.max(product.minAmount, bounds.amount.min));
  const high = Math.floor(Math.min(product.maxAmount, bounds.amount.max, affordable));
  return low <= high ? { low, high } : null;
}

/** Nearest amount to the asked one inside a span, rounded inwards to the step where the span allows it. */
function nearestAmount({ low, high }: Span, asked: number, step: number): number {
  if (asked > high) {
    const round = Math.floor(high / step) * step;
    return round >= low ? round : high;
  }
  const round = Math.ceil(Math.max(low, asked) / step) * step;
  return round <= high ? round : low;
}

/** Amount nearest to the asked one at which the product quotes over the same term; null when there is none. */
function amountThatPasses(priced: PricedProduct, applicant: Applicant, bounds: Bounds): Pesos | null {
  const span = amountSpan(priced, applicant, bounds);
  if (!span) return null;
  const amount = unit<Pesos>(nearestAmount(span, applicant.amount, bounds.amount.step));
  return matchProduct(priced, { ...applicant, amount }) ? amount : null;
}

/** Term nearest to the asked one at which the product quotes for the same amount; null when there is none. */
function termThatPasses(priced: PricedProduct, applicant: Applicant, { term }: Bounds): Months | null {
  const { product } = priced;
  if (!isForPerson(product, applicant)) return null;
  const passes = (months: number): boolean =>
    matchProduct(priced, { ...applicant, term: unit<Months>(months) }) !== null;
  // A longer term only lowers the instalment: beyond the longest term only shorter ones help, within it only longer.
  const longest = Math.min(product.maxTerm, term.max);
  if (applicant.term > longest) return longest >= term.min && passes(longest) ? unit(longest) : null;
  for (let months = applicant.term + 1; months <= longest; months += 1) {
    if (passes(months)) return unit(months);
  }
  return null;
}

function nearest<Figure extends number>(asked: number, candidates: (Figure | null)[]): Figure | null {
  return candidates.reduce<Figure | null>((best, candidate) => {
    if (candidate === null) return best;
    return best === null || Math.abs(candidate - asked) < Math.abs(best - asked) ? candidate : best;
  }, null);
}

/** Limits a product is missed by, income share included. */
const missedLimits = (priced: PricedProduct, applicant: Applicant): EligibilityFailure[] =>
  failuresOf(priced.product, applicant, incomeShareOf(instalmentOf(priced, applicant), applicant));

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
  const match = products
    .filter(({ product }) => isForAudience(product, applicant))
    .map((priced) => matchProduct(priced, applicant))
    .find((candidate) => candidate !== null);
  if (match) return { fit: 'quotes', quote: quoteOf(match) };

  const [closest] = products
    .map((priced) => ({ product: priced.product.product, failures: missedLimits(priced, applicant) }))
    .sort((a, b) => a.failures.length - b.failures.length);
  if (!closest) return { fit: 'unknown' };
  return {
    fit: 'misses',
    ...closest,
    changes: {
      amount: nearest(
        applicant.amount,
        products.map((priced) => amountThatPasses(priced, applicant, bounds)),
      ),
      term: nearest(
        applicant.term,
        products.map((priced) => termThatPasses(priced, applicant, bounds)),
      ),
    },
  };
}
