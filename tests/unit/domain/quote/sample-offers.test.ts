import { expect, test } from 'vitest';
import { productOf, sampleOffers } from '#domain/quote/sample-offers.ts';
import type { Product } from '#domain/quote/product.ts';
import { unit } from '#domain/units.ts';

const product = { code: 7, product: 'LIBRE DESTINO', tea: 81.29, cftea: 104.68 } as Product;

test('a product at 12, 24 and 36 months, each with instalment, CFT and income share', () => {
  const offers = sampleOffers(product, { amount: unit(1_000_000), netSalary: unit(1_000_000) });
  expect(offers.map(({ term }) => term)).toEqual([12, 24, 36]);
  // 1,000,000 at 12 months, CFTNA 73.81: the golden case of the schedule.
  expect(offers[0]?.firstInstalment).toBeCloseTo(124_031, -2);
  expect(offers[0]?.cftNominal).toBeCloseTo(73.81, 1);
  expect(offers[0]?.incomeShare).toBeCloseTo(12.4, 1);
});

test.each([
  ['of the lender’s own', [7], 'LIBRE DESTINO', product],
  ['of another lender', [8], 'LIBRE DESTINO', undefined],
  ['of another name', [7], 'libre destino', undefined],
])('the product %s', (_, codes, name, found) => expect(productOf([product], codes, name)).toBe(found));
