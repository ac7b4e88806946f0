import { expect, it } from 'vitest';
import { figuresOf } from '#loan/offer/figures.ts';
import { offer } from '../../../support/data/offers.ts';

// A bank's published example: 61 % TNA over 12 months.
const PUBLISHED = { cft: 73.81, firstInstalment: 124_031.3, maxTerm: 72 };
const loan = { amount: 1_000_000, term: 12 };

it.each([
  ['nothing derived when instalment and CFT contradict each other', { cft: 500 }, true, false],
  ['nothing derived when the lender does not reach the term', { maxTerm: 11 }, false, false],
  ['a cost for any term when the lender does not say its longest', { maxTerm: 0 }, true, true],
])('figures of an offer hold %s', (_, changes, reachesTerm, hasCost) => {
  const figures = figuresOf(offer('TALA', { ...PUBLISHED, ...changes }), loan);
  expect([figures.reachesTerm, figures.cost !== null]).toEqual([reachesTerm, hasCost]);
});
