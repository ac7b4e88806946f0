import { expect, it } from 'vitest';
import type { EligibilityFailure } from '#domain/quote/eligibility.ts';
import { unit, type Months, type Pesos } from '#domain/units.ts';
import { nearestText, reasonsMissing } from '#loan/results/WhyMissing.tsx';
import { results } from '../../../support/content/made-up.ts';

const texts = results.forcedMissing;
const changes = { amount: null, term: null };
const reasons = (...failures: EligibilityFailure[]) =>
  reasonsMissing('Banco Uno', 5_000_000, { fit: 'misses', product: 'P', failures, changes }, texts);
const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00A0', ' '));

it.each<[string, EligibilityFailure, string]>([
  [
    'too small a loan',
    { rule: 'amount', min: 6e6, max: 9e6 },
    '⟦results forced missing reasons amount low⟧ Banco Uno $ 6.000.000',
  ],
  [
    'too large a loan',
    { rule: 'amount', min: 1, max: 4e6 },
    '⟦results forced missing reasons amount high⟧ Banco Uno $ 4.000.000',
  ],
  ['too long a loan', { rule: 'term', max: 24 }, '⟦results forced missing reasons term⟧ Banco Uno 24'],
  ['income', { rule: 'income', min: 9e5 }, '⟦results forced missing reasons income⟧ Banco Uno $ 900.000'],
  ['seniority', { rule: 'seniority', min: 12 }, '⟦results forced missing reasons seniority⟧ Banco Uno 12'],
  ['age', { rule: 'age', max: 70 }, '⟦results forced missing reasons age⟧ Banco Uno 70'],
  [
    'employment',
    { rule: 'employment', beneficiary: 'jubilado' },
    '⟦results forced missing reasons beneficiary⟧ Banco Uno',
  ],
  [
    'province',
    { rule: 'territory', territory: 'salta' },
    '⟦results forced missing reasons territory⟧ Banco Uno',
  ],
  [
    'income share',
    { rule: 'incomeShare', max: 30, share: unit(46.775) },
    '⟦results forced missing reasons income share⟧ Banco Uno 46,78 % 30,00 %',
  ],
])('a lender is missing for its reason: %s', (_, failure, text) =>
  expect(plain(reasons(failure))).toEqual([text]),
);

it('a lender that is missing for several reasons names each', () => {
  expect(reasons({ rule: 'term', max: 24 }, { rule: 'age', max: 70 })).toHaveLength(2);
});

it('a lender that the catalogue does not know is missing for that', () => {
  expect(reasonsMissing('Banco Uno', 1, { fit: 'unknown' }, texts)).toEqual([
    '⟦results forced missing reasons no product⟧ Banco Uno',
  ]);
});

it.each([
  ['an amount', unit<Pesos>(3_900_000), null, '⟦results forced missing nearest⟧ $ 3.900.000'],
  ['a term', null, unit<Months>(36), '⟦results forced missing nearest⟧ 36 meses'],
  [
    'either',
    unit<Pesos>(3_900_000),
    unit<Months>(36),
    '⟦results forced missing nearest⟧ $ 3.900.000 o 36 meses',
  ],
  ['none', null, null, ''],
])('the nearest change: %s', (_, amount, term, text) => {
  const said = nearestText({ amount, term }, texts);
  expect(said.replaceAll('\u00A0', ' ')).toBe(text);
});
