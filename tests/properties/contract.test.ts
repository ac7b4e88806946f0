import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstInstalment, schedule } from '#domain/amortisation.ts';
import { equalPayments, fallingPayments, printed } from '#domain/contract/payments.ts';
import { type Contract, reviewContract } from '#domain/contract/review.ts';
import { effectiveFromMonthly, nominalFromMonthly } from '#domain/rates.ts';
import { type MonthlyRate, type Months, type PercentPoints, type Pesos, unit } from '#domain/units.ts';
import { forAll, propertyRuns } from '../support/run/property-runs.ts';

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

const given = fc.record({
  amount: fc.integer({ min: 100_000, max: 100_000_000 }),
  term: fc.integer({ min: 1, max: 120 }),
  interest: fc.double({ min: 0, max: 0.25, noNaN: true }),
  charges: fc.double({ min: 0, max: 0.01, noNaN: true }),
  isEqual: fc.boolean(),
  isNominal: fc.boolean(),
  isOfThirtyDays: fc.boolean(),
  saysBasis: fc.boolean(),
  amountDecimals: fc.constantFrom(0, 2),
  rateDecimals: fc.constantFrom(0, 1, 2),
});
type Given = Parameters<Parameters<typeof given.map>[0]>[0];

/** An honest contract as its paper has it: amounts and CFT printed with their decimals, months of 30 days or of a twelfth. */
function honest(drawn: Given): Contract {
  const { amount, term, interest, charges, isEqual, amountDecimals } = drawn;
  const cost = unit<MonthlyRate>(interest * 1.21 + charges);
  const loan = {
    amount: unit<Pesos>(amount),
    term: unit<Months>(term),
    interest: unit<MonthlyRate>(interest),
    cost,
    isLevel: isEqual,
  };
  const print = (value: number) => printed(unit<Pesos>(rounded(value, amountDecimals)), amountDecimals);
  const first = print(firstInstalment(loan));
  const last = print(schedule(loan).at(-1)?.instalment ?? 0);
  const payments = isEqual
    ? equalPayments(first, term)
    : fallingPayments({ received: loan.amount, first, last, count: term, tna: null });
  return {
    received: printed(loan.amount, 0),
    receivedOn: null,
    payments,
    charges: { atStart: unit(0), monthly: unit(0) },
    stated: { tna: null, cft: statedCft(drawn, cost) },
  };
}

function statedCft({ isNominal, isOfThirtyDays, rateDecimals, saysBasis }: Given, cost: MonthlyRate) {
  const effective = isOfThirtyDays ? ((1 + cost) ** (365 / 30) - 1) * 100 : effectiveFromMonthly(cost);
  const value = isNominal ? nominalFromMonthly(cost) : effective;
  const basis = isNominal ? ('nominal' as const) : ('effective' as const);
  return {
    ...printed(unit<PercentPoints>(rounded(value, rateDecimals)), rateDecimals),
    basis: saysBasis ? basis : ('unknown' as const),
  };
}

it('no honest contract of ten thousand is accused, however its figures are rounded when printed', () => {
  const law = fc.property(given, (drawn) => {
    const review = reviewContract(honest(drawn));
    expect(review?.agreement).toMatch(/^(?:effective|nominal)$/);
  });
  const { numRuns } = propertyRuns;
  // Ten for each draw of other laws, which the search for mutants makes few.
  fc.assert(law, { numRuns: Math.max(numRuns, Math.min(10_000, numRuns * 10)) });
});

it('a charge of 3 % that the paper hides is found', () => {
  const dear = given.filter(({ term, interest }) => term <= 60 && interest > 0.01);
  forAll(dear, (drawn) => {
    const contract = honest({
      ...drawn,
      isNominal: false,
      saysBasis: true,
      isOfThirtyDays: false,
      amountDecimals: 2,
      rateDecimals: 2,
    });
    const hidden = { ...contract, received: printed(unit<Pesos>(contract.received.value * 0.97), 2) };
    expect(reviewContract(hidden)?.agreement).toBe('paperSaysLess');
  });
});

it('the cost is what is paid beyond what was received, and its parts add up to it', () => {
  forAll(given, (drawn) => {
    const contract = honest(drawn);
    const review = reviewContract(contract);
    if (!review) throw new Error('an honest contract has a review');
    const { parts, cost, paid } = review;
    expect(Math.abs(paid - contract.received.value - cost)).toBeLessThan(drawn.term + 1);
    if (!parts) return;
    const sum = parts.interest + (parts.vat ?? 0) + parts.others;
    expect(Math.abs(sum - cost)).toBeLessThanOrEqual(1e-9 * cost + 1e-6);
  });
});
