import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { byKey } from '#scripts/catalogue/changes.ts';
import { COLUMNS } from '#scripts/catalogue/columns.ts';
import { sorterOf } from '#scripts/catalogue/read-names.ts';
import { decidedCatalogue } from '#scripts/config/read/decided-names.ts';
import { countsOf, importRecords, sortWith } from '../../../support/content/import-records.ts';
import { ROOT } from '../../../support/content/files.ts';
import { record, recordOf, type OfficialRecord } from '../../../support/content/official-records.ts';
import type { Product } from '#domain/quote/product.ts';
import type { Catalogue, ProductSorting } from '#generated/types.ts';
import type { Mark, Reason } from '#scripts/catalogue/rules.ts';

type Changes = Partial<OfficialRecord>;

const nothing = Object.fromEntries(COLUMNS.map(({ field }) => [field, null])) as OfficialRecord;

const DROPPED: readonly [string, Changes, Reason][] = [
  ['a TEA of 0', { tea: 0 }, 'no-rate'],
  ['a TEA that is not reported', { tea: null }, 'no-rate'],
  ['a CFT of 0', { cftea: 0 }, 'no-rate'],
  ['a CFT that is not reported', { cftea: null }, 'no-rate'],
  ['a CFT below the TEA', { tea: 140.4, cftea: 140.39 }, 'cft-below-tea'],
  ['a term of 0', { maxTerm: 0 }, 'no-term'],
  ['a term that is not reported', { maxTerm: null }, 'no-term'],
  ['a highest amount of 0', { maxAmount: 0 }, 'no-amount'],
  ['a highest amount that is not reported', { maxAmount: null }, 'no-amount'],
  ['a lowest amount above the highest', { minAmount: 200, maxAmount: 100 }, 'amounts-crossed'],
  ['every product field empty', { ...nothing, code: 7, entity: 'X', reported: '2026-06-12' }, 'empty'],
  ['a UVA product declared in pesos', { fullName: 'PRESTAMO PERSONAL UVA', tea: 28, cftea: 36 }, 'uva'],
  ['a UVA product named without spaces', { fullName: 'PRESTAMOPERSONALUVA', tea: 28, cftea: 36 }, 'uva'],
  ['a UVA product by its short name alone', { shortName: 'PP U.V.A.' }, 'uva'],
  ['a currency of UVA', { currency: 'UVA' }, 'uva'],
  ['another currency', { currency: 'Dólares estadounidenses' }, 'currency'],
  ['a currency that is not reported', { currency: null }, 'currency'],
  ['a variable rate', { rateType: 'Variable' }, 'rate-not-fixed'],
  ['a mixed rate', { rateType: 'Mixta' }, 'rate-not-fixed'],
  ['a type of rate that is not reported', { rateType: null }, 'rate-not-fixed'],
  ['a car', { fullName: 'CREDITO AUTO 0KM' }, 'one-purpose'],
  ['a motorbike', { fullName: 'PRESTAMO MOTOS' }, 'one-purpose'],
  ['a trip', { fullName: 'PRESTAMO VIAJES Y TURISMO' }, 'one-purpose'],
  ['an advance', { fullName: 'ADELANTO DE HABERES' }, 'one-purpose'],
  ['a refinancing', { fullName: 'REFINANCIACION TARJETA' }, 'one-purpose'],
  ['an audience too narrow to ask for', { fullName: 'PRESTAMO POLICIA' }, 'one-audience'],
  ['a purpose in the short name alone', { shortName: 'PRESTAMOMOTO' }, 'one-purpose'],
  ['a beneficiary outside of the list', { beneficiary: 'MiPyMEs' }, 'beneficiary'],
  ['a beneficiary that is not reported', { beneficiary: null }, 'beneficiary'],
  ['a territory that is none', { territory: 'Patagonia' }, 'territory'],
  ['a territory by a number that is not known', { territory: '77' }, 'territory'],
  ['a territory that is not reported', { territory: null }, 'territory'],
  ['no date', { reported: null }, 'no-date'],
  ['a date that is no day', { reported: '31/02/2026' }, 'unreadable'],
  ['a date in the future', { reported: '2062-06-12' }, 'future'],
  ['a figure that is none', { maxTerm: '72 meses' }, 'unreadable'],
  ['no entity code', { code: null }, 'no-entity'],
  ['an entity that nothing names', { entity: null }, 'no-entity'],
  ['what was declared more than 18 months before the newest', { reported: '2024-12-24' }, 'stale'],
  ['no product name', { fullName: null, shortName: null }, 'no-name'],
  ['a term beyond what the catalogue takes', { maxTerm: 999 }, 'out-of-range'],
  ['an income share above the whole income', { maxIncomeShare: 300 }, 'out-of-range'],
  ['HTML in the name', { fullName: '<b>PERSONAL</b>', shortName: null }, 'out-of-range'],
];

const PENSIONERS = 'Beneficiarios de cuentas de la seguridad social';
const MUTUAL = { code: 99_999, entity: 'ASOCIACION MUTUAL NUEVA' };
const CREDICOOP = { code: 191, entity: 'BANCO CREDICOOP COOPERATIVO LIMITADO' };
const SERVICE = 'PRESTAMO AUTOGESTION';

const KEPT: readonly [string, Changes, product: Partial<Product>, mark?: Mark][] = [
  ['a highest age of 0 as no limit', { maxAge: 0 }, { maxAge: 0 }, 'no-age-limit'],
  ['an income share of 0 as no limit', { maxIncomeShare: 0 }, { maxIncomeShare: 0 }, 'no-share-limit'],
  ['a fraction of the income as points', { maxIncomeShare: 0.3 }, { maxIncomeShare: 30 }, 'share-fraction'],
  ['a fraction that has no exact double', { maxIncomeShare: 0.55 }, { maxIncomeShare: 55 }, 'share-fraction'],
  [
    'limits that are not reported as none',
    { minAmount: null, minIncome: null, minSeniority: null, maxAge: null, maxIncomeShare: null },
    { minAmount: 0, minIncome: 0, minSeniority: 0, maxAge: 0, maxIncomeShare: 0 },
    'not-reported',
  ],
  ['a CFT of 999.99, once the highest', { tea: 686.35, cftea: 999.99 }, { cftea: 999.99 }, 'old-cft-limit'],
  ['a CFT of five digits', { cftea: 34_294.36 }, { cftea: 34_294.36 }, 'huge-cft'],
  ['a CFT equal to the TEA', { tea: 178.19, cftea: 178.19 }, { tea: 178.19, cftea: 178.19 }],
  ['a lowest amount equal to the highest', { minAmount: 24_800_000 }, { minAmount: 24_800_000 }],
  ['what was declared today', { reported: '2026-11-20' }, { reported: '2026-11-20' }],
  ['the day of a spreadsheet', { reported: '5/6/2026' }, { reported: '2026-06-05' }],
  ['a lone zero written ,00', { minIncome: ',00' }, { minIncome: 0 }],
  ['thousands with dots', { maxAmount: '24.800.000,50' }, { maxAmount: 24_800_000.5 }],
  ['the whole country as 0', { territory: '0' }, { territory: 'all' }],
  ['a province as a number', { territory: 2 }, { territory: 'buenos_aires' }],
  ['an apostrophe of the article', { territory: 'Provincia del Neuquén' }, { territory: 'neuquen' }],
  ['pensioners', { beneficiary: PENSIONERS }, { beneficiary: 'jubilado' }],
  ['an entity that the table does not know, by its name', MUTUAL, { kind: 'mutual' }, 'unknown-entity'],
  ['the kind of the table, whatever the name', CREDICOOP, { kind: 'banco' }],
  ['the short name where there is no other', { fullName: null }, { product: 'PERSONAL' }],
  [
    'the short name where the full one is too long',
    { fullName: 'A'.repeat(121) },
    { product: 'PERSONAL' },
    'unread',
  ],
  [
    'a name that only begins like a purpose',
    { fullName: SERVICE },
    { product: SERVICE, condition: 'en_duda' },
    'unread',
  ],
  [
    'a note that speaks of UVA, to be looked at',
    { moreInfo: 'EL CAPITAL AJUSTA POR UVA' },
    {},
    'speaks-of-uva',
  ],
  ['what was declared 18 months before the newest', { reported: '2024-12-25' }, {}, 'ageing'],
  ['what was declared a year before the newest', { reported: '2025-06-25' }, {}],
  ['what was declared more than a year before it', { reported: '2025-06-24' }, {}, 'ageing'],
  ['spaces around a text', { fullName: '  PRESTAMO   PERSONAL ' }, { product: 'PRESTAMO PERSONAL' }],
];

/** What the report quotes of a record, so that a person finds it and sees why. */
const QUOTED: readonly [Changes, quote: string][] = [
  [{ fullName: 'PRESTAMO PERSONAL UVA' }, '«PRESTAMO PERSONAL UVA» en Pesos'],
  [{ fullName: 'CREDITO AUTO 0KM' }, 'auto: «CREDITO AUTO 0KM»'],
  [{ tea: 0 }, 'TEA «,00», CFT «186,76»'],
  [{ tea: 140.4, cftea: 140.39 }, 'TEA 140,40 %, CFT 140,39 %'],
  [{ minAmount: 200, maxAmount: 100 }, '«200» a «100»'],
  [{ maxIncomeShare: 0.3 }, 'se lee 30,00 %'],
  [{ reported: '2025-06-24' }, 'BANCO DE GALICIA Y BUENOS AIRES S.A., 24/06/2025'],
  [MUTUAL, '99999 ASOCIACION MUTUAL NUEVA: mutual'],
];

// A second record, so that the newest date and the file's entities do not depend on the case.
const other = record({ code: 11, entity: 'BANCO DE LA NACION ARGENTINA', reported: '2026-06-25' });

describe.each(['csv', 'json'] as const)('traps of the official record as %s', (form) => {
  it.each(DROPPED)('the import drops and counts %s', (_, changes, reason) => {
    const { products, dropped } = importRecords([other, record(changes)], form);
    expect(countsOf(dropped)).toEqual({ [reason]: 1 });
    expect(products.map(({ code }) => code)).toEqual([11]);
    expect(dropped[0]?.place).toBe(form === 'csv' ? 3 : 2);
  });

  it.each(KEPT)('the import keeps %s', (_, changes, product, mark) => {
    const { products, dropped, marks } = importRecords([other, record(changes)], form);
    expect(countsOf(dropped)).toEqual({});
    expect(products.find(({ code }) => code !== 11)).toMatchObject(product);
    expect(countsOf(marks)).toEqual(mark ? { [mark]: 1 } : {});
  });
});

it.each(QUOTED)('of %j the report quotes %s', (changes, quote) => {
  const { dropped, marks } = importRecords([other, record(changes)], 'csv');
  expect([...dropped, ...marks].map(({ detail }) => detail.replaceAll('\u00A0', ' '))).toEqual([quote]);
});

describe.each(['csv', 'json'] as const)('records beside others in the official record as %s', (form) => {
  it.each<[string, OfficialRecord[], Partial<Product>[], Partial<Record<Reason, number>>]>([
    [
      'drops what repeats another to the byte',
      [record(), other, record(), record()],
      [{}, {}],
      { duplicate: 2 },
    ],
    [
      'drops what differs in nothing the catalogue keeps',
      [record(), record({ moreInfo: 'En sucursales' })],
      [{}],
      { repeated: 1 },
    ],
    [
      'keeps the newest of a product declared twice',
      [record({ reported: '2026-01-10', tea: 70, cftea: 90 }), record()],
      [{ reported: '2026-06-12' }],
      { superseded: 1 },
    ],
    [
      'keeps two scales of one product declared the same day',
      [record(), record({ maxTerm: 24, tea: 160, cftea: 200 })],
      [{ maxTerm: 24 }, { maxTerm: 72 }],
      {},
    ],
    [
      'takes the name of an entity from another of its records',
      [record({ entity: null, territory: 'Provincia de Salta' }), record({ entity: 'X' })],
      [{ entity: 'X' }, { entity: 'X' }],
      {},
    ],
  ])('%s', (_, records, kept, counts) => {
    const { products, dropped } = importRecords(records, form);
    expect(products).toMatchObject(kept);
    expect(countsOf(dropped)).toEqual(counts);
  });

  it.each<[string, Partial<OfficialRecord>]>([
    ['far cheaper than all others', { tea: 28, cftea: 36 }],
    ['with a rate × 100', { code: 11, entity: 'B', cftea: 19_000 }],
    ['with a rate ÷ 100', { tea: 1.4, cftea: 1.87 }],
    ['with an amount in thousands', { minAmount: 1, maxAmount: 5000 }],
  ])(
    'the import of records beside others sets aside what is %s, unless a person accepted that figure, which a decision on its name does not',
    (_, changes) => {
      const usual = Array.from({ length: 20 }, (_, at) =>
        record({ code: 11, entity: 'B', fullName: `PRESTAMO ${at}` }),
      );
      const odd = record({ ...changes, fullName: 'RARO' });
      const { dropped, products } = importRecords([...usual, odd], form);
      expect(countsOf(dropped)).toEqual({ implausible: 1 });
      expect(products).toHaveLength(20);
      const decision = {
        code: Number(odd.code),
        product: 'Raro',
        decision: 'keep' as const,
        reason: 'Se miró.',
      };
      const withDecision = (cftea?: number) =>
        importRecords([...usual, odd], form, { sort: sortWith({ ...decision, ...(cftea && { cftea }) }) });
      expect(withDecision(Number(odd.cftea)).products).toHaveLength(21);
      expect([withDecision(), withDecision(1)].map((one) => countsOf(one.dropped))).toEqual([
        { implausible: 1 },
        { implausible: 1 },
      ]);
    },
  );

  it('the import of records beside others sets aside a rate far from what the catalogue said of the entity', () => {
    const before = importRecords([record()], form).products;
    const { dropped } = importRecords([record({ tea: 14_000, cftea: 18_676 }), other], form, { before });
    expect(countsOf(dropped)).toEqual({ implausible: 1 });
  });

  it('the import of records beside others sorts by hand, and reports every row', () => {
    const facts = { audience: 'jubilado', territory: 'salta' } as const;
    const sort = sortWith(
      { code: 7, product: 'Préstamo vehículos', decision: 'keep', reason: '', ...facts },
      { code: 7, product: 'PRESTAMO PERSONAL', decision: 'drop', reason: '' },
    );
    const records = [record(), record({ fullName: 'PRESTAMO VEHICULOS' })];
    const { products, dropped, marks } = importRecords(records, form, { sort });
    expect(products).toMatchObject([{ product: 'PRESTAMO VEHICULOS', ...facts }]);
    expect(countsOf(dropped)).toEqual({ 'by-hand': 1 });
    expect(countsOf(marks)).toEqual({ sorted: 1 });
  });

  it.each([
    ['Todos los beneficiarios', 'PLAN SUELDO', { condition: 'cuenta_sueldo' }],
    ['Clientes con cuenta en la entidad', 'PLAN SUELDO', { condition: 'cuenta_sueldo' }],
    ['Clientes que acrediten sueldos en la entidad', 'CLIENTES', {}],
    ['Clientes con cuenta en la entidad', 'CLIENTES', {}],
  ])(
    'the import of records beside others lets a name add to what %s asks for, never take from it: %s',
    (beneficiary, fullName, told) => {
      const [product] = importRecords([record({ beneficiary, fullName })], form).products;
      expect({ condition: product?.condition }).toEqual({ condition: undefined, ...told });
    },
  );
});

it('order of the products is by code, product, beneficiary and territory, whatever the order of the file', () => {
  const records = [
    record({ code: 45, entity: 'C' }),
    record({ fullName: 'B' }),
    record({ fullName: 'A', territory: 'Provincia de Salta' }),
    record({ fullName: 'A', territory: 'Provincia de Jujuy' }),
    record({ fullName: 'A', beneficiary: 'Empleados públicos', territory: 'Provincia de Jujuy' }),
  ];
  const forwards = importRecords(records, 'csv').products;
  expect(
    forwards.map(({ code, product, beneficiary, territory }) => [code, product, beneficiary, territory]),
  ).toEqual([
    [7, 'A', 'all', 'jujuy'],
    [7, 'A', 'all', 'salta'],
    [7, 'A', 'empleado_publico', 'jujuy'],
    [7, 'B', 'all', 'all'],
    [45, 'PRESTAMO PERSONAL', 'all', 'all'],
  ]);
  expect(importRecords(records.toReversed(), 'csv').products).toEqual(forwards);
});

const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

it.each(['csv', 'json'] as const)(
  'the catalogue, with what was decided since, written in the official form as %s is imported as it was',
  (form) => {
    const table = read('config/tables/products.json') as ProductSorting;
    const { products } = decidedCatalogue(read('config/catalogue.json') as Catalogue, table);
    const imported = importRecords(products.map(recordOf), form, { sort: sorterOf(table) });
    expect(countsOf(imported.dropped)).toEqual({});
    expect(imported.products).toEqual(products.toSorted(byKey));
  },
);
