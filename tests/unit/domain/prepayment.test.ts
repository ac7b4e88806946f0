import { expect, it } from 'vitest';
import { feeFreeAfter, payOffFee } from '#domain/prepayment.ts';
import { unit, type Months } from '#domain/units.ts';

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
  expect(payOffFee(unit<Months>(12), after, unit(4))).toBe(fee);
});
