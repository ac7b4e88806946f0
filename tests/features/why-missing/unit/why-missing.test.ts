import { expect, it } from 'vitest';
import type { EligibilityFailure } from '#domain/quote/eligibility.ts';
import { unit, type Months, type Pesos } from '#domain/units.ts';
import { nearestText, reasonsMissing } from '#features/why-missing/WhyMissing.tsx';
import { words } from '../../../support/content/made-up.ts';

const texts = words.whyMissing;
const changes = { amount: null, term: null };
const reasons = (...failures: EligibilityFailure[]) =>
  reasonsMissing('Banco Uno', 5_000_000, { fit: 'misses', product: 'P', failures, changes }, texts);
const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00A0', ' '));

it.each<[string, EligibilityFailure, string]>([
  ['too small a loan', { rule: 'amount', min: 6e6, max: 9e6 }, 'amount low⟧ Banco Uno $ 6.000.000'],
  ['too large a loan', { rule: 'amount', min: 1, max: 4e6 }, 'amount high⟧ Banco Uno $ 4.000.000'],
  ['too long a loan', { rule: 'term', max: 24 }, 'term⟧ Banco Uno 24'],
  ['income', { rule: 'income', min: 9e5 }, 'income⟧ Banco Uno $ 900.000'],
  ['seniority', { rule: 'seniority', min: 12 }, 'seniority⟧ Banco Uno 12'],
  ['age', { rule: 'age', max: 70 }, 'age⟧ Banco Uno 70'],
  ['employment', { rule: 'employment', beneficiary: 'jubilado' }, 'beneficiary⟧ Banco Uno'],
  ['province', { rule: 'territory', territory: 'salta' }, 'territory⟧ Banco Uno'],
  [
    'income share',
    { rule: 'incomeShare', max: 30, share: unit(46.775) },
    'income share⟧ Banco Uno 46,78 % 30,00 %',
  ],
])('a lender is missing for its reason: %s', (_, failure, text) =>
  expect(plain(reasons(failure))).toEqual([`⟦why missing reasons ${text}`]),
);

it('a lender that is missing for several reasons names each', () => {
  expect(reasons({ rule: 'term', max: 24 }, { rule: 'age', max: 70 })).toHaveLength(2);
});

it('a lender that the catalogue does not know is missing for that', () => {
  expect(reasonsMissing('Banco Uno', 1, { fit: 'unknown' }, texts)).toEqual([
    '⟦why missing reasons no product⟧ Banco Uno',
  ]);
});

it.each([
  ['an amount', unit<Pesos>(3_900_000), null, '$ 3.900.000'],
  ['a term', null, unit<Months>(36), '36 meses'],
  ['either', unit<Pesos>(3_900_000), unit<Months>(36), '$ 3.900.000 o 36 meses'],
])('the nearest change is %s', (_, amount, term, text) => {
  const said = nearestText({ amount, term }, texts);
  expect(said.replaceAll('\u00A0', ' ')).toBe(`⟦why missing nearest⟧ ${text}`);
});

it('the nearest change is none where none would do', () =>
  expect(nearestText({ amount: null, term: null }, texts)).toBe(''));
