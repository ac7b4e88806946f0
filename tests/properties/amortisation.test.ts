import fc from 'fast-check';
import { expect, it } from 'vitest';
import { costOf, firstInstalment, recoverInterest, schedule, type Loan } from '#domain/amortisation.ts';
import { nominalFromMonthly } from '#domain/rates.ts';
import { unit, type MonthlyRate, type Months, type Pesos } from '#domain/units.ts';
import { forAll } from '../support/property-runs.ts';

const amount = fc.integer({ min: 100_000, max: 100_000_000 }).map((value) => unit<Pesos>(value));
const term = fc.integer({ min: 1, max: 120 }).map((value) => unit<Months>(value));
const rate = (max: number) =>
  fc.double({ min: 0, max, noNaN: true }).map((value) => unit<MonthlyRate>(value));
const loan = fc.record<Loan>({ amount, term, interest: rate(0.6), cost: rate(0.7) });

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);

/** Present value, at a monthly rate, of what is paid. */
const presentValue = (instalments: number[], monthly: number): number =>
  instalments.reduceRight((value, instalment) => (value + instalment) / (1 + monthly), 0);

it('the amount is repaid to exactly zero, in parts of which none is negative and that add up', () => {
  forAll(loan, (given) => {
    const months = schedule(given);
    expect(months.at(-1)?.balance).toBe(0);
    expect(sumOf(months.map(({ capital }) => capital))).toBeCloseTo(given.amount, 4);
    const parts = months.map(({ capital, interest, vat, charges }) => [capital, interest, vat ?? 0, charges]);
    const gaps = months.map(({ instalment }, at) => Math.abs(sumOf(parts[at] ?? []) - instalment));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(1e-9 * given.amount);
    expect(Math.min(...parts.flat())).toBeGreaterThanOrEqual(0);
  });
});

it('the internal rate of return of the instalments is the monthly cost', () => {
  forAll(loan, (given) => {
    const instalments = schedule(given).map(({ instalment }) => instalment as number);
    expect(presentValue(instalments, given.cost) / given.amount).toBeCloseTo(1, 8);
  });
});

it('first instalment and CFT give the schedule back', () => {
  // At higher rates a first instalment rounded to the centavo no longer determines the interest.
  const plain = fc.record({ amount, term: term.filter((months) => months > 1), interest: rate(0.1) });
  forAll(plain, rate(0.1), (base, charges) => {
    const given = { ...base, cost: unit<MonthlyRate>(base.interest * 1.21 + charges) };
    const first = firstInstalment(given);
    const interest = recoverInterest({ ...given, first }) as number;
    const again = schedule({ ...given, interest: unit(interest) });
    const gaps = schedule(given).map(({ balance }, k) => Math.abs((again[k]?.balance ?? NaN) - balance));
    expect(Math.max(...gaps)).toBeLessThan(0.01);
  });
});

it('the summary agrees with the schedule it stands for', () => {
  forAll(loan, (given) => {
    const first = firstInstalment(given);
    const cost = costOf({ ...given, first, cftNominal: nominalFromMonthly(given.cost) });
    fc.pre(cost !== null);
    const instalments = cost.schedule().map(({ instalment }) => instalment as number);
    expect(instalments.at(-1)).toBeCloseTo(cost.last, 2);
    expect(sumOf(instalments)).toBeCloseTo(cost.total, 1);
  });
});

it('never derives a figure that is not finite, whatever a provider states', () => {
  const wild = fc.double({ noNaN: false }).map((value) => unit<never>(value));
  forAll(amount, term, wild, wild, (asked, months, first, cftNominal) => {
    const cost = costOf({ amount: asked, term: months, first, cftNominal });
    if (cost === null) return;
    const figures = cost.schedule().flatMap((month) => Object.values(month));
    const all = [cost.total, cost.last, cost.rates.interest, ...figures.filter((figure) => figure !== null)];
    expect(all.every(Number.isFinite)).toBe(true);
  });
});
