import { expect, it } from 'vitest';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { histogram, leadingMatches, lenderMarket, marketOf } from '#features/market-line/market.ts';
import { unit } from '#domain/units.ts';
import { applicant, product } from '../../../support/data/quotes.ts';

const INDEX = buildIndex({
  products: [
    product({ code: 1, cftea: 100 }),
    product({ code: 1, cftea: 400 }),
    product({ code: 1, cftea: 900, maxTerm: 6 }),
    product({ code: 1, cftea: 950, beneficiary: 'jubilado' }),
    product({ code: 2, cftea: 200 }),
    product({ code: 3, cftea: 300 }),
  ],
});
const QUOTES = leadingMatches(INDEX, applicant());
const nominal = (cftea: number): number => 1200 * ((1 + cftea / 100) ** (1 / 12) - 1);

it('the market ranges over the cheapest quote of every entity', () => {
  const market = marketOf(QUOTES);
  expect(market?.count).toBe(3);
  expect(market?.cftNominal.min).toBeCloseTo(nominal(100), 8);
  expect(market?.cftNominal.max).toBeCloseTo(nominal(300), 8);
  expect(market?.firstInstalment.min).toBeLessThan(market?.firstInstalment.max ?? 0);
});

it('the market has of every entity the price that asks for nothing, though another is cheaper', () => {
  const products = [product({ cftea: 110 }), product({ cftea: 90, beneficiary: 'account_holder' })];
  const [only, ...others] = leadingMatches(buildIndex({ products }), applicant());
  expect([only?.priced.condition, others]).toEqual([null, []]);
});

it('the market is none without quotes', () => expect(marketOf([])).toBeNull());

it('the market of a lender ranges over all products of the lender that fit the applicant', () => {
  const market = lenderMarket(INDEX, applicant(), [1]);
  expect(market?.count).toBe(2);
  expect(market?.cftNominal.max).toBeCloseTo(nominal(400), 8);
});

it('the market of a lender leaves out a product of which nobody knows for whom it is', () => {
  const index = buildIndex({
    products: [product({ code: 1, cftea: 300 }), product({ code: 1, cftea: 90, condition: 'en_duda' })],
  });
  expect(lenderMarket(index, applicant(), [1])?.cftNominal.min).toBeCloseTo(nominal(300), 8);
});

it('the market of a lender takes several entities of one lender together', () => {
  expect(lenderMarket(INDEX, applicant(), [2, 3])?.count).toBe(2);
});

it.each([
  { why: 'the catalogue does not know it', codes: [99], asking: {} },
  { why: 'no product fits', codes: [1], asking: { term: unit<never>(90) } },
])('the market of a lender is nothing when $why', ({ codes, asking }) => {
  expect(lenderMarket(INDEX, applicant(asking), codes)).toBeNull();
});

/** Every class as 'from to count'. */
const classesOf = (...given: Parameters<typeof histogram>) =>
  histogram(...given).map(({ from, to, count }) => [from, to, count].join(' '));

it.each([
  ['shares one last class above the cap', [0, 1, 4, 90], ['0 2 2', '2 4 1', '10 90 1']],
  ['reaches to the highest above the cap, itself below it', [10, 90, 0, 40], ['0 5 1', '5 10 1', '10 90 2']],
  ['has none when nothing is above', [0, 4], ['0 2 1', '2 4 1']],
  ['is as ever when everything is above', [20, 40], ['20 30 1', '30 40 1']],
])('a histogram has a last class that %s', (_, figures, classes) =>
  expect(classesOf(figures, 2, 10)).toEqual(classes),
);

it('a histogram counts the highest figure in the last class', () => {
  expect(classesOf([0, 1, 2, 5, 9, 10], 2)).toEqual(['0 5 3', '5 10 3']);
});

it.each([
  ['no figures', [], []],
  ['equal figures', [7, 7], ['7 7 2']],
])('a histogram of %s has as many classes', (_, figures, classes) =>
  expect(classesOf(figures, 4)).toEqual(classes),
);
