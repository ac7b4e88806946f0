import { describe, expect, it } from 'vitest';
import { cardsOf } from '#domain/offers/cards.ts';
import { excludedText } from '#features/left-out/results.tsx';
import { priceGap } from '#features/left-out/price-gap.ts';
import { figuresOf } from '#loan/offer/figures.ts';
import { words } from '../../../support/content/made-up.ts';
import { offer } from '../../../support/data/offers.ts';

const golden = offer('TALA', { cft: 73.81, firstInstalment: 124_031.3, maxTerm: 72 });
const loan = { amount: 1_000_000, term: 12 };

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

const tied = { condition: 'cliente', cft: 50 } as const;

it.each([
  ['once, however many prices it has', [{ product: 'Uno' }, { product: 'Otro' }], / 1 mutuales$/],
  ['as cheaper by an open price', [{ product: 'Uno', cft: 50 }], / 1 mutuales \[1\]$/],
  ['as no cheaper by a price that asks for something', [tied], / 1 mutuales$/],
])('an entity that is left out counts %s', (_, prices, text) => {
  const offers = prices.map((price) => offer('MUTUAL', price));
  const left = [{ label: 'mutuales', cards: cardsOf(offers, null) }];
  expect(excludedText(left, 60, words.leftOut)).toMatch(text);
});
