import { expect, it } from 'vitest';
import { changesForMore, failuresByRule, type Bounds } from '#domain/quote/advice.ts';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import type { Product } from '#domain/quote/product.ts';
import { unit } from '#domain/units.ts';
import { applicant, product } from '../../../support/quotes.ts';

const BOUNDS: Bounds = {
  amount: { min: 100_000, max: 100_000_000, step: 10_000 },
  term: { min: 1, max: 120 },
};

/** What brings a second entity, beside one that lends to anybody; 5.000.000 over 30 months are asked for. */
const changes = (second: Partial<Product>, bounds = BOUNDS) => {
  const declared = [{ maxAmount: 200_000_000 }, { code: 2, ...second }];
  return changesForMore(buildIndex({ products: declared.map(product) }), applicant(), bounds, 2);
};

it.each<[name: string, second: Partial<Product>, amount: number | null, term: number | null]>([
  ['nothing, where there are enough', {}, null, null],
  ['less, rounded down', { maxAmount: 3_999_999 }, 3_990_000, null],
  ['as much as it lends, where that is round', { maxAmount: 4_000_000 }, 4_000_000, null],
  ['more, rounded up', { minAmount: 6_000_001 }, 6_010_000, null],
  ['the least that may be asked for', { maxAmount: 100_000 }, 100_000, null],
  ['the most that may be asked for', { minAmount: 100_000_000, maxAmount: 2e8 }, 100_000_000, null],
  ['nothing beyond it', { minAmount: 100_000_001, maxAmount: 2e8 }, null, null],
  ['a shorter term', { maxTerm: 24 }, null, 24],
  ['the shortest term', { maxTerm: 1 }, null, 1],
  ['nothing, where the person does not fit', { maxAge: 30, maxTerm: 24 }, null, null],
])('%s', (_, second, amount, term) => expect(changes(second)).toEqual({ amount, term }));

it('is nothing below what may be asked for, round or not', () => {
  const bounds = { ...BOUNDS, amount: { ...BOUNDS.amount, min: 105_000 } };
  expect(changes({ maxAmount: 104_999 }, bounds).amount).toBeNull();
});

it('is the longest term that may be asked for', () => {
  const second = { maxIncomeShare: 12, tea: 40, cftea: 60 };
  const asking = applicant({ netSalary: unit(2_400_000) });
  const index = buildIndex({ products: [{ maxIncomeShare: 0 }, { code: 2, ...second }].map(product) });
  expect(changesForMore(index, asking, { ...BOUNDS, term: { min: 1, max: 35 } }, 2).term).toBe(35);
  expect(changesForMore(index, asking, { ...BOUNDS, term: { min: 1, max: 34 } }, 2).term).toBeNull();
});

it('tells the limits from the most common', () => {
  const declared = [{ maxTerm: 12 }, { code: 2, minAmount: 6e6 }, { code: 3, minAmount: 7e6 }, { code: 4 }];
  const index = buildIndex({ products: declared.map(product) });
  expect(failuresByRule(index, applicant(), [1, 2, 3, 4, 5])).toEqual([
    ['amount', 2],
    ['term', 1],
  ]);
});
