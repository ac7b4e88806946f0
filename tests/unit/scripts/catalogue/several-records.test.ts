import { describe, expect, it } from 'vitest';
import { countsOf, importRecords, sortWith } from '../../../support/import-records.ts';
import { record, type OfficialRecord } from '../../../support/official-records.ts';

const other = record({ code: 11, entity: 'BANCO DE LA NACION ARGENTINA', reported: '2026-06-25' });

describe.each(['csv', 'json'] as const)('records beside others in the official record as %s', (form) => {
  it('drops records that repeat another one to the byte', () => {
    const { products, dropped } = importRecords([record(), other, record(), record()], form);
    expect(products).toHaveLength(2);
    expect(countsOf(dropped)).toEqual({ duplicate: 2 });
  });

  it('drops a record that differs in nothing the catalogue keeps', () => {
    const { products, dropped } = importRecords([record(), record({ moreInfo: 'En sucursales' })], form);
    expect(products).toHaveLength(1);
    expect(countsOf(dropped)).toEqual({ repeated: 1 });
  });

  it('keeps the newest of a product declared twice', () => {
    const older = record({ reported: '2026-01-10', tea: 70, cftea: 90 });
    const { products, dropped } = importRecords([older, record()], form);
    expect(products.map(({ reported }) => reported)).toEqual(['2026-06-12']);
    expect(countsOf(dropped)).toEqual({ superseded: 1 });
  });

  it('keeps one record per territory and per beneficiary', () => {
    const records = [
      record({ territory: 'Provincia de Salta' }),
      record({ territory: 'Provincia de Jujuy' }),
      record({ territory: 'Provincia de Jujuy', beneficiary: 'Empleados públicos' }),
    ];
    expect(importRecords(records, form).products).toHaveLength(3);
  });

  it('keeps two scales of one product declared the same day', () => {
    const dearer = record({ maxTerm: 24, tea: 160, cftea: 200 });
    expect(importRecords([record(), dearer], form).products).toHaveLength(2);
  });

  it('takes the name of an entity from another of its records', () => {
    const nameless = record({ entity: null, territory: 'Provincia de Salta' });
    const { products } = importRecords([nameless, record()], form);
    expect(products.map(({ entity }) => entity)).toEqual([record().entity, record().entity]);
  });

  it('drops a record whose entity nothing names', () => {
    expect(countsOf(importRecords([other, record({ entity: null })], form).dropped)).toEqual({
      'no-entity': 1,
    });
  });

  it.each([
    ['2024-12-25', {}],
    ['2024-12-24', { stale: 1 }],
    ['2020-03-01', { stale: 1 }],
  ])('takes %s as stale when the newest is of 2026-06-25: %o', (reported, counts) => {
    const { dropped, staleBefore } = importRecords([other, record({ reported })], form);
    expect(staleBefore).toBe('2024-12-25');
    expect(countsOf(dropped)).toEqual(counts);
  });

  it('lets a day be given for what is stale', () => {
    const settings = { staleBefore: '2026-06-20' };
    expect(countsOf(importRecords([other, record()], form, settings).dropped)).toEqual({ stale: 1 });
  });

  it('marks what was declared more than a year before the newest', () => {
    const { marks } = importRecords([other, record({ reported: '2025-06-24' })], form);
    expect(countsOf(marks)).toEqual({ ageing: 1 });
  });

  it('does not let a mistyped year make everything stale', () => {
    const { products } = importRecords([other, record({ reported: '2062-06-12' })], form);
    expect(products).toHaveLength(1);
  });

  it.each<[string, Partial<OfficialRecord>]>([
    ['far cheaper than all others', { tea: 28, cftea: 36 }],
    ['with a rate × 100', { code: 11, entity: 'B', cftea: 19_000 }],
    ['with a rate ÷ 100', { tea: 1.4, cftea: 1.87 }],
    ['with an amount in thousands', { minAmount: 1, maxAmount: 5000 }],
  ])('sets aside what is %s, unless a person decided to keep it', (_, changes) => {
    const usual = Array.from({ length: 20 }, (_, at) =>
      record({ code: 11, entity: 'B', fullName: `PRESTAMO ${at}` }),
    );
    const odd = record({ ...changes, fullName: 'RARO' });
    const { dropped, products } = importRecords([...usual, odd], form);
    expect(countsOf(dropped)).toEqual({ implausible: 1 });
    expect(products).toHaveLength(20);
    const sort = sortWith({ code: Number(odd.code), product: 'Raro', decision: 'keep', reason: 'Se miró.' });
    expect(importRecords([...usual, odd], form, { sort }).products).toHaveLength(21);
  });

  it('sets aside a rate far from what the catalogue said of the entity', () => {
    const before = importRecords([record()], form).products;
    const { dropped } = importRecords([record({ tea: 14_000, cftea: 18_676 }), other], form, { before });
    expect(countsOf(dropped)).toEqual({ implausible: 1 });
  });

  it('sorts by hand, and reports every row', () => {
    const sort = sortWith(
      {
        code: 7,
        product: 'Préstamo vehículos',
        decision: 'keep',
        audience: 'jubilado',
        territory: 'salta',
        reason: '',
      },
      { code: 7, product: 'PRESTAMO PERSONAL', decision: 'drop', reason: '' },
    );
    const records = [record(), record({ fullName: 'PRESTAMO VEHICULOS' })];
    const { products, dropped, marks } = importRecords(records, form, { sort });
    expect(products).toMatchObject([
      { product: 'PRESTAMO VEHICULOS', audience: 'jubilado', territory: 'salta' },
    ]);
    expect(countsOf(dropped)).toEqual({ 'by-hand': 1 });
    expect(countsOf(marks)).toEqual({ sorted: 1 });
  });

  it.each([
    ['Todos los beneficiarios', 'PLAN SUELDO', { condition: 'cuenta_sueldo' }],
    ['Clientes con cuenta en la entidad', 'PLAN SUELDO', { condition: 'cuenta_sueldo' }],
    ['Clientes que acrediten sueldos en la entidad', 'CLIENTES', {}],
    ['Clientes con cuenta en la entidad', 'CLIENTES', {}],
  ])('lets a name add to what %s asks for, never take from it: %s', (beneficiary, fullName, told) => {
    const [product] = importRecords([record({ beneficiary, fullName })], form).products;
    expect({ condition: product?.condition }).toEqual({ condition: undefined, ...told });
  });

  it('keeps every record of a reason, with what the file says', () => {
    const records = Array.from({ length: 5 }, (_, at) =>
      record({ fullName: `P ${at}`, currency: 'Dólares' }),
    );
    const { dropped } = importRecords(records, form);
    expect(dropped.map(({ code, detail }) => `${code}: ${detail}`)).toEqual(
      Array(5).fill('currency: «Dólares»'),
    );
  });
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
