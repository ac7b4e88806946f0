import { expect, it } from 'vitest';
import { failuresByRule } from '#domain/quote/advice.ts';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { applicant, product } from '../../../support/data/quotes.ts';

it('the advice tells the limits from the most common', () => {
  const declared = [{ maxTerm: 12 }, { code: 2, minAmount: 6e6 }, { code: 3, minAmount: 7e6 }, { code: 4 }];
  const index = buildIndex({ products: declared.map(product) });
  expect(failuresByRule(index, applicant(), [1, 2, 3, 4, 5])).toEqual([
    ['amount', 2],
    ['term', 1],
  ]);
});
