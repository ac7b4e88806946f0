import type { Instalment } from '#domain/amortisation.ts';
import { type Pesos, unit } from '#domain/units.ts';

const centavosOf = (pesos: number): number => Math.round(pesos * 100);
const pesosOf = (centavos: number): Pesos => unit(centavos / 100);

/**
 * A schedule as it is written, in whole centavos that add up: the parts of a month to its instalment, the capital of all
 * months to the loan, and each balance is the one before less the capital.
 */
export function inCentavos(months: readonly Instalment[]): Instalment[] {
  let owed = centavosOf((months[0]?.balance ?? 0) + (months[0]?.capital ?? 0));
  return months.map(({ number, ...month }) => {
    const balance = centavosOf(month.balance);
    const [interest, vat, charges] = [month.interest, month.vat ?? 0, month.charges].map(centavosOf) as [
      number,
      number,
      number,
    ];
    const capital = owed - balance;
    owed = balance;
    return {
      number,
      capital: pesosOf(capital),
      interest: pesosOf(interest),
      vat: month.vat === null ? null : pesosOf(vat),
      charges: pesosOf(charges),
      instalment: pesosOf(capital + interest + vat + charges),
      balance: pesosOf(balance),
    };
  });
}
