import { describe, expect, it } from 'vitest';
import { schedule } from '#domain/amortisation.ts';
import { earlyRepayment, earlyRepaymentFee, feeFreeAfter } from '#domain/early-repayment.ts';
import { unit, type Months } from '#domain/units.ts';

// Without interest every instalment repays $100,000 and costs 5 % of the balance before it.
const LOAN = schedule({ amount: unit(400_000), term: unit(4), interest: unit(0), cost: unit(0.05) });

describe('earlyRepayment', () => {
  it.each([
    { afterInstalment: 0, paid: 0, balance: 400_000, fee: 8_000, saved: 50_000 - 8_000 },
    { afterInstalment: 1, paid: 120_000, balance: 300_000, fee: 6_000, saved: 30_000 - 6_000 },
    { afterInstalment: 3, paid: 345_000, balance: 100_000, fee: 2_000, saved: 5_000 - 2_000 },
    { afterInstalment: 4, paid: 450_000, balance: 0, fee: 0, saved: 0 },
  ])('after instalment $afterInstalment saves $saved', ({ afterInstalment, paid, balance, fee, saved }) => {
    const result = earlyRepayment({ schedule: LOAN, afterInstalment, feePercent: unit(2) });
    expect(result.paid).toBeCloseTo(paid, 6);
    expect(result.balance).toBeCloseTo(balance, 6);
    expect(result.fee).toBeCloseTo(fee, 6);
    expect(result.saved).toBeCloseTo(saved, 6);
    expect(result.total).toBeCloseTo(paid + balance + fee, 6);
  });

  it('says so when the fee costs more than the instalments it avoids', () => {
    expect(earlyRepayment({ schedule: LOAN, afterInstalment: 3, feePercent: unit(99) }).saved).toBeLessThan(
      0,
    );
  });

  it.each([-1, 5, 1.5, NaN])('refuses instalment %s, which does not exist', (afterInstalment) => {
    expect(() => earlyRepayment({ schedule: LOAN, afterInstalment, feePercent: unit(0) })).toThrow(
      RangeError,
    );
  });
});

it.each([
  [12, 6],
  [24, 6],
  [25, 7],
  [60, 15],
  [6, 6],
])('a loan of %d months is paid off without a fee from instalment %d on', (term, free) => {
  expect(feeFreeAfter(unit<Months>(term))).toBe(free);
});

it.each([
  [5, 4],
  [6, 0],
  [11, 0],
])('after instalment %d of 12 the fee is %d %%', (after, fee) => {
  expect(earlyRepaymentFee(unit<Months>(12), after, unit(4))).toBe(fee);
});
