import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstInstalment, type LoanRates } from '#domain/amortisation.ts';
import { debtSwap, type Debt, rateOfDebt } from '#features/debt-swap/debt-swap.ts';
import { type MonthlyRate, type Months, type Pesos, unit } from '#domain/units.ts';
import { forAll } from '../../../support/run/property-runs.ts';

const amount = fc.integer({ min: 100_000, max: 100_000_000 }).map((value) => unit<Pesos>(value));
const term = fc.integer({ min: 1, max: 120 }).map((value) => unit<Months>(value));
const rate = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => unit<MonthlyRate>(value));
const rates = fc.record<LoanRates>({ interest: rate(0, 0.3), cost: rate(0, 0.4), isLevel: fc.boolean() });

const levelAt = (monthly: MonthlyRate): LoanRates => ({ interest: monthly, cost: monthly, isLevel: true });

/** A debt whose level instalment costs a given rate. */
const debtAt = (balance: Pesos, left: Months, monthly: MonthlyRate, fee = 0): Debt => ({
  balance,
  left,
  instalment: firstInstalment({ amount: balance, term: left, ...levelAt(monthly) }),
  fee: unit(fee),
});

it('the instalment of a debt tells its rate', () => {
  forAll(amount, term, rate(0.001, 0.4), (balance, left, monthly) => {
    const found = rateOfDebt(debtAt(balance, left, monthly)) as number;
    const { instalment } = debtAt(balance, left, unit(found));
    expect(instalment / debtAt(balance, left, monthly).instalment).toBeCloseTo(1, 9);
  });
});

it('a swap at the same rate, over the same months and without charge, changes nothing', () => {
  forAll(amount, term, rate(0.001, 0.3), (balance, left, monthly) => {
    const swap = debtSwap([debtAt(balance, left, monthly)], levelAt(monthly), left);
    expect((swap?.changeTotal as number) / (swap?.keepTotal as number)).toBeCloseTo(1, 8);
    for (const { keepSoFar, changeSoFar } of swap?.months ?? [])
      expect(Math.abs(keepSoFar - changeSoFar) / balance).toBeLessThan(1e-6);
  });
});

it('a charge makes a swap dearer by at least itself, and it never pays earlier', () => {
  forAll(
    amount,
    term,
    rate(0.01, 0.3),
    rates,
    term,
    fc.double({ min: 0.1, max: 4, noNaN: true }),
    (...given) => {
      const [balance, left, monthly, offer, months, fee] = given;
      const free = debtSwap([debtAt(balance, left, monthly)], offer, months);
      const charged = debtSwap([debtAt(balance, left, monthly, fee)], offer, months);
      if (!free || !charged) throw new Error('a debt that can be has a swap');
      expect(charged.changeTotal - free.changeTotal).toBeGreaterThanOrEqual((balance * fee) / 100 - 0.01);
      expect(charged.paysFrom ?? Infinity).toBeGreaterThanOrEqual(free.paysFrom ?? 0);
    },
  );
});

it('what is ahead at the end is what is saved in all', () => {
  const debts = fc.array(
    fc
      .tuple(amount, term, rate(0.001, 0.2))
      .map(([balance, left, monthly]) => debtAt(balance, left, monthly, 2)),
    { minLength: 1, maxLength: 5 },
  );
  forAll(debts, rates, term, (held, offer, months) => {
    const swap = debtSwap(held, offer, months);
    const last = swap?.months.at(-1);
    if (!swap || !last) throw new Error('debts that can be have a swap');
    expect(last.keepSoFar / swap.keepTotal).toBeCloseTo(1, 6);
    expect(last.changeSoFar / swap.changeTotal).toBeCloseTo(1, 6);
    expect(swap.months).toHaveLength(Math.max(months, ...held.map(({ left }) => left)));
  });
});
