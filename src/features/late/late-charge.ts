import { VAT_ON_INTEREST } from '#domain/rates.ts';
import { type MonthlyRate, type PercentPoints, type Pesos, unit } from '#domain/units.ts';

const DAYS_A_YEAR = 365;
const MONTHS_A_YEAR = 12;

/** The penalty, in percent of the interest for late payment: an assumption of ours, since many contracts add half of it. */
export const PENALTY: PercentPoints = unit(50);

/**
 * Estimates the charge that late payment adds to an instalment: interest by the day at the loan's monthly interest rate
 * without VAT, the penalty as a share of that interest, and VAT on both: instalment · 12·i/365 · d · (1+p) · 1.21.
 */
export const lateCharge = (
  instalment: Pesos,
  interest: MonthlyRate,
  days: number,
  penalty = PENALTY,
): Pesos =>
  unit(
    instalment *
      ((interest * MONTHS_A_YEAR) / DAYS_A_YEAR) *
      days *
      (1 + penalty / 100) *
      (1 + VAT_ON_INTEREST),
  );
