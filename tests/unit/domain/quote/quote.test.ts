import { describe, expect, it } from 'vitest';
import { costOf } from '#domain/amortisation.ts';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { matchAll } from '#domain/quote/quote.ts';
import { unit, type PercentPoints, type Pesos } from '#domain/units.ts';
import { applicant, product } from '../../../support/data/quotes.ts';
import type { Applicant } from '#domain/quote/eligibility.ts';
import type { Product } from '#domain/quote/product.ts';

const names = (products: Product[], asking: Partial<Applicant> = {}): string[] =>
  matchAll(buildIndex({ products }), applicant(asking)).map(({ priced }) => priced.product.product);

describe('a quote', () => {
  it.each([
    { tea: 63.22, cftea: 66.31, cft: 51.96, first: 312_117.62 },
    { tea: 72.86, cftea: 93.32, cft: 67.76, first: 362_012.9 },
  ])('is of a TEA of $tea and a CFT of $cftea, to the centavo', ({ tea, cftea, cft, first }) => {
    const [quote] = matchAll(buildIndex({ products: [product({ tea, cftea })] }), applicant());
    expect(quote?.priced.cftNominal).toBeCloseTo(cft, 2);
    expect(quote?.firstInstalment).toBeCloseTo(first, 2);
    expect(quote?.incomeShare).toBeCloseTo(first / 30_000, 2);
  });
});

describe('limits of a product', () => {
  it.each<[limit: string, met: Partial<Product>, missed: Partial<Product>]>([
    ['least amount', { minAmount: 5e6 }, { minAmount: 5e6 + 1 }],
    ['highest amount', { maxAmount: 5e6 }, { maxAmount: 5e6 - 1 }],
    ['term', { maxTerm: 30 }, { maxTerm: 29 }],
    ['income', { minIncome: 3e6 }, { minIncome: 3e6 + 1 }],
    ['seniority', { minSeniority: 24 }, { minSeniority: 25 }],
    ['age', { maxAge: 40 }, { maxAge: 39 }],
    ['income share', { maxIncomeShare: 13.2 }, { maxIncomeShare: 13.1 }],
  ])('admit who meets the %s, and nobody who misses it', (_, met, missed) => {
    expect([met, missed].map((declared) => names([product(declared)]).length)).toEqual([1, 0]);
  });

  it('what is not known yet rules nothing out', () => {
    const strict = product({
      minIncome: 9e7,
      minSeniority: 90,
      maxAge: 18,
      maxIncomeShare: 1,
      territory: 'salta',
      beneficiary: 'jubilado',
    });
    const unknown = { netSalary: null, seniorityMonths: null, age: null, employment: null, province: null };
    const quotes = matchAll(buildIndex({ products: [strict] }), applicant(unknown));
    expect(quotes).toMatchObject([{ incomeShare: null }]);
  });
});

describe('prices of an entity', () => {
  const client = product({ product: 'client', beneficiary: 'account_holder', cftea: 100 });
  const salary = product({ product: 'salary', beneficiary: 'salary_account', cftea: 90, tea: 70 });
  const open = product({ product: 'open', cftea: 110 });
  const doubt = product({ product: 'doubt', condition: 'en_duda', cftea: 85, tea: 60 });

  it.each<[string, Product[], string[]]>([
    ['the open one, and the cheapest that asks for more', [open, client, salary], ['salary', 'open']],
    [
      'one in doubt beside the cheapest that asks for more',
      [open, client, doubt],
      ['doubt', 'client', 'open'],
    ],
    ['not one that asks for more and is not cheaper', [{ ...open, cftea: 100 }, client], ['open']],
    ['nor where it was declared before the open one', [client, { ...open, cftea: 100 }], ['open']],
  ])('%s', (_, products, matched) => {
    const index = buildIndex({ products });
    expect(matchAll(index, applicant()).map(({ priced }) => priced.product.product)).toEqual(matched);
  });
});

it('VAT is taken out of a TEA that already holds it', () => {
  const [quote] = matchAll(buildIndex({ products: [product({ tea: 150, cftea: 150 })] }), applicant());
  const first = quote?.firstInstalment ?? unit<Pesos>(0);
  const cftNominal = quote?.priced.cftNominal ?? unit<PercentPoints>(0);
  const cost = costOf({ amount: unit(5e6), term: unit(30), first, cftNominal });
  expect(cost?.cftEffective).toBeCloseTo(150, 8);
  expect(cost?.rates.interest).toBeCloseTo((2.5 ** (1 / 12) - 1) / 1.21, 10);
});
