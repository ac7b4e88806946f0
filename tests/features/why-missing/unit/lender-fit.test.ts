import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import type { Applicant } from '#domain/quote/eligibility.ts';
import type { Bounds } from '#domain/quote/lent-amounts.ts';
import type { Product } from '#domain/quote/product.ts';
import { matchKnown } from '#domain/quote/quote.ts';
import { type PercentPoints, unit } from '#domain/units.ts';
import { explainLender, type LenderFit } from '#features/why-missing/lender-fit.ts';
import { applicants, products } from '../../../support/data/drawn-products.ts';
import { applicant, product } from '../../../support/data/quotes.ts';
import { propertyRuns } from '../../../support/run/property-runs.ts';

const BOUNDS: Bounds = {
  amount: { min: 100_000, max: 100_000_000, step: 10_000 },
  term: { min: 1, max: 120 },
};

/** An instalment of whatever part of the income, where that is not what a case is about. */
const ANY_SHARE = { maxIncomeShare: unit<PercentPoints>(Infinity) };

const explain = (products: Partial<Product>[], codes = [1]): LenderFit =>
  explainLender(buildIndex({ products: products.map(product) }), applicant(ANY_SHARE), codes, BOUNDS);

it('the advice tells that a lender quotes where one product of its entities fits', () => {
  expect(explain([{ maxAmount: 1e6 }, { code: 2 }], [1, 2])).toEqual({ fit: 'quotes' });
});

it('the advice knows nothing about a lender that is not in the catalogue', () => {
  expect(explain([{}], [2])).toEqual({ fit: 'unknown' });
});

it.each<{ declared: Partial<Product>; failure: object }>([
  { declared: { maxAmount: 4e6 }, failure: { rule: 'amount', min: 1000, max: 4e6 } },
  { declared: { maxTerm: 24 }, failure: { rule: 'term', max: 24 } },
  { declared: { minIncome: 4e6 }, failure: { rule: 'income', min: 4e6 } },
  { declared: { minSeniority: 36 }, failure: { rule: 'seniority', min: 36 } },
  { declared: { maxAge: 35 }, failure: { rule: 'age', max: 35 } },
  { declared: { beneficiary: 'jubilado' }, failure: { rule: 'employment', beneficiary: 'jubilado' } },
  { declared: { territory: 'salta' }, failure: { rule: 'territory', territory: 'salta' } },
  {
    declared: { maxIncomeShare: 10 },
    failure: { rule: 'incomeShare', max: 10, share: expect.closeTo(13.1, 0) },
  },
])('failures names the limit that is missed: $failure.rule', ({ declared, failure }) => {
  expect(explain([declared])).toMatchObject({ fit: 'misses', failures: [failure] });
});

it('failures are those of the product that misses the fewest limits', () => {
  const answer = explain([
    { product: 'far', maxTerm: 12, minIncome: 9e6 },
    { product: 'near', maxTerm: 24 },
  ]);
  expect(answer).toMatchObject({ product: 'near', failures: [{ rule: 'term' }] });
});

const lent = (minAmount: number, maxAmount: number) => ({ minAmount, maxAmount });

const few = { maxTerm: 24, beneficiary: 'jubilado' } as const;

it.each<[name: string, products: Partial<Product>[], amount: number | null, term: number | null]>([
  ['more amount', [{ minAmount: 6_000_001 }], 6_010_000, null],
  ['the only amount lent, round or not', [{ maxAmount: 100_001 }], 100_000, null],
  ['the most lent, where nothing round is lent', [lent(4_005_000, 4_008_000)], 4_008_000, null],
  ['the least lent, where nothing round is lent', [lent(6_000_001, 6_005_000)], 6_000_001, null],
  ['the smaller of two amounts as near', [{ maxAmount: 4e6 }, { minAmount: 6e6 }], 4e6, null],
  ['an amount of the product that fits the person', [{ minAmount: 20e6 }, { maxAge: 30 }], 20e6, null],
  ['nothing, when the products are for others', [few, { maxAmount: 4e6, territory: 'salta' }], null, null],
  ['nothing below what the form asks for', [{ maxAmount: 99_999 }], null, null],
])('whoever meets no product is advised %s', (_, products, amount, term) => {
  expect(explain(products)).toMatchObject({ fit: 'misses', changes: { amount, term } });
});

it('a lender quotes, or the advised change makes it quote, or no single change within bounds does', () => {
  fc.assert(
    fc.property(products, applicants, (declared, asking) => {
      const index = buildIndex({ products: declared });
      const quotes = (changed: Partial<Applicant>): boolean =>
        matchKnown(index, { ...asking, ...changed }).some(({ priced }) => priced.product.code === 1);
      const answer = explainLender(index, asking, [1], BOUNDS);
      expect(answer.fit === 'quotes').toBe(quotes({}));
      if (answer.fit !== 'misses') return;
      expect(answer.failures.length).toBeGreaterThan(0);
      const { amount, term } = answer.changes;
      expect(amount === null || quotes({ amount })).toBe(true);
      const step = Math.sign(asking.amount - (amount ?? asking.amount)) * BOUNDS.amount.step;
      const nearer = (amount ?? asking.amount) + step;
      const isBetween = (asking.amount - nearer) * step > 0;
      expect(isBetween && quotes({ amount: unit(nearer) })).toBe(false);
      const terms = Array.from({ length: 120 }, (_, index) => index + 1).filter((months) =>
        quotes({ term: unit(months) }),
      );
      const distance = Math.min(...terms.map((months) => Math.abs(months - asking.term)));
      expect(term === null ? Infinity : Math.abs(term - asking.term)).toBe(distance);
    }),
    { numRuns: Math.ceil(propertyRuns.numRuns / 5) },
  );
});
