import { describe, expect, it, test } from 'vitest';
import { costOf, firstInstalment, type LoanRates, rateOfReturn, schedule } from '#domain/amortisation.ts';
import { debtSwap, type Debt, rateOfDebt } from '#domain/debt-swap.ts';
import { lateCharge } from '#domain/late-payment.ts';
import { inTodaysPesos, realMonthlyCost, salaryShares } from '#domain/real-terms.ts';
import { type Months, type Pesos, unit } from '#domain/units.ts';
import examples from '../../inputs/kit-examples.json' with { type: 'json' };

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

describe('monthly cost of a debt', () => {
  test.each(examples.rates)('$balance in $left instalments of $instalment', ({ rate, ...given }) => {
    expect(rateOfDebt(debt(given))).toBeCloseTo(rate, 9);
  });

  it('is 0 for instalments without interest whose centavos were left out', () => {
    expect(rateOfDebt(debt({ instalment: 83_333.33 }))).toBe(0);
    expect(rateOfDebt(debt({ instalment: 83_333 }))).toBe(0);
  });

  test.each([
    ['instalments that do not even pay it back', { instalment: 83_000 }],
    ['nothing owed', { balance: 0 }],
    ['no instalment', { instalment: 0 }],
    ['none left', { left: 0 }],
    ['a figure that is none', { balance: NaN }],
  ])('cannot be told: %s', (_, given) => {
    expect(rateOfDebt(debt(given))).toBeNull();
    expect(debtSwap([debt(), debt(given)], ratesOf({ interest: 0.04, cost: 0.05 }), unit(12))).toBeNull();
  });
});

describe('swapping debts', () => {
  test.each(examples.swaps)('$name', ({ debts, term, isLevel, expected, ...rates }) => {
    const { oldRate, paysFrom, ...pesos } = expected;
    const swap = debtSwap(debts.map(debt), ratesOf(rates, isLevel), unit(term));
    expect(swap).toMatchObject({
      oldRate: expect.closeTo(oldRate, 7),
      paysFrom,
      ...Object.fromEntries(Object.entries(pesos).map(([name, value]) => [name, centavos(value)])),
    });
  });

  test.each([
    ['cheaper', { cost: 0.05, term: 12 }],
    ['cheaperButHigher', { cost: 0.05, term: 6 }],
    ['lowerButDearer', { cost: 0.08, term: 36 }],
    ['dearer', { cost: 0.12, term: 12 }],
  ])('%s', (verdict, { cost, term }) => {
    const swap = debtSwap([debt()], ratesOf({ interest: cost / 1.21, cost }), unit(term));
    expect(swap?.verdict).toBe(verdict);
    expect(swap?.paysFrom === null).toBe(!verdict.startsWith('cheaper'));
  });

  it('has nothing to say of no debt', () => {
    expect(debtSwap([], ratesOf({ interest: 0.04, cost: 0.05 }), unit(12))).toBeNull();
  });
});

test.each(examples.real)(
  'real terms: $name',
  ({ amount, term, inflation, rise, every, salary, expected, ...rates }) => {
    const loan = { amount: unit<Pesos>(amount), term: unit<Months>(term), ...ratesOf(rates) };
    const payments = schedule(loan).map(({ instalment }) => instalment);
    expect(inTodaysPesos(payments, unit(inflation / 100))).toBeCloseTo(expected.worth, 1);
    expect(realMonthlyCost(loan.cost, unit(inflation / 100))).toBeCloseTo(expected.realCost, 9);
    const shares = salaryShares(payments, unit(salary), { percent: unit(rise), months: every });
    expect(shares).toEqual(expected.shares.map((share) => expect.closeTo(share, 5)));
  },
);

test.each(examples.late)('$days days late cost $expected', ({ expected, ...late }) => {
  const { instalment, interest, days, penalty } = late;
  const given = { instalment: unit<Pesos>(instalment), days, penalty: unit<never>(penalty) };
  expect(lateCharge({ ...given, interest: unit(interest) })).toBeCloseTo(expected, 1);
});

describe('level instalments', () => {
  const stated = (given: { amount: number; term: number; cft: number; instalment: number }) => ({
    amount: unit<Pesos>(given.amount),
    term: unit<Months>(given.term),
    cftNominal: unit<never>(given.cft),
    first: unit<Pesos>(given.instalment),
    isLevel: true,
  });

  test.each(examples.level)('$amount over $term months at $cft %', (given) => {
    const cost = costOf(stated(given));
    const rows = cost?.schedule() ?? [];
    expect(cost?.total).toBeCloseTo(given.total, 1);
    expect(cost?.last).toBeCloseTo(given.last, 1);
    expect(rows[Math.floor((given.term - 1) / 2)]?.balance).toBeCloseTo(given.half, 1);
    expect(new Set(rows.map(({ instalment }) => instalment.toFixed(2))).size).toBe(1);
    expect(rows.every(({ vat }) => vat !== null)).toBe(true);
  });

  test('an instalment that is not the one of its CFT contradicts it', () => {
    const [given] = examples.level as [(typeof examples.level)[number]];
    expect(costOf(stated({ ...given, instalment: given.instalment + 20 }))).toBeNull();
    expect(costOf(stated({ ...given, instalment: given.instalment - 20 }))).toBeNull();
    expect(costOf(stated({ ...given, cft: Number.NaN }))).toBeNull();
  });
});

it('a debt that only pays itself back costs nothing', () => {
  expect(rateOfReturn(unit(100), [unit(50), unit(50)])).toBe(0);
  expect(
    firstInstalment({ amount: unit(100), term: unit(2), ...ratesOf({ interest: 0, cost: 0 }, true) }),
  ).toBe(50);
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
