import { describe, expect, it } from 'vitest';
import { cftInNote } from '#scripts/catalogue/notes.ts';
import { territoryOf } from '#scripts/catalogue/vocabulary.ts';
import { countsOf, importRecords } from '../../../support/content/import-records.ts';
import { record } from '../../../support/content/official-records.ts';

const read = (...records: Parameters<typeof record>[0][]) => importRecords(records.map(record), 'json');

describe("a territory of the service's", () => {
  it('25 numbers is known, each another place', () => {
    const places = Array.from({ length: 25 }, (_, number) => territoryOf(String(number)));
    expect(new Set(places).size).toBe(25);
    expect(places).not.toContain(null);
  });

  // Observed beside entities and products whose place is known, 2026-09-03 and 2026-10-10.
  it.each([
    [4, 'cordoba'],
    [8, 'entre_rios'],
    [15, 'neuquen'],
    [20, 'santa_cruz'],
    [23, 'tierra_del_fuego'],
    [24, 'tucuman'],
  ])('number %i is %s', (number, place) => expect(territoryOf(number)).toBe(place));

  it('unknown number sets that record apart, and nothing else of its entity', () => {
    const { products, dropped } = read(
      { territory: '25', fullName: 'UNO' },
      { territory: '24', fullName: 'DOS' },
    );
    expect(products.map(({ product }) => product)).toEqual(['DOS']);
    expect(countsOf(dropped)).toEqual({ territory: 1 });
  });
});

// The entity with code 7, 2026-09-03: six products in the place of one.
const GALICIA = [
  ['PRESTAMOPERSONALMINIMOEMINENT', 46.78, 58.86],
  ['PRESTAMOPERSONALMAXIMOEMINENT', 116.1, 150.86],
  ['PRESTAMOPERSONALMINIMOMOVE', 46.78, 58.86],
  ['PRESTAMOPERSONALMAXIMOMOVE', 283, 398.19],
].map(
  ([fullName, tea, cftea]) =>
    ({ fullName, shortName: null, tea, cftea }) as Partial<ReturnType<typeof record>>,
);

describe('a figure that is the lowest of a loan', () => {
  const { products, dropped } = read(...GALICIA);

  it('a figure that is the lowest of a loan is not quoted', () =>
    expect(products.map(({ cftea }) => cftea)).toEqual([150.86, 398.19]));

  it('a figure that is the lowest of a loan is told beside the highest of the same loan', () =>
    expect(products.map(({ leastCftea }) => leastCftea)).toEqual([58.86, 58.86]));

  it('a figure that is the lowest of a loan is listed in the report', () =>
    expect(countsOf(dropped)).toEqual({ 'least-price': 2 }));

  it.each(['PRESTAMO PERSONAL MINIMO', 'Préstamo mínimo', 'CREDITO TASA MINIMA'])(
    'a figure that is the lowest of a loan stands in the name %s',
    (fullName) => expect(read({ fullName, shortName: null }).products).toEqual([]),
  );

  it.each(['PRESTAMO MONTO MINIMO', 'PRESTAMO SIN MINIMO', 'PRESTAMO INGRESO MINIMO'])(
    'a figure that is the lowest of a loan is not meant by the name %s',
    (fullName) => expect(read({ fullName, shortName: null }).products).toHaveLength(1),
  );
});

it('a segment of clients in the name, glued or not, is a condition that says which', () => {
  const { products } = read(...GALICIA, { fullName: 'PRESTAMO PLUS', shortName: null });
  expect(products.map(({ condition, requirement }) => [condition, requirement])).toEqual([
    ['otra', 'ser cliente plus'],
    ['otra', 'ser cliente eminent'],
    ['otra', 'ser cliente move'],
  ]);
});

describe('a note', () => {
  it.each([
    // The entity with code 45, 2026-09-03.
    ['CFT EXPRESADO EN TEA INCLUYE EL IVA Y EL IMPUESTO DE SELLOS 129.16 PORCIENTO', 129.16],
    // The entity with code 55141, 2026-10-10.
    ['TEA Y CFE NO INFORMADO POR LIMITACIONES EN EL CAMPO. 2067.51', 2067.51],
    ['C.F.T.E.A.: 1.234,50 %', null],
    ['CFTEA 1.234,50 %', 1234.5],
    ['Costo financiero total efectivo anual: 150 por ciento', 150],
    ['CFT 98,5% a 143,2%', 98.5],
    ['CFT mínimo 98,5%, CFT máximo 143,2%', 143.2],
    ['EL CFT INCLUYE IVA E IMPUESTO A LOS SELLOS. MONTO MAX PODRA REDUCIRSE A 2.000.000', null],
    ['CFT CON IVA 21%', null],
    ['CANCELACION ANTICIPADA A LOS 180 DIAS', null],
    ['TEA 140,4%', null],
    ['', null],
  ])('a note %j names the CFT %j', (note, cft) => expect(cftInNote(note)).toBe(cft));

  it('a note with a higher CFT than the figure counts, and is listed in the report', () => {
    const { products, marks } = read({
      tea: 80,
      cftea: 104.43,
      moreInfo: 'CFT EXPRESADO EN TEA INCLUYE EL IVA 129.16 PORCIENTO',
    });
    expect(products.map(({ cftea, fromNote }) => [cftea, fromNote])).toEqual([[129.16, true]]);
    expect(countsOf(marks)).toMatchObject({ 'from-note': 1 });
  });

  it('a note that says less than the figure changes nothing', () => {
    const { products } = read({ cftea: 186.76, moreInfo: 'CFT 150,00 %' });
    expect(products.map(({ cftea, fromNote }) => [cftea, fromNote])).toEqual([[186.76, undefined]]);
  });

  it('a note gives the true figure where the form took no more than 999.99', () => {
    const { products } = read({ tea: 999.99, cftea: 999.99, moreInfo: 'CFE NO INFORMADO. 2067.51' });
    expect(products.map(({ cftea }) => cftea)).toEqual([2067.51]);
  });
});
