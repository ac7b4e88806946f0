import { type Months, type PercentPoints, type Pesos, unit } from '#domain/units.ts';
import type { Instalment } from '#domain/amortisation.ts';

const sumOf = (instalments: readonly Instalment[]): number =>
  instalments.reduce((sum, { instalment }) => sum + instalment, 0);

/**
 * Cost of early repayment after the given instalment (0: at once, before paying any). The fee is a percentage of the
 * balance repaid, as entities declare it to the BCRA.
 */
export function earlyRepayment(
  schedule: readonly Instalment[],
  afterInstalment: number,
  feePercent: PercentPoints,
) {
  const next = schedule[afterInstalment];
  const balance = next ? next.balance + next.capital : 0;
  const fee = (balance * feePercent) / 100;
  const paid = sumOf(schedule.slice(0, afterInstalment));
  return {
    /** Instalments paid until then. */
    paid: unit<Pesos>(paid),
    /** Outstanding balance, repaid at once. */
    balance: unit<Pesos>(balance),
    fee: unit<Pesos>(fee),
    /** Everything that the borrower pays: instalments, balance and fee. */
    total: unit<Pesos>(paid + balance + fee),
    /** Cost of the remaining instalments beyond balance and fee, in pesos; negative when the fee eats it up. */
    saved: unit<Pesos>(sumOf(schedule.slice(afterInstalment)) - balance - fee),
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
