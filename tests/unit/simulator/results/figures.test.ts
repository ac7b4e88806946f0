import { describe, expect, it } from 'vitest';
import { figuresOf, priceGap } from '#simulator/results/figures.ts';
import { offer } from '../../../support/offers.ts';

// A bank's published example: 61 % TNA over 12 months.
const golden = offer('TALA', { cft: 73.81, firstInstalment: 124_031.3, maxTerm: 72 });
const loan = { amount: 1_000_000, term: 12 };

describe('figures of an offer', () => {
  it('hold nothing derived when instalment and CFT contradict each other', () => {
    const figures = figuresOf(offer('X', { cft: 500, firstInstalment: 124_031.3 }), loan);
    expect(figures).toMatchObject({ reachesTerm: true, cost: null });
  });

  it('hold nothing derived when the lender does not reach the term', () => {
    const figures = figuresOf({ ...golden, maxTerm: 11 as typeof golden.maxTerm }, loan);
    expect(figures).toMatchObject({ reachesTerm: false, cost: null });
  });

  it('are worked out for any term when the lender does not say its longest', () => {
    const figures = figuresOf({ ...golden, maxTerm: 0 as typeof golden.maxTerm }, loan);
    expect(figures).toMatchObject({
      reachesTerm: true,
      cost: expect.objectContaining({ total: expect.any(Number) }),
    });
  });
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
