import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstInstalment, schedule } from '#domain/amortisation.ts';
import {
  type Contract,
  isAboveCeiling,
  printed,
  type Review,
  reviewContract,
} from '#features/contract-review/review.ts';
import { effectiveFromMonthly } from '#domain/rates.ts';
import { type MonthlyRate, type Months, type Pesos, unit } from '#domain/units.ts';
import { forAll } from '../../../support/run/property-runs.ts';

const given = fc.record({
  amount: fc.integer({ min: 100_000, max: 100_000_000 }),
  term: fc.integer({ min: 1, max: 120 }),
  interest: fc.double({ min: 0.0001, max: 0.25, noNaN: true }),
  others: fc.double({ min: 0, max: 0.01, noNaN: true }),
  isLevel: fc.boolean(),
  decimals: fc.constantFrom(0, 2),
});
type Given = Parameters<Parameters<typeof given.map>[0]>[0];

const costOf = ({ interest, others }: Given): MonthlyRate => unit(interest * 1.21 + others);

/** A loan as its paper has it: amounts printed with their decimals. */
function paperOf(drawn: Given): Contract {
  const { term, decimals } = drawn;
  const loan = {
    ...drawn,
    amount: unit<Pesos>(drawn.amount),
    term: unit<Months>(term),
    interest: unit<MonthlyRate>(drawn.interest),
    cost: costOf(drawn),
  };
  const print = (value: number) => printed(unit<Pesos>(Number(value.toFixed(decimals))), decimals);
  return {
    received: printed(loan.amount, 0),
    count: term,
    first: print(firstInstalment(loan)),
    last: print(schedule(loan).at(-1)?.instalment ?? 0),
    charges: { atStart: unit(0), monthly: unit(0) },
  };
}

const reviewOf = (contract: Contract): Review => {
  const review = reviewContract(contract);
  if (!review) throw new Error('a loan that somebody grants has a review');
  return review;
};

it('a contract at the ceiling of its entity is never said to be above it, however its paper rounds', () => {
  forAll(given, (drawn) => {
    const review = reviewOf(paperOf(drawn));
    expect(isAboveCeiling(review, effectiveFromMonthly(costOf(drawn)))).toBe(false);
    expect(Math.abs(review.paid - drawn.amount - review.cost)).toBeLessThan(1e-6 * review.paid);
  });
});

it('a contract that keeps back 3 % is above the ceiling at which it would be without', () => {
  const dear = given.filter(
    ({ term, interest, decimals }) => term <= 60 && interest > 0.01 && decimals === 2,
  );
  forAll(dear, (drawn) => {
    const paper = paperOf(drawn);
    const review = reviewOf({ ...paper, received: printed(unit<Pesos>(drawn.amount * 0.97), 2) });
    expect(isAboveCeiling(review, effectiveFromMonthly(costOf(drawn)))).toBe(true);
  });
});
