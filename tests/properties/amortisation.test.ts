import fc from 'fast-check';
import { expect, it } from 'vitest';
import { costOf, firstInstalment, recoverInterest, schedule, type Loan } from '#domain/amortisation.ts';
import { effectiveFromMonthly, monthlyFromEffective, nominalFromMonthly } from '#domain/rates.ts';
import { unit, type MonthlyRate, type Months, type Pesos } from '#domain/units.ts';
import { forAll } from '../support/run/property-runs.ts';

const amount = fc.integer({ min: 100_000, max: 100_000_000 }).map((value) => unit<Pesos>(value));
const term = fc.integer({ min: 1, max: 120 }).map((value) => unit<Months>(value));
const rate = (max: number) =>
  fc.double({ min: 0, max, noNaN: true }).map((value) => unit<MonthlyRate>(value));
const loan = fc.record<Loan>({ amount, term, interest: rate(0.6), cost: rate(0.7) });

/** Present value, at a monthly rate, of what is paid. */
const presentValue = (instalments: number[], monthly: number): number =>
  instalments.reduceRight((value, instalment) => (value + instalment) / (1 + monthly), 0);

it('balances fall from the amount to exactly zero', () => {
  forAll(loan, (given) => {
    const balances = [given.amount as number, ...schedule(given).map(({ balance }) => balance as number)];
    expect(balances.at(-1)).toBe(0);
    expect(balances.every((balance, k) => k === 0 || balance <= (balances[k - 1] as number))).toBe(true);
  });
});

it('capital parts add up to the amount and never shrink', () => {
  forAll(loan, (given) => {
    const parts = schedule(given).map(({ capital }) => capital as number);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(given.amount, 4);
    expect(parts.every((part, k) => k === 0 || part >= (parts[k - 1] as number) - 1e-6)).toBe(true);
  });
});

it('the parts of every instalment add up to it and none is negative', () => {
  forAll(loan, (given) => {
    const gaps = schedule(given).map(({ capital, interest, vat, charges, instalment }) =>
      Math.abs(capital + interest + (vat ?? 0) + charges - instalment),
    );
    const parts = schedule(given).flatMap(({ capital, interest, vat, charges }) => [
      capital,
      interest,
      vat ?? 0,
      charges,
    ]);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(1e-9 * given.amount);
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
  });
});

it('the internal rate of return of the instalments is the monthly cost', () => {
  forAll(loan, (given) => {
    const instalments = schedule(given).map(({ instalment }) => instalment as number);
    expect(presentValue(instalments, given.cost) / given.amount).toBeCloseTo(1, 8);
  });
});

it('level and falling instalments are worth the same at the cost they are quoted at', () => {
  forAll(amount, term, rate(0.2), rate(0.05), (borrowed, months, interest, charges) => {
    const cost = unit<MonthlyRate>(interest * 1.21 + charges);
    const worth = (isLevel: boolean) => {
      const payments = schedule({ amount: borrowed, term: months, interest, cost, isLevel });
      return presentValue(
        payments.map(({ instalment }) => instalment),
        cost,
      );
    };
    expect(worth(true) / worth(false)).toBeCloseTo(1, 8);
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

it('a dearer first instalment at the same cost means less interest', () => {
  forAll(loan, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (given, part) => {
    fc.pre(given.term > 1);
    const level = given.amount / given.term;
    const at = (capital: number) =>
      recoverInterest({ ...given, first: unit(given.cost * given.amount + capital) }) ?? NaN;
    expect(at(level * part)).toBeGreaterThan(at(level * (part + 0.005)));
  });
});

it('the summary agrees with the schedule it stands for', () => {
  forAll(loan, (given) => {
    const first = firstInstalment(given);
    const cost = costOf({ ...given, first, cftNominal: nominalFromMonthly(given.cost) });
    fc.pre(cost !== null);
    const instalments = cost.schedule().map(({ instalment }) => instalment as number);
    expect(instalments.at(-1)).toBeCloseTo(cost.last, 2);
    expect(instalments.reduce((sum, instalment) => sum + instalment, 0)).toBeCloseTo(cost.total, 1);
  });
});

it('a schedule never derives a figure that is not finite, whatever a provider states', () => {
  const wild = fc.double({ noNaN: false }).map((value) => unit<never>(value));
  forAll(amount, term, wild, wild, (asked, months, first, cftNominal) => {
    const cost = costOf({ amount: asked, term: months, first, cftNominal });
    if (cost === null) return;
    const figures = cost.schedule().flatMap((month) => Object.values(month));
    const all = [cost.total, cost.last, cost.rates.interest, ...figures.filter((figure) => figure !== null)];
    expect(all.every(Number.isFinite)).toBe(true);
  });
});

it('effective and monthly rates are inverse', () => {
  forAll(fc.double({ min: 0, max: 40_000, noNaN: true }), (annual) => {
    expect(effectiveFromMonthly(monthlyFromEffective(unit(annual)))).toBeCloseTo(annual, 6);
  });
});
