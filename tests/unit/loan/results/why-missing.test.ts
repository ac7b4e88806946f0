import { describe, expect, it } from 'vitest';
import type { EligibilityFailure } from '#domain/quote/eligibility.ts';
import { unit, type Months, type Pesos } from '#domain/units.ts';
import { nearestText, reasonsMissing } from '#loan/results/WhyMissing.tsx';

const changes = { amount: null, term: null };
const reasons = (...failures: EligibilityFailure[]) =>
  reasonsMissing('Banco Uno', 5_000_000, { fit: 'misses', product: 'P', failures, changes });
const plain = (texts: string[]) => texts.map((text) => text.replaceAll('\u00A0', ' '));

describe('why a lender is missing', () => {
  it.each<[string, EligibilityFailure, string]>([
    ['too small a loan', { rule: 'amount', min: 6e6, max: 9e6 }, 'Banco Uno fía desde $ 6.000.000.'],
    ['too large a loan', { rule: 'amount', min: 1, max: 4e6 }, 'Banco Uno fía hasta $ 4.000.000.'],
    ['too long a loan', { rule: 'term', max: 24 }, 'Banco Uno fía hasta 24 meses.'],
    ['income', { rule: 'income', min: 9e5 }, 'Banco Uno pide un cobro de al menos $ 900.000.'],
    ['seniority', { rule: 'seniority', min: 12 }, 'Banco Uno pide al menos 12 meses de permanencia.'],
    ['age', { rule: 'age', max: 70 }, 'Banco Uno fía hasta los 70 años.'],
    [
      'employment',
      { rule: 'employment', beneficiary: 'jubilado' },
      'Banco Uno no avisó créditos para tu condición laboral.',
    ],
    ['province', { rule: 'territory', territory: 'salta' }, 'Banco Uno no avisó créditos en tu región.'],
    [
      'income share',
      { rule: 'incomeShare', max: 30, share: unit(46.775) },
      'Con Banco Uno la entrega se llevaría el 46,78 % de tu haber y su tope es 30,00 %.',
    ],
  ])('%s', (_, failure, text) => expect(plain(reasons(failure))).toEqual([text]));

  it('several at once', () => {
    expect(reasons({ rule: 'term', max: 24 }, { rule: 'age', max: 70 })).toHaveLength(2);
  });

  it('the catalogue does not know it', () => {
    expect(reasonsMissing('Banco Uno', 1, { fit: 'unknown' })).toEqual([
      'Banco Uno no avisó al BCRA un crédito propio como el que buscás.',
    ]);
  });
});

it.each([
  ['an amount', unit<Pesos>(3_900_000), null, 'Con $ 3.900.000, sí.'],
  ['a term', null, unit<Months>(36), 'Con 36 meses, sí.'],
  ['either', unit<Pesos>(3_900_000), unit<Months>(36), 'Con $ 3.900.000 o 36 meses, sí.'],
  ['none', null, null, ''],
])('the nearest change: %s', (_, amount, term, text) => {
  const said = nearestText({ amount, term });
  expect(said.replaceAll('\u00A0', ' ')).toBe(text);
});
