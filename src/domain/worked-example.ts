import { firstInstalment, type Loan, schedule } from '#domain/amortisation.ts';
import {
  effectiveFromMonthly,
  monthlyFromNominal,
  nominalFromMonthly,
  VAT_ON_INTEREST,
} from '#domain/rates.ts';
import { unit } from '#domain/units.ts';
import type { Information } from '#generated/types.ts';

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/**
 * Works the guide's example out in the French system, with VAT on interest as the only other cost; pesos and percent
 * points, unrounded.
 */
export function computeExample({ amount, term, tna }: Information['example']) {
  const interest = monthlyFromNominal(unit(tna));
  const cost = unit<typeof interest>(interest * (1 + VAT_ON_INTEREST));
  const loan: Loan = { amount: unit(amount), term: unit(term), interest, cost };
  const months = schedule(loan);
  let owed = amount;
  const instalments = months.map(({ number, capital, instalment, balance }) => {
    const charged = owed * interest;
    owed = balance;
    return { number, capital, interest: charged, vat: instalment - capital - charged, instalment, balance };
  });
  return {
    tea: effectiveFromMonthly(interest),
    cftNominal: nominalFromMonthly(cost),
    cftEffective: effectiveFromMonthly(cost),
    first: firstInstalment(loan),
    last: months.at(-1)?.instalment ?? 0,
    interest: sum(instalments.map((month) => month.interest)),
    vat: sum(instalments.map((month) => month.vat)),
    total: sum(instalments.map((month) => month.instalment)),
    instalments,
  };
}
