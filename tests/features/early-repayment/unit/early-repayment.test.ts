import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Loan, schedule } from '#domain/amortisation.ts';
import { earlyRepayment, earlyRepaymentFee } from '#features/early-repayment/early-repayment.ts';
import { unit, type Months } from '#domain/units.ts';
import { forAll } from '../../../support/run/property-runs.ts';

// Without interest every instalment repays $100,000 and costs 5 % of the balance before it.
const LOAN = schedule({ amount: unit(400_000), term: unit(4), interest: unit(0), cost: unit(0.05) });

it.each([
  { afterInstalment: 0, paid: 0, balance: 400_000, fee: 8_000, saved: 50_000 - 8_000 },
  { afterInstalment: 3, paid: 345_000, balance: 100_000, fee: 2_000, saved: 5_000 - 2_000 },
  { afterInstalment: 4, paid: 450_000, balance: 0, fee: 0, saved: 0 },
])(
  'early repayment after instalment $afterInstalment saves $saved',
  ({ afterInstalment, paid, balance, fee, saved }) => {
    const result = earlyRepayment(LOAN, afterInstalment, unit(2));
    expect(result.paid).toBeCloseTo(paid, 6);
    expect(result.balance).toBeCloseTo(balance, 6);
    expect(result.fee).toBeCloseTo(fee, 6);
    expect(result.saved).toBeCloseTo(saved, 6);
    expect(result.total).toBeCloseTo(paid + balance + fee, 6);
  },
);

// A quarter of the term or 180 days, whichever is longer.
it.each([
  [12, 5, 4],
  [12, 6, 0],
  [12, 7, 0],
  [25, 6, 4],
  [25, 7, 0],
  [60, 14, 4],
  [60, 15, 0],
])(
  'the penalty for repaying early of a loan of %d months, after instalment %d the fee is %d %%',
  (term, after, fee) => {
    expect(earlyRepaymentFee(unit<Months>(term), after, unit(4))).toBe(fee);
  },
);

it('repaying early never costs more than going on when there is no fee', () => {
  const loan = fc.record<Loan>({
    amount: fc.integer({ min: 100_000, max: 100_000_000 }).map((value) => unit(value)),
    term: fc.integer({ min: 1, max: 120 }).map((value) => unit(value)),
    interest: fc.double({ min: 0, max: 0.6, noNaN: true }).map((value) => unit(value)),
    cost: fc.double({ min: 0, max: 0.7, noNaN: true }).map((value) => unit(value)),
  });
  forAll(loan, fc.nat(), (given, seed) => {
    const afterInstalment = seed % (given.term + 1);
    const { saved } = earlyRepayment(schedule(given), afterInstalment, unit(0));
    expect(saved).toBeGreaterThanOrEqual(-1e-6 * given.amount);
  });
});
