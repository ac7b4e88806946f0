import { expect, it } from 'vitest';
import { whyFew } from '#simulator/kit/missing/WhyFew.tsx';
import { typicalForm } from '../../../support/applicants.ts';
import { product } from '../../../support/quotes.ts';

const MILLION = 1_000_000;
const form = { ...typicalForm, seniority: 'mas_3_anos', amount: 10 * MILLION };
const catalogue = {
  products: [1, 2, 3, 4].map((code) =>
    product({ code, entity: `ENTIDAD ${code}`, maxAmount: code * MILLION }),
  ),
} as Parameters<typeof whyFew>[0];
const without = (...names: string[]) => ({
  exclusions: { reasons: [], names: names.map((name) => ({ name, reason: 'x' })) },
  displayNames: { names: [] },
});

it('counts the limits that rule lenders out and finds the smallest change that brings enough of them in', () => {
  expect(whyFew(catalogue, without(), form, 3)).toEqual({
    entities: 4,
    failures: [['amount', 4]],
    changes: { amount: 2 * MILLION, term: null },
  });
});

it('neither counts nor promises lenders that the results leave out', () => {
  expect(whyFew(catalogue, without('ENTIDAD 3'), form, 3)).toEqual({
    entities: 3,
    failures: [['amount', 3]],
    changes: { amount: MILLION, term: null },
  });
});
