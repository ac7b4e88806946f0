import { describe, expect, it } from 'vitest';
import { figuresOf, priceGap } from '#loan/offer/figures.ts';
import { offer } from '../../../support/data/offers.ts';

// A bank's published example: 61 % TNA over 12 months.
const PUBLISHED = { cft: 73.81, firstInstalment: 124_031.3, maxTerm: 72 };
const golden = offer('TALA', PUBLISHED);
const loan = { amount: 1_000_000, term: 12 };

it.each([
  ['nothing derived when instalment and CFT contradict each other', { cft: 500 }, true, false],
  ['nothing derived when the lender does not reach the term', { maxTerm: 11 }, false, false],
  ['a cost for any term when the lender does not say its longest', { maxTerm: 0 }, true, true],
])('figures of an offer hold %s', (_, changes, reachesTerm, hasCost) => {
  const figures = figuresOf(offer('TALA', { ...PUBLISHED, ...changes }), loan);
  expect([figures.reachesTerm, figures.cost !== null]).toEqual([reachesTerm, hasCost]);
});

describe('between the cheapest and the dearest', () => {
  const dear = offer('CARO', { cft: 150, firstInstalment: 180_000, maxTerm: 72 });
  const odd = offer('RARO', { cft: 500, firstInstalment: 124_031.3 });
  const totalOf = (one: typeof golden) => figuresOf(one, loan).cost?.total ?? Number.NaN;

  it('lies the difference of their totals', () => {
    expect(priceGap([golden, dear], loan)).toBeCloseTo(totalOf(dear) - totalOf(golden), 6);
  });

  it.each([
    ['cheaper', [odd, golden, dear]],
    ['dearer', [golden, dear, odd]],
  ])('an offer that tells nothing is passed over, however much %s', (_, offers) => {
    expect(priceGap(offers, loan)).toBeCloseTo(totalOf(dear) - totalOf(golden), 6);
  });

  it.each([
    ['no offers', []],
    ['one offer', [golden]],
    ['one that tells something', [golden, odd]],
  ])('lies nothing for %s', (_, offers) => expect(priceGap(offers, loan)).toBeNull());
});
