import fc from 'fast-check';
import { expect, it } from 'vitest';
import { schedule, type Loan } from '#domain/amortisation.ts';
import { inCentavos } from '#features/offer-detail/centavos.ts';
import { unit, type MonthlyRate, type Months, type Pesos } from '#domain/units.ts';
import { forAll } from '../../../support/run/property-runs.ts';

const amount = fc.integer({ min: 100_000, max: 100_000_000 }).map((value) => unit<Pesos>(value));
const term = fc.integer({ min: 1, max: 120 }).map((value) => unit<Months>(value));
const rate = (max: number) =>
  fc.double({ min: 0, max, noNaN: true }).map((value) => unit<MonthlyRate>(value));
const loan = fc.record<Loan>({ amount, term, interest: rate(0.6), cost: rate(0.7) });

it('written in centavos the parts add up to the instalment, the capital to the loan, and the balances fall by it', () => {
  const centavos = (pesos: number): number => Math.round(pesos * 100);
  forAll(loan, (given) => {
    let owed = centavos(given.amount);
    for (const { capital, interest, vat, charges, instalment, balance } of inCentavos(schedule(given))) {
      const parts = [capital, interest, vat ?? 0, charges].map(centavos);
      expect(parts.reduce((sum, part) => sum + part)).toBe(centavos(instalment));
      owed -= centavos(capital);
      expect(centavos(balance)).toBe(owed);
    }
    expect(owed).toBe(0);
  });
});
