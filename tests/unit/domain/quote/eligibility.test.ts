import { expect, it } from 'vitest';
import { isAffordable, isForPerson, provincesOf } from '#domain/quote/eligibility.ts';
import type { Product } from '#domain/quote/product.ts';
import { unit } from '#domain/units.ts';
import { applicant, product } from '../../../support/data/quotes.ts';

const SALTA = { territory: 'salta' } as const;

it.each<[name: string, declared: Partial<Product>[], provinces: string[]]>([
  ['none of no products', [], []],
  ['the whole country for one that is for all', [SALTA, { territory: 'all' }], []],
  ['each once, in order', [SALTA, { territory: 'jujuy' }, SALTA], ['jujuy', 'salta']],
])('where products are offered: %s', (_, declared, provinces) => {
  expect(provincesOf(declared.map(product))).toEqual(provinces);
});

it.each<[name: string, declared: Partial<Product>, fits: boolean]>([
  ['fits whatever amount and term', { maxAmount: 1, maxTerm: 1 }, true],
  ['is for others', { beneficiary: 'jubilado' }, false],
  ['asks for more income', { minIncome: 9e6 }, false],
])('a product for a person: %s', (_, declared, fits) => {
  expect(isForPerson(product(declared), applicant())).toBe(fits);
});

it.each<[name: string, limit: number, share: number | null, fits: boolean]>([
  ["at the product's limit", 30, 30, true],
  ["above the product's limit", 30, 30.01, false],
  ['at the whole income, where the product has no limit', 0, 100, true],
  ['above the whole income, where the product has no limit', 0, 100.01, false],
  ['above the whole income, though the product allows it', 150, 128, false],
  ['of an income that is not known', 30, null, true],
])('an instalment %s', (_, maxIncomeShare, share, fits) => {
  const bound = applicant({ maxIncomeShare: unit(100) });
  expect(isAffordable(product({ maxIncomeShare }), bound, share === null ? null : unit(share))).toBe(fits);
});
