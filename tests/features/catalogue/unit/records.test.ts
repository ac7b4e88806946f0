import { expect, it } from 'vitest';
import type { Product } from '#domain/quote/product.ts';
import type { ProductSorting } from '#generated/types.ts';
import { productsOf } from '#scripts/catalogue/products.ts';
import { sorterOf } from '#scripts/catalogue/read-names.ts';
import type { Reason } from '#scripts/catalogue/reasons.ts';
import { openCatalogue } from '#scripts/catalogue/refresh.ts';
import { content } from '../../../support/content/content.ts';
import { ROOT } from '../../../support/content/files.ts';
import { type Declared, record } from '../official-records.ts';

const { isProduct } = openCatalogue(ROOT);

/** Reads records in our names; `decisions` are a person's on their names. */
const read = (declared: readonly Declared[], ...decisions: ProductSorting['products']) =>
  productsOf(declared.map(record), {
    today: '2026-11-20',
    sort: sorterOf({ ...content.productSorting, products: decisions }),
    isValid: isProduct,
  });

/** A second record, on which neither the newest day nor the list depends. */
const OTHER: Declared = { code: 11, entity: 'BANCO DE LA TALA', reported: '2026-06-25' };

it.each<[string, Declared, Reason]>([
  ['a TEA of 0', { tea: 0 }, 'no-rate'],
  ['a CFT of 0', { cftea: 0 }, 'no-rate'],
  ['a CFT below the TEA', { tea: 140.4, cftea: 140.39 }, 'contradicts'],
  ['a lowest amount above the highest', { minAmount: 200, maxAmount: 100 }, 'contradicts'],
  ['a term of 0', { maxTerm: 0 }, 'no-loan'],
  ['no highest amount', { maxAmount: null }, 'no-loan'],
  ['a UVA loan declared in pesos', { fullName: 'PRESTAMO PERSONAL UVA' }, 'uva'],
  ['a UVA loan by its short name alone', { shortName: 'PP U.V.A.' }, 'uva'],
  ['a currency of UVA', { currency: 'UVA' }, 'uva'],
  ['another currency', { currency: 'Dólares estadounidenses' }, 'currency'],
  ['a variable rate', { rateType: 'Variable' }, 'rate-not-fixed'],
  ['a purpose in the short name alone', { shortName: 'PRESTAMOMOTO' }, 'one-purpose'],
  ['the lowest price of a loan', { fullName: 'PRESTAMO PERSONAL MINIMO' }, 'least-price'],
  ['a beneficiary outside of the list', { beneficiary: 'MiPyMEs' }, 'beneficiary'],
  ['a territory that is none', { territory: 'Patagonia' }, 'territory'],
  ['a territory by an unknown number', { territory: '25' }, 'territory'],
  ['no date', { reported: null }, 'no-date'],
  ['a date that is no day', { reported: '2026-02-31' }, 'no-date'],
  ['a date in the future', { reported: '2062-06-12' }, 'future'],
  ['a date over 18 months before the newest', { reported: '2024-12-24' }, 'stale'],
  ['a figure that is none', { maxTerm: '72 meses' }, 'unreadable'],
  ['no code', { code: null }, 'nameless'],
  ['no entity', { entity: null }, 'nameless'],
  ['no name', { fullName: null, shortName: null }, 'nameless'],
  ['a term that the catalogue does not take', { maxTerm: 999 }, 'out-of-range'],
  ['more than the whole income', { maxIncomeShare: 300 }, 'out-of-range'],
  ['HTML in the name', { fullName: '<b>PERSONAL</b>', shortName: null }, 'out-of-range'],
])('a record with %s is left out: %s', (_, changes, reason) => {
  const { products, left } = read([OTHER, changes]);
  expect(left).toEqual([reason]);
  expect(products.map(({ code }) => code)).toEqual([11]);
});

const PENSIONERS = 'Beneficiarios de cuentas de la seguridad social';
const NOTE = 'CFT EXPRESADO EN TEA INCLUYE EL IVA 129.16 PORCIENTO';

it.each<[string, Declared, product: Partial<Product>]>([
  ['a highest age of 0 as no limit', { maxAge: 0 }, { maxAge: 0 }],
  ['a fraction of the income as points', { maxIncomeShare: 0.3 }, { maxIncomeShare: 30 }],
  ['a fraction that has no exact double', { maxIncomeShare: 0.55 }, { maxIncomeShare: 55 }],
  [
    'limits that are not reported as none',
    { minAmount: null, minIncome: null, minSeniority: null, maxAge: null, maxIncomeShare: null },
    { minAmount: 0, minIncome: 0, minSeniority: 0, maxAge: 0, maxIncomeShare: 0 },
  ],
  ['a CFT of five digits', { cftea: 34_294.36 }, { cftea: 34_294.36 }],
  ['a CFT equal to the TEA', { tea: 178.19, cftea: 178.19 }, { tea: 178.19, cftea: 178.19 }],
  ['figures sent as text', { tea: '140.4', cftea: '186,76' }, { tea: 140.4, cftea: 186.76 }],
  ['a day with its hour', { reported: '2026-06-05T00:00:00' }, { reported: '2026-06-05' }],
  ['what was declared today', { reported: '2026-11-20' }, { reported: '2026-11-20' }],
  ['what was declared 18 months before', { reported: '2024-12-25' }, { reported: '2024-12-25' }],
  ['the whole country as 0', { territory: 0 }, { territory: 'all' }],
  ['a province as a number', { territory: '15' }, { territory: 'neuquen' }],
  ['a province by its name', { territory: 'Provincia del Neuquén' }, { territory: 'neuquen' }],
  ['pensioners', { beneficiary: PENSIONERS }, { beneficiary: 'jubilado' }],
  ['an unknown entity by its name', { code: 99_999, entity: 'MUTUAL NUEVA' }, { kind: 'mutual' }],
  ['the kind of the table', { code: 191, entity: 'BANCO COOPERATIVO' }, { kind: 'banco' }],
  ['the short name where there is no other', { fullName: null }, { product: 'PERSONAL' }],
  ['the short name where the full one is too long', { fullName: 'A'.repeat(121) }, { product: 'PERSONAL' }],
  ['spaces around a text', { fullName: '  PRESTAMO   PERSONAL ' }, { product: 'PRESTAMO PERSONAL' }],
  ['invisible letters as blanks', { fullName: 'PRESTAMO\u202EPERSONAL' }, { product: 'PRESTAMO PERSONAL' }],
  ['a higher CFT of its note', { tea: 80, cftea: 104.43, note: NOTE }, { cftea: 129.16, fromNote: true }],
  ['its CFT where the note says less', { note: 'CFT 150,00 %' }, { cftea: 186.76 }],
  [
    'the CFT of its note where the form took no more than 999.99',
    { tea: 999.99, cftea: 999.99, note: 'CFE NO INFORMADO. 2067.51' },
    { cftea: 2067.51 },
  ],
])('a product has %s', (_, changes, product) => {
  const { products, left } = read([OTHER, changes]);
  expect(left).toEqual([]);
  expect(products.find(({ code }) => code !== 11)).toMatchObject(product);
});

it.each([
  [4, 'cordoba'],
  [8, 'entre_rios'],
  [20, 'santa_cruz'],
  [23, 'tierra_del_fuego'],
  [24, 'tucuman'],
])('number %i of the service is %s', (territory, place) =>
  expect(read([{ territory }]).products.map((one) => one.territory)).toEqual([place]),
);

it.each<[string, Declared[], Partial<Product>[], Reason[]]>([
  ['one of three that are alike', [{}, OTHER, {}, {}], [{ code: 7 }, { code: 11 }], ['repeated', 'repeated']],
  ['one of two that differ in a note', [{}, { note: 'En sucursales' }], [{ code: 7 }], ['repeated']],
  [
    'the newest of a loan declared twice',
    [{ reported: '2026-01-10', tea: 70, cftea: 90 }, {}],
    [{ reported: '2026-06-12' }],
    ['superseded'],
  ],
  [
    'two scales of a loan declared the same day',
    [{}, { maxTerm: 24, tea: 160, cftea: 200 }],
    [{ maxTerm: 24 }, { maxTerm: 72 }],
    [],
  ],
])('the catalogue has %s', (_, declared, kept, reasons) => {
  const { products, left } = read(declared);
  expect(products).toMatchObject(kept);
  expect(left).toEqual(reasons);
});

it('a person decides on a loan by its name, whatever its words say', () => {
  const { products, left } = read(
    [{}, { fullName: 'PRESTAMO VEHICULOS' }],
    { code: 7, product: 'Préstamo vehículos', decision: 'keep', reason: '', audience: ['jubilado'] },
    { code: 7, product: 'PRESTAMO PERSONAL', decision: 'drop', reason: '' },
  );
  expect(products).toMatchObject([{ product: 'PRESTAMO VEHICULOS', audience: ['jubilado'] }]);
  expect(left).toEqual(['by-hand']);
});

it.each([
  ['Todos los beneficiarios', 'PLAN SUELDO', 'cuenta_sueldo'],
  ['Clientes con cuenta en la entidad', 'PLAN SUELDO', 'cuenta_sueldo'],
  ['Clientes que acrediten sueldos en la entidad', 'CLIENTES', undefined],
])('what is declared for %s asks more by the name %s, never less: %s', (beneficiary, fullName, condition) =>
  expect(read([{ beneficiary, fullName }]).products.map((one) => one.condition)).toEqual([condition]),
);

/** Declared on 2026-09-03 by the entity with code 7: a lowest and a highest figure for each kind of client. */
const BY_SEGMENT = [
  ['PRESTAMOPERSONALMINIMOEMINENT', 46.78, 58.86],
  ['PRESTAMOPERSONALMAXIMOEMINENT', 116.1, 150.86],
  ['PRESTAMOPERSONALMINIMOMOVE', 46.78, 58.86],
  ['PRESTAMOPERSONALMAXIMOMOVE', 283, 398.19],
].map(([fullName, tea, cftea]): Declared => ({ fullName, shortName: null, tea, cftea }));

it('a loan with a lowest and a highest figure is quoted at the highest, with the lowest beside it and the kind of client as its condition', () => {
  const { products, left } = read(BY_SEGMENT);
  expect(products.map(({ cftea, leastCftea, requirement }) => [cftea, leastCftea, requirement])).toEqual([
    [150.86, 58.86, 'ser cliente eminent'],
    [398.19, 58.86, 'ser cliente move'],
  ]);
  expect(left).toEqual(['least-price', 'least-price']);
});

it.each(['PRESTAMO MONTO MINIMO', 'PRESTAMO SIN MINIMO', 'PRESTAMO INGRESO MINIMO'])(
  'a loan with a lowest and a highest figure is not meant by the name %s',
  (fullName) => expect(read([{ fullName, shortName: null }]).products).toHaveLength(1),
);

it('products stand by code, name, beneficiary and territory, whatever the order of the record', () => {
  const declared: Declared[] = [
    { code: 45, entity: 'BANCO DEL SUR' },
    { fullName: 'B' },
    { fullName: 'A', territory: '17' },
    { fullName: 'A', territory: '10' },
    { fullName: 'A', beneficiary: 'Empleados públicos', territory: '10' },
  ];
  const { products } = read(declared);
  expect(
    products.map(({ code, product, beneficiary, territory }) => [code, product, beneficiary, territory]),
  ).toEqual([
    [7, 'A', 'all', 'jujuy'],
    [7, 'A', 'all', 'salta'],
    [7, 'A', 'empleado_publico', 'jujuy'],
    [7, 'B', 'all', 'all'],
    [45, 'PRESTAMO PERSONAL', 'all', 'all'],
  ]);
  expect(read(declared.toReversed()).products).toEqual(products);
});
