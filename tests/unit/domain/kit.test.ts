import { expect, it, test } from 'vitest';
import { costOf, firstInstalment, rateOfReturn } from '#domain/amortisation.ts';
import { type Months, type Pesos, unit } from '#domain/units.ts';

// Worked out by a program that shares nothing with this project: decimals of 50 digits, every balance carried month by
// month, no closed formula for a schedule.
const LEVEL = [
  { amount: 1_000_000, term: 12, cft: 73.81, instalment: 120_265.32, total: 1_443_183.84, half: 588_591.34 },
  {
    amount: 5_000_000,
    term: 30,
    cft: 51.96,
    instalment: 300_846.95,
    total: 9_025_408.57,
    half: 3_269_052.79,
  },
  { amount: 300_000, term: 1, cft: 145.2, instalment: 336_300, total: 336_300, half: 0 },
  { amount: 2_000_000, term: 120, cft: 90, instalment: 150_025.54, total: 18_003_064.3, half: 1_974_243.15 },
];

const stated = (given: { amount: number; term: number; cft: number; instalment: number }) => ({
  amount: unit<Pesos>(given.amount),
  term: unit<Months>(given.term),
  cftNominal: unit<never>(given.cft),
  first: unit<Pesos>(given.instalment),
  isLevel: true,
});

test.each(LEVEL)('level instalments are worked out for $amount over $term months at $cft %', (given) => {
  const cost = costOf(stated(given));
  const rows = cost?.schedule() ?? [];
  expect(cost?.total).toBeCloseTo(given.total, 1);
  expect(rows.at(-1)?.number).toBe(given.term);
  expect(cost?.last).toBeCloseTo(given.instalment, 1);
  expect(rows[Math.floor((given.term - 1) / 2)]?.balance).toBeCloseTo(given.half, 1);
  expect(new Set(rows.map(({ instalment }) => instalment.toFixed(2))).size).toBe(1);
  expect(rows.every(({ vat }) => vat !== null)).toBe(true);
});

test('an instalment that is not the one of its CFT contradicts it', () => {
  const [given] = LEVEL as [(typeof LEVEL)[number]];
  expect(costOf(stated({ ...given, instalment: given.instalment + 20 }))).toBeNull();
  expect(costOf(stated({ ...given, instalment: given.instalment - 20 }))).toBeNull();
  expect(costOf(stated({ ...given, cft: Number.NaN }))).toBeNull();
});

it('a debt that only pays itself back costs nothing', () => {
  expect(rateOfReturn(unit(100), [unit(50), unit(50)])).toBe(0);
  expect(
    firstInstalment({ amount: unit(100), term: unit(2), interest: unit(0), cost: unit(0), isLevel: true }),
  ).toBe(50);
});
