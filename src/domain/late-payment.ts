import { VAT_ON_INTEREST } from '#domain/rates.ts';
import { type MonthlyRate, type PercentPoints, type Pesos, unit } from '#domain/units.ts';

const DAYS_A_YEAR = 365;
const MONTHS_A_YEAR = 12;

/**
 * Estimates the charge that late payment adds to an instalment: interest by the day at the loan's nominal rate, the penalty
 * as a share of that interest, and VAT on both: instalment · 12·i/365 · d · (1+p) · 1.21.
 */
export const lateCharge = (late: {
  instalment: Pesos;
  /** The loan's monthly interest rate, without VAT. */
  interest: MonthlyRate;
  days: number;
  penalty: PercentPoints;
}): Pesos =>
  unit(
    late.instalment *
      ((late.interest * MONTHS_A_YEAR) / DAYS_A_YEAR) *
      late.days *
      (1 + late.penalty / 100) *
      (1 + VAT_ON_INTEREST),
  );
