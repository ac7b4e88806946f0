import { describe, expect, test } from 'vitest';
import { exampleOf, sampleOffers } from '#domain/quote/sample-offers.ts';
import type { Product } from '#domain/quote/product.ts';
import { unit } from '#domain/units.ts';

const product = {
  code: 7,
  product: 'LIBRE DESTINO',
  tea: 81.29,
  cftea: 104.68,
  beneficiary: 'relacion_dependencia',
  minAmount: 100_000,
  maxAmount: 1_000_000,
  maxTerm: 36,
  minIncome: 0,
} as Product;

test('a product at 12, 24 and 36 months, each with instalment, CFT and income share', () => {
  const offers = sampleOffers(product, { amount: unit(1_000_000), netSalary: unit(1_000_000) });
  expect(offers.map(({ term }) => term)).toEqual([12, 24, 36]);
  // 1,000,000 at 12 months, CFTNA 73.81: the golden case of the schedule.
  expect(offers[0]?.firstInstalment).toBeCloseTo(124_031, -2);
  expect(offers[0]?.cftNominal).toBeCloseTo(73.81, 1);
  expect(offers[0]?.incomeShare).toBeCloseTo(12.4, 1);
});

test('sample offers take only the terms that a product reaches', () => {
  const offers = sampleOffers({ ...product, maxTerm: 24 }, { amount: unit(1), netSalary: unit(1) });
  expect(offers.map(({ term }) => term)).toEqual([12, 24]);
});

describe('the example of a bank page for those who work for somebody', () => {
  const asked = { amount: 500_000, netSalary: 900_000, audience: 'relacion_dependencia' } as const;
  const dear = { ...product, product: 'CARO', cftea: 200 };

  test.each<[string, Partial<Product>[], typeof asked & { product?: string }, string | null]>([
    ['is the lender’s product for them', [product], asked, 'LIBRE DESTINO'],
    ['is the cheapest of several', [dear, product], asked, 'LIBRE DESTINO'],
    ['is the named one while it is declared', [dear, product], { ...asked, product: 'CARO' }, 'CARO'],
    ['is the cheapest when the named one is gone', [product], { ...asked, product: 'CARO' }, 'LIBRE DESTINO'],
    ['may be open to anybody', [{ ...product, beneficiary: 'all' }], asked, 'LIBRE DESTINO'],
    ['is none for others alone', [{ ...product, beneficiary: 'jubilado' }], asked, null],
    ['is none that asks for an account there', [{ ...product, beneficiary: 'account_holder' }], asked, null],
    [
      'is none with a condition of its name',
      [{ ...product, beneficiary: 'all', condition: 'cliente' }],
      asked,
      null,
    ],
    ['is none of another lender', [{ ...product, code: 8 }], asked, null],
    ['is none that lends more', [{ ...product, minAmount: 600_000 }], asked, null],
    ['is none that lends less', [{ ...product, maxAmount: 400_000 }], asked, null],
    ['is none for less than a year', [{ ...product, maxTerm: 11 }], asked, null],
  ])('%s', (_, products, assumptions, name) => {
    expect(exampleOf(products as Product[], [7], assumptions)?.product.product ?? null).toBe(name);
  });

  test.each([
    ['as the page has it', 100_000, 900_000],
    ['raised to what the product asks for', 1_800_000, 1_800_000],
  ])('has a salary %s', (_, minIncome, salary) => {
    expect(exampleOf([{ ...product, minIncome }], [7], asked)?.netSalary).toBe(salary);
  });
});
