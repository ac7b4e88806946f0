import { expect, it } from 'vitest';
import {
  type Contract,
  instalmentsOf,
  isAboveCeiling,
  printed,
  type Review,
  reviewContract,
} from '#features/contract-review/review.ts';
import { type Pesos, unit } from '#domain/units.ts';

const pesos = (value: number, decimals = 2) => printed(unit<Pesos>(value), decimals);
const charges = (atStart: number, monthly = 0) => ({
  atStart: unit<Pesos>(atStart),
  monthly: unit<Pesos>(monthly),
});

/** A bank's own simulator published this loan: $1,000,000 in 12 months at a nominal 61 %. */
const published = (change: Partial<Contract> = {}): Contract => ({
  received: pesos(1_000_000, 0),
  count: 12,
  first: pesos(124_031.3),
  last: pesos(114_507.84),
  charges: charges(0),
  ...change,
});

const review = (change?: Partial<Contract>): Review => reviewContract(published(change)) as Review;

it('a loan that a bank published adds up to the peso', () =>
  expect(Math.abs(review().paid - 1_435_933.47)).toBeLessThan(1));

it('a loan that a bank published costs its CFT, nominal and effective', () => {
  expect(Math.abs(review().nominal - 73.81)).toBeLessThan(0.01);
  expect(Math.abs(review().effective - 104.68)).toBeLessThan(0.02);
});

/** Loans as a program in another language worked them out. */
it.each([
  [2_500_000, 1, 2_523_947.92, 2_523_947.92, 2_523_947.92, 11.5, 12.12],
  [1_000_000, 12, 103_661.66, 103_661.66, 1_243_939.92, 42.35, 51.62],
  [150_000, 48, 6529.29, 6529.29, 313_405.92, 42.35, 51.62],
  [5_000_000, 95, 308_605.02, 308_605.02, 29_317_476.9, 73.81, 104.68],
  [5_000_000, 120, 179_250.45, 179_250.45, 21_510_054, 42.35, 51.62],
  [2_500_000, 6, 571_807.66, 540_269.74, 3_340_778.73, 108.78, 183.28],
  [1_000_000, 22, 87_223.75, 77_326.38, 1_827_727.84, 73.81, 104.68],
  [37_250_000, 24, 3_975_233.31, 3_438_802.05, 90_599_800.83, 108.78, 183.28],
  [5_000_000, 60, 458_220.81, 385_113.53, 26_505_933.03, 108.78, 183.28],
  [2_500_000, 116, 308_553.26, 259_959.86, 35_267_257.87, 148.1, 304.12],
  [5_000_000, 120, 41_666.67, 41_666.67, 5_000_000.4, 0, 0],
])(
  'a loan of %d in %d instalments from %d to %d costs what another program says',
  (received, count, first, last, paid, nominal, effective) => {
    const found = review({ received: pesos(received), count, first: pesos(first), last: pesos(last) });
    // Rounded instalments of a falling loan are not on one curve: a few centavos each.
    expect(Math.abs(found.paid - paid)).toBeLessThan(0.02 * count + 0.5);
    expect(Math.abs(found.nominal - nominal)).toBeLessThan(0.011 + nominal * 1e-5);
    expect(Math.abs(found.effective - effective)).toBeLessThan(0.011 + effective * 1e-5);
  },
);

const loan = { received: pesos(1_000_000), count: 3 };

it('instalments fall evenly where no rate belongs to the first and the last', () =>
  expect(instalmentsOf({ ...loan, first: pesos(340_000), last: pesos(300_000) })).toEqual([
    340_000, 320_000, 300_000,
  ]));

it('instalments fall faster and faster at the rate that belongs to the first and the last', () => {
  // 5 % a month, with VAT on it.
  const firstCapital = 1_000_000 / ((1.05 ** 3 - 1) / 0.05);
  const capital = (month: number) => firstCapital * 1.05 ** month;
  const owed = (month: number): number => (month === 0 ? 1_000_000 : owed(month - 1) - capital(month - 1));
  const exact = [0, 1, 2].map((month) => capital(month) + owed(month) * 0.0605) as [number, number, number];
  const found = instalmentsOf({ ...loan, first: pesos(exact[0], 8), last: pesos(exact[2], 8) });
  for (const [at, value] of found.entries()) expect(value).toBeCloseTo(exact[at] as number, 3);
});

it('instalments are one, whatever the last is said to be, in a loan of one', () =>
  expect(instalmentsOf({ ...loan, count: 1, first: pesos(1_100_000), last: pesos(1) })).toEqual([1_100_000]));

it.each<[string, Partial<Contract>]>([
  ['nothing received', { received: pesos(0) }],
  ['charges at the start above what is received', { charges: charges(2_000_000) }],
  ['less paid than received', { first: pesos(50_000), last: pesos(50_000) }],
  ['less left of what was received than its rounding', { received: pesos(1e-300), first: pesos(1e300) }],
])('a contract with %s has no review', (_, change) => expect(reviewContract(published(change))).toBeNull());

it('a contract without interest costs nothing, although its instalments are rounded down', () => {
  const { cost, effective } = review({ first: pesos(83_333.33), last: pesos(83_333.33) });
  expect([cost, effective]).toEqual([0, 0]);
});

it('a contract costs more by what is paid apart at the start', () => {
  const charged = review({ charges: charges(30_000) });
  expect(charged.paid - review().paid).toBeCloseTo(30_000, 6);
  expect(charged.cost - review().cost).toBeCloseTo(30_000, 6);
  expect(charged.effective).toBeGreaterThan(review().effective + 5);
});

it('a contract costs more by what is paid apart with each instalment', () =>
  expect(review({ charges: charges(0, 3000) }).cost - review().cost).toBeCloseTo(36_000, 6));

it.each([
  [104.9, false],
  [104.68, false],
  [104.5, true],
])('a contract of 104.68 %% against a ceiling of %d %% is above it: %s', (ceiling, isAbove) =>
  expect(isAboveCeiling(review(), unit(ceiling))).toBe(isAbove),
);
