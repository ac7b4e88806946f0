import { type Months, type PercentPoints, type Pesos, unit } from '#domain/units.ts';
import type { Instalment } from '#domain/amortisation.ts';

/** Paying off a loan right after one of its instalments. */
export type EarlyRepayment = {
  afterInstalment: number;
  /** Instalments paid until then. */
  paid: Pesos;
  /** Outstanding balance, repaid at once. */
  balance: Pesos;
  fee: Pesos;
  /** All that leaves the pocket: paid + balance + fee. */
  total: Pesos;
  /** What the remaining instalments would have cost beyond balance and fee; negative when the fee eats it up. */
  saved: Pesos;
};

const sumOf = (instalments: Instalment[]): number =>
  instalments.reduce((sum, { instalment }) => sum + instalment, 0);

/**
 * Cost of early repayment after the given instalment (0: at once, before paying any). The fee is a percentage of the
 * balance repaid, as entities declare it to the BCRA.
 */
export function earlyRepayment({
  schedule,
  afterInstalment,
  feePercent,
}: {
  schedule: Instalment[];
  afterInstalment: number;
  feePercent: PercentPoints;
}): EarlyRepayment {
  const next = schedule[afterInstalment];
  const balance = next ? next.balance + next.capital : 0;
  const fee = (balance * feePercent) / 100;
  const paid = sumOf(schedule.slice(0, afterInstalment));
  return {
    afterInstalment,
    paid: unit(paid),
    balance: unit(balance),
    fee: unit(fee),
    total: unit(paid + balance + fee),
    saved: unit(sumOf(schedule.slice(afterInstalment)) - balance - fee),
  };
}

const MONTHS_IN_180_DAYS = 6;

/**
 * Fee for early repayment in full after an instalment, given the one the entity declared; in percent of the balance. There
 * is none from a quarter of the term or 180 days on, whichever is longer (BCRA, Protección de los usuarios de servicios
 * financieros).
 */
export const earlyRepaymentFee = (
  term: Months,
  afterInstalment: number,
  declared: PercentPoints,
): PercentPoints =>
  afterInstalment >= Math.max(Math.ceil(term / 4), MONTHS_IN_180_DAYS) ? unit(0) : declared;
