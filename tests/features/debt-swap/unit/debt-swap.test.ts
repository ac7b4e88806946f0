import { describe, expect, it, test } from 'vitest';
import type { LoanRates } from '#domain/amortisation.ts';
import { debtSwap, type Debt, rateOfDebt } from '#features/debt-swap/debt-swap.ts';
import { unit } from '#domain/units.ts';
import { swapExamples } from '../examples.ts';

/** To the centavo, but for how the last one is rounded. */
const centavos = (value: number) => expect.closeTo(value, 1);

const debt = (changes: Partial<Record<keyof Debt, number>> = {}): Debt => ({
  balance: unit(1_000_000),
  instalment: unit(140_000),
  left: unit(12),
  fee: unit(0),
  ...(changes as Partial<Debt>),
});

const ratesOf = ({ interest, cost }: { interest: number; cost: number }, isLevel = false): LoanRates => ({
  interest: unit(interest),
  cost: unit(cost),
  isLevel,
});

test.each([
  [1_000_000, 140_000, 12, 0.0904962952],
  [1_000_000, 100_000, 10, 0],
  [5_000_000, 312_117, 30, 0.0464231172],
  [100_000, 50_000, 3, 0.2337519285],
  [2_000_000, 60_000, 120, 0.0290325519],
  [1000, 3000, 1, 2],
])(
  '%i owed in instalments of %i, of which %i are left, cost %f a month',
  (balance, instalment, left, rate) => {
    expect(rateOfDebt(debt({ balance, instalment, left }))).toBeCloseTo(rate, 9);
  },
);

it('monthly cost of a debt is 0 for instalments without interest whose centavos were left out', () => {
  expect(rateOfDebt(debt({ instalment: 83_333.33 }))).toBe(0);
  expect(rateOfDebt(debt({ instalment: 83_333 }))).toBe(0);
});

it.each([
  ['to what is owed', { balance: 120_000, instalment: 10_000 }, 0],
  ['to what is owed, but for how a computer adds centavos', { balance: 120.12, instalment: 10.01 }, 0],
  ['to a peso less for each and half a peso', { balance: 120_012.5, instalment: 10_000 }, 0],
  ['to less than that', { balance: 120_012.75, instalment: 10_000 }, null],
])('monthly cost of a debt of instalments that add up %s', (_, given, rate) =>
  expect(rateOfDebt(debt(given))).toBe(rate),
);

test.each([
  ['instalments that do not even pay it back', { instalment: 83_000 }],
  ['no instalment of a few pesos', { balance: 5, instalment: 0 }],
  ['none left of a few centavos', { balance: 0.25, left: 0 }],
  ['nothing owed', { balance: 0 }],
  ['no instalment', { instalment: 0 }],
  ['none left', { left: 0 }],
  ['a figure that is none', { balance: NaN }],
])('monthly cost of a debt cannot be told: %s', (_, given) => {
  expect(rateOfDebt(debt(given))).toBeNull();
  expect(debtSwap([debt(), debt(given)], ratesOf({ interest: 0.04, cost: 0.05 }), unit(12))).toBeNull();
});

test.each(swapExamples)('a swap of debts comes to the figures of the example $name', ({ debts, given }) => {
  const { interest, cost, isLevel, term, oldRate, paysFrom, ...pesos } = given;
  const rates = ratesOf({ interest: Number(interest), cost: Number(cost) }, isLevel === true);
  expect(debtSwap(debts, rates, unit(Number(term)))).toMatchObject({
    oldRate: expect.closeTo(Number(oldRate), 7),
    paysFrom,
    ...Object.fromEntries(Object.entries(pesos).map(([name, value]) => [name, centavos(Number(value))])),
  });
});

test.each([
  ['cheaper', { cost: 0.05, term: 12 }],
  ['cheaperButHigher', { cost: 0.05, term: 6 }],
  ['lowerButDearer', { cost: 0.08, term: 36 }],
  ['dearer', { cost: 0.12, term: 12 }],
])("the verdict of a swap of debts can be '%s'", (verdict, { cost, term }) => {
  const swap = debtSwap([debt()], ratesOf({ interest: cost / 1.21, cost }), unit(term));
  expect(swap?.verdict).toBe(verdict);
  expect(swap?.paysFrom === null).toBe(!verdict.startsWith('cheaper'));
});

it('swapping debts has nothing to say of no debt', () => {
  expect(debtSwap([], ratesOf({ interest: 0.04, cost: 0.05 }), unit(12))).toBeNull();
});

describe('a swap that changes next to nothing', () => {
  const rates = (cost: number) => ratesOf({ interest: cost / 1.21, cost }, true);

  it('is the same, and pays from no month on', () => {
    const same = debtSwap([debt()], rates(rateOfDebt(debt()) as number), unit(12));
    expect(same).toMatchObject({ verdict: 'same', paysFrom: null });
  });

  it.each([
    ['a little cheaper every month', -0.0001, 'cheaper'],
    ['a little dearer every month', 0.0001, 'dearer'],
  ])('%s', (_, change, verdict) => {
    const cost = (rateOfDebt(debt()) as number) + change;
    expect(debtSwap([debt()], rates(cost), unit(12))?.verdict).toBe(verdict);
  });
});
