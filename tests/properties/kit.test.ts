import fc from 'fast-check';
import { expect, it } from 'vitest';
import { schedule } from '#domain/amortisation.ts';
import { lateCharge } from '#domain/late-payment.ts';
import { type MonthlyRate, type Months, type Pesos, unit } from '#domain/units.ts';
import { forAll } from '../support/run/property-runs.ts';

const amount = fc.integer({ min: 100_000, max: 100_000_000 }).map((value) => unit<Pesos>(value));
const term = fc.integer({ min: 1, max: 120 }).map((value) => unit<Months>(value));
const rate = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => unit<MonthlyRate>(value));

const payments = (loan: Parameters<typeof schedule>[0]) => schedule(loan).map(({ instalment }) => instalment);

it('no day late costs nothing, and each further one costs the same', () => {
  forAll(
    amount,
    rate(0, 0.3),
    fc.integer({ min: 0, max: 365 }),
    fc.integer({ min: 0, max: 100 }),
    (...given) => {
      const [instalment, interest, days, percent] = given;
      const at = (late: number) => lateCharge({ instalment, interest, days: late, penalty: unit(percent) });
      expect(at(0)).toBe(0);
      expect(at(days)).toBeCloseTo(at(1) * days, 2);
    },
  );
});

it('level and falling instalments are worth the same at the cost they are quoted at', () => {
  forAll(amount, term, rate(0.0001, 0.2), rate(0, 0.05), (borrowed, months, interest, charges) => {
    const cost = unit<MonthlyRate>(interest * 1.21 + charges);
    const loan = { amount: borrowed, term: months, interest, cost };
    const worth = (isLevel: boolean) =>
      payments({ ...loan, isLevel }).reduceRight((sum, payment) => (sum + payment) / (1 + cost), 0);
    expect(worth(true) / worth(false)).toBeCloseTo(1, 8);
  });
});
