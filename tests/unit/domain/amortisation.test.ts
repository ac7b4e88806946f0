import { describe, expect, it } from 'vitest';
import { costOf, firstInstalment, rateWhere, recoverInterest, schedule } from '#domain/amortisation.ts';
import { monthlyFromNominal } from '#domain/rates.ts';
import { unit, type MonthlyRate, type Months, type Pesos } from '#domain/units.ts';
import type { Loan, StatedOffer } from '#domain/amortisation.ts';

const stated = (amount: number, term: number, first: number, cftNominal: number): StatedOffer => ({
  amount: unit(amount),
  term: unit(term),
  first: unit(first),
  cftNominal: unit(cftNominal),
});

// a bank's simulator: $1,000,000, 12 months, TNA 61 %, VAT on interest and no other charge.
const NACION = stated(1_000_000, 12, 124_031.3, 73.81);

describe('costOf', () => {
  it('recovers the whole loan from first instalment and CFT', () => {
    const cost = costOf(NACION);
    expect(cost?.rates.interest).toBeCloseTo(0.61 / 12, 7);
    expect(cost?.last).toBeCloseTo(114_507.84, 2);
    expect(cost?.total).toBeCloseTo(1_435_933.47, 1);
    expect(cost?.cftEffective).toBeCloseTo(104.68, 2);
  });

  it.each([
    { why: 'first instalment below the cost of the first month', offer: stated(1e6, 12, 61_508, 73.81) },
    { why: 'first instalment above equal capital parts', offer: stated(1e6, 12, 144_842.2, 73.81) },
    { why: 'a CFT below zero', offer: stated(1e6, 12, 124_031.3, -1) },
    { why: 'no amount', offer: stated(0, 12, 124_031.3, 73.81) },
    { why: 'a first instalment that is not a number', offer: stated(1e6, 12, NaN, 73.81) },
    { why: 'a single instalment that does not repay the loan', offer: stated(1e6, 1, 1_000_000, 73.81) },
  ])('derives nothing from figures that contradict each other: $why', ({ offer }) => {
    expect(costOf(offer)).toBeNull();
  });

  it('takes equal capital parts as a loan without interest', () => {
    const cost = costOf(stated(1_200_000, 12, 100_000, 0));
    expect(cost).toMatchObject({ rates: { interest: 0 }, last: 100_000, total: 1_200_000, cftEffective: 0 });
  });

  it('accepts a single instalment and takes all its cost to be interest and VAT', () => {
    const cost = costOf(stated(100_000, 1, 112_100, 145.2));
    expect(cost?.rates.interest).toBeCloseTo(0.1, 10);
    expect(cost?.total).toBeCloseTo(112_100, 6);
  });
});

describe('schedule', () => {
  const cost = monthlyFromNominal(unit(73.81));
  const loan: Loan = { amount: unit(1_000_000), term: unit(12), interest: unit(0.61 / 12), cost };

  it('starts at the first instalment and falls month by month', () => {
    const instalments = schedule(loan).map(({ instalment }) => instalment);
    expect(instalments[0]).toBeCloseTo(firstInstalment(loan), 6);
    expect(instalments[0]).toBeCloseTo(124_031.3, 2);
    expect(instalments[11]).toBeCloseTo(114_507.84, 2);
    expect(instalments).toEqual(instalments.toSorted((a, b) => b - a));
  });

  it('tells interest, VAT and other charges apart', () => {
    const dearer = { ...loan, cost: monthlyFromNominal(unit(85)) };
    const [first] = schedule(dearer);
    expect(first?.interest).toBeCloseTo(50_833.33, 2);
    expect(first?.vat).toBeCloseTo(10_675, 2);
    expect(first?.charges).toBeCloseTo(1e6 * (0.85 / 12 - (1.21 * 0.61) / 12), 2);
  });

  it('does not show VAT apart when the cost is less than interest and VAT together', () => {
    const cheaper = { ...loan, cost: monthlyFromNominal(unit(65)) };
    expect(schedule(cheaper)[0]).toMatchObject({ vat: null, interest: expect.closeTo(50_833.33, 2) });
    expect(schedule(cheaper)[0]?.charges).toBeCloseTo((1e6 * 0.04) / 12, 2);
  });

  it('a schedule never charges less than nothing when the cost is below the interest rate', () => {
    const [first] = schedule({ ...loan, cost: monthlyFromNominal(unit(50)) });
    expect(first).toMatchObject({ vat: null, charges: 0, interest: expect.closeTo(1e6 * (0.5 / 12), 2) });
  });
});

it('recoverInterest does not take a centavo of rounding for a contradiction', () => {
  const stated = { amount: unit<Pesos>(1_000_000), term: unit<Months>(12), cost: unit<MonthlyRate>(0) };
  expect(recoverInterest({ ...stated, first: unit(83_333.34) })).toBe(0);
  expect(recoverInterest({ ...stated, first: unit(83_333.35) })).toBeNull();
});

const countedCalls = (worth: (rate: number) => number) => {
  let calls = 0;
  const rate = rateWhere((at) => {
    calls += 1;
    return worth(at);
  }, 1);
  return { rate, calls };
};

it.each<[string, (rate: number) => number, number]>([
  ['what never falls', () => 2, Infinity],
  ['what rises', (rate) => 2 + rate, Infinity],
  ['what is beyond every number', () => Infinity, Infinity],
  ['what is no number', () => Number.NaN, 0],
  ['what is reached at once', () => 0, 0],
  ['what falls to its value far out', (rate) => (rate > 1e20 ? 0 : 2), 1e20],
])('the search for a rate has an end for %s', (_, worth, expected) => {
  const { rate, calls } = countedCalls(worth);
  expect(calls).toBeLessThan(1500);
  expect(rate === expected || Math.abs(rate - expected) < Math.max(1e-9, expected * 1e-9)).toBe(true);
});
