import { type MonthlyRate, type PercentPoints, unit } from '#domain/units.ts';

/** VAT charged on the interest of a loan in Argentina, as a fraction of the interest. */
export const VAT_ON_INTEREST = 0.21;

const MONTHS_A_YEAR = 12;

// expm1 and log1p keep the digits that (1 + x) − 1 would lose for small rates.

/** Monthly rate equivalent to an effective annual one: m(x) = (1 + x/100)^(1/12) − 1. */
export const monthlyFromEffective = (annual: PercentPoints): MonthlyRate =>
  unit(Math.expm1(Math.log1p(annual / 100) / MONTHS_A_YEAR));

/** Effective annual rate, in percent points, of a monthly one: ((1 + m)^12 − 1) · 100. */
export const effectiveFromMonthly = (monthly: MonthlyRate): PercentPoints =>
  unit(Math.expm1(MONTHS_A_YEAR * Math.log1p(monthly)) * 100);

/** Nominal annual rate, in percent points, of a monthly one: 12 · m · 100. */
export const nominalFromMonthly = (monthly: MonthlyRate): PercentPoints =>
  unit(monthly * MONTHS_A_YEAR * 100);

/** Monthly rate of a nominal annual one: x/12/100. */
export const monthlyFromNominal = (annual: PercentPoints): MonthlyRate => unit(annual / MONTHS_A_YEAR / 100);

/**
 * Effective annual rate of a nominal one capitalised monthly: (1 + x/12)^12 − 1, both in percent points.
 * Banco Nación publishes the pairs 76.23 → 109.40, 105.23 → 174.20 and 131.89 → 249.50.
 */
export const effectiveFromNominal = (annual: PercentPoints): PercentPoints =>
  effectiveFromMonthly(monthlyFromNominal(annual));
