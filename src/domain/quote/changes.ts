import { type Applicant, isForPerson } from '#domain/quote/eligibility.ts';
import type { PricedProduct } from '#domain/quote/product.ts';
import { instalmentOf } from '#domain/quote/quote.ts';
import { type Months, type Pesos, unit } from '#domain/units.ts';

/** What the form lets a visitor ask for; `step` is what a proposed amount is rounded to, when it can be. */
export type Bounds = {
  amount: { min: number; max: number; step: number };
  term: { min: number; max: number };
};

/** The nearest single changes after which there is a quote: another amount, or another term, each alone. */
export type Changes = { amount: Pesos | null; term: Months | null };

/** The least and the most that a product lends the applicant, were the asked term within its own; none: nothing. */
function endsOf(priced: PricedProduct, applicant: Applicant, bounds: Bounds): number[] {
  const { product } = priced;
  if (!isForPerson(product, applicant)) return [];
  const perPeso = instalmentOf(priced, { ...applicant, amount: unit(1) });
  const limited = applicant.netSalary !== null && product.maxIncomeShare > 0;
  const affordable = limited
    ? ((applicant.netSalary ?? 0) * product.maxIncomeShare) / 100 / perPeso
    : Infinity;
  const low = Math.ceil(Math.max(product.minAmount, bounds.amount.min));
  const high = Math.floor(Math.min(product.maxAmount, bounds.amount.max, affordable));
  return low <= high ? [low, high] : [];
}

/** The figure nearest to the asked one that is enough, of two equally near ones the lower, which is also the cheaper. */
const nearest = (
  asked: number,
  figures: readonly number[],
  isEnough: (figure: number) => boolean,
): number | null =>
  [...new Set(figures)]
    .sort((one, other) => Math.abs(one - asked) - Math.abs(other - asked) || one - other)
    .find(isEnough) ?? null;

/**
 * The smallest change of the amount alone, and of the term alone, that is enough; null where none is. Amounts are
 * multiples of the bounds' step, unless only others are enough. Exact: what lends changes only at the ends of what one of
 * the products lends, so that only the round amounts beside them and the ends themselves are tried.
 */
export function nearestChanges(
  products: readonly PricedProduct[],
  applicant: Applicant,
  bounds: Bounds,
  isEnough: (applicant: Applicant) => boolean,
): Changes {
  const { min, max, step } = bounds.amount;
  const ends = products.flatMap((priced) => endsOf(priced, applicant, bounds));
  const round = ends
    .flatMap((end) => [Math.floor(end / step) * step, Math.ceil((end + 1) / step) * step])
    .filter((amount) => amount >= min && amount <= max);
  const { term } = bounds;
  const terms = Array.from({ length: term.max - term.min + 1 }, (_, at) => term.min + at);
  const isEnoughOf = (amount: number): boolean => isEnough({ ...applicant, amount: unit<Pesos>(amount) });
  const amount = nearest(applicant.amount, round, isEnoughOf) ?? nearest(applicant.amount, ends, isEnoughOf);
  const months = nearest(applicant.term, terms, (asked) =>
    isEnough({ ...applicant, term: unit<Months>(asked) }),
  );
  return { amount: amount === null ? null : unit(amount), term: months === null ? null : unit(months) };
}
