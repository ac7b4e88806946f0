import { describe, expect, it } from 'vitest';
import { normaliseOffers } from '#domain/offers/normalise.ts';
import { rawOffer } from '../../../support/data/offers.ts';

it('[S3.3-01..11] an offer of a provider is read field by field', () => {
  expect(normaliseOffers([rawOffer({ Banco: 'BANCO LLANURA S.A.' })])).toEqual({
    offers: [
      {
        id: 'banco-llanura-sa',
        bank: 'BANCO LLANURA S.A.',
        legalName: 'BANCO LLANURA S.A.',
        slug: 'banco-llanura-sa',
        matchKey: 'banco-llanura-sa',
        firstInstalment: 312_117.62,
        cft: 67.76,
        incomeShare: 10.4,
        maxTerm: 60,
        condition: null,
        requirement: null,
        product: null,
        declaredOn: null,
        row: null,
        instalments: 'decreciente',
      },
    ],
    dropped: 0,
  });
});

it.each([
  ['a figure as text with a dot', { cft_nominal_anual: '93.2' }, { cft: 93.2 }],
  ['a figure as text with a comma', { cft_nominal_anual: '93,2' }, { cft: 93.2 }],
  ['a CFT of five digits', { cft_nominal_anual: 34_294.36 }, { cft: 34_294.36 }],
  ['a term of months and days', { plazo_max_meses: 36.9 }, { maxTerm: 36 }],
  ['markup in a name, as text', { Banco: '<b>Banco</b>' }, { legalName: '<b>Banco</b>' }],
  ['a name like a property', { Banco: '__proto__' }, { legalName: '__proto__', matchKey: 'proto' }],
])('what is kept: %s', (_, changes, expected) => {
  expect(normaliseOffers([rawOffer(changes)])).toMatchObject({ offers: [expected], dropped: 0 });
});

it.each([
  ['a condition', { condicion: 'cuenta_sueldo' }, { condition: 'cuenta_sueldo' }],
  ['a condition in other words', { condicion: 'socio del club' }, { condition: 'otra' }],
  ['a condition named like a property', { condicion: 'toString' }, { condition: 'otra' }],
  ['a blank condition', { condicion: ' ' }, { condition: null }],
  [
    'what it asks for',
    { condicion: 'otra', requisito: ' ser socio ' },
    { condition: 'otra', requirement: 'ser socio' },
  ],
  [
    'what it asks for, beside a code that says it',
    { condicion: 'cliente', requisito: 'ser socio' },
    { requirement: null },
  ],
  ['a doubt', { condicion: 'en_duda' }, { condition: 'en_duda' }],
  ['a product', { producto: ' Plan \u200B Sueldo ' }, { product: 'Plan Sueldo' }],
  ['a product that is no text', { producto: ['Plan'] }, { product: null }],
  ['the row of the record', { registro: '1b9eftl' }, { row: '1b9eftl' }],
  ['a row that is no text', { registro: 7 }, { row: null }],
  ['a day', { declarado: '2026-05-15' }, { declaredOn: '2026-05-15' }],
  ['a day that is none', { declarado: '2026-02-30' }, { declaredOn: null }],
  ['level instalments', { cuota: 'fija' }, { instalments: 'fija' }],
  ['instalments of another kind', { cuota: 'creciente' }, { instalments: 'decreciente' }],
])('what an offer may say besides: %s', (_, changes, expected) => {
  expect(normaliseOffers([rawOffer(changes)])).toMatchObject({ offers: [expected], dropped: 0 });
});

it.each([
  ['spaces', '  Banco \t de\n Prueba ', 'Banco de Prueba'],
  ['bidirectional overrides', 'Banco \u202Eabeurp\u202C', 'Banco abeurp'],
  ['lone surrogates', 'Banco \uD83D Prueba', 'Banco Prueba'],
  ['length', 'B'.repeat(500), `${'B'.repeat(160)}…`],
])('what is cleaned in a name: %s', (_, Banco, shown) => {
  expect(normaliseOffers([rawOffer({ Banco })]).offers[0]?.bank).toBe(shown);
});

describe('what is dropped and counted', () => {
  it.each([
    ['[S7.1-23] a CFT of zero', rawOffer({ cft_nominal_anual: 0 })],
    ['a CFT with a unit', rawOffer({ cft_nominal_anual: '93 %' })],
    ['an instalment of zero', rawOffer({ primera_cuota_ars: 0 })],
    ['an instalment no one can state', rawOffer({ primera_cuota_ars: 1e300 })],
    ['a missing name', rawOffer({ Banco: undefined })],
    ['a name without a letter', rawOffer({ Banco: '***' })],
  ])('an answer is counted without what is dropped: %s', (_, raw) => {
    expect(normaliseOffers([rawOffer(), raw, rawOffer()])).toMatchObject({ dropped: 1, offers: [{}, {}] });
  });
});

it('normalising gives every offer an id of its own', () => {
  const names = ['Banco Oro', 'BANCO ORO', 'Banco Oro 2', 'banco oro', '中', '国'];
  const { offers } = normaliseOffers(names.map((Banco) => rawOffer({ Banco })));
  expect(offers.map(({ id }) => id)).toEqual([
    'banco-oro',
    'banco-oro~2',
    'banco-oro-2',
    'banco-oro~3',
    '~1',
    '~2',
  ]);
});
