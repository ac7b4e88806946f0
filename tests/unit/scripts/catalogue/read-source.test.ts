import { describe, expect, it } from 'vitest';
import { COLUMNS } from '#scripts/catalogue/columns.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import { readSource } from '#scripts/catalogue/read-source.ts';
import { apiOf, csvOf, inWindows1252, record } from '../../../support/content/official-records.ts';
import type { Source } from '#scripts/catalogue/read-source.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const readText = (text: string): Source => readSource(utf8(text));
/** Cells of the first record of a text. */
const cellsIn = (text: string) => readText(text).rows[0]?.cells;

const records = [record({ entity: 'BANCO PROVINCIA DEL NEUQUÉN' })];
const csv = csvOf(records);
const [header = '', line = ''] = csv.split('\r\n');

describe('encodings', () => {
  it.each([
    ['windows-1252', inWindows1252(csv), 'windows-1252'],
    ['UTF-8', utf8(csv), 'UTF-8'],
    ['UTF-8 with a BOM', utf8(`\uFEFF${csv}`), 'UTF-8'],
    ['JSON in UTF-8 with a BOM', utf8(`\uFEFF${apiOf(records)}`), 'UTF-8'],
  ])('encodings reads %s', (_, bytes, encoding) => {
    const source = readSource(bytes);
    expect(source.encoding).toBe(encoding);
    expect(source.rows.map(({ cells }) => cells?.entity)).toEqual(['BANCO PROVINCIA DEL NEUQUÉN']);
    expect(source.rows[0]?.cells?.code).toBe(source.form === 'csv' ? '7' : 7);
  });

  it.each([
    ['a spreadsheet', utf8('PK\u0003\u0004…'), /planilla/],
    ['binary', Uint8Array.of(0x89, 0x50, 0), /no es texto/],
  ])('encodings refuses %s', (_, bytes, message) => {
    expect(() => readSource(bytes)).toThrow(message);
    expect(() => readSource(bytes)).toThrow(UserError);
  });
});

describe('header', () => {
  const titles = COLUMNS.map(({ title }) => title as string);
  const values = line.split(';');

  it.each([
    ['capitals', titles.map((title) => title.toUpperCase())],
    ['no accents', titles.map((title) => title.normalize('NFD').replaceAll(/\p{M}/gu, ''))],
    ['accents that were lost', titles.map((title) => title.replaceAll(/[áéíóúü]/g, '?'))],
    ['missing small words', titles.map((title) => title.replaceAll(/ (?:de|del|de la) /g, ' '))],
    ['names of the API', COLUMNS.map(({ api }) => api[0])],
    ['quotes and spaces', titles.map((title) => `" ${title} "`)],
  ])('header is known with %s', (_, cells) => {
    const read = cellsIn(`${cells.join(';')}\r\n${line}\r\n`);
    expect(COLUMNS.map(({ field }) => read?.[field])).toEqual(values);
  });

  it('header is followed when its columns stand in another order', () => {
    const text = [titles, values].map((cells) => cells.toReversed().join(';')).join('\n');
    expect(cellsIn(`${text}\n`)).toMatchObject({ code: '7', maxAmount: '24800000', minAmount: '500' });
  });

  it('header may lack what the catalogue does not need, and have more', () => {
    const text = `${[...titles.slice(0, -1), 'Novedad'].join(';')}\n${line}\n`;
    expect(cellsIn(text)).toMatchObject({ territory: 'Todo el territorio nacional' });
  });

  it('header tells the column that is missing', () => {
    expect(() => readText(titles.with(15, 'Tasa').join(';'))).toThrow('falta «Tasa efectiva anual máxima»');
  });

  it.each([
    ['a page of the web', '<!DOCTYPE html><html>\n<body>Error 404</body>\n'],
    ['no header', `${line}\n`],
  ])('header is missed in %s', (_, text) =>
    expect(() => readText(text)).toThrow(/no parece el PERSONALES\.CSV/),
  );
});

describe('records of the CSV', () => {
  const withLines = (...lines: string[]): Source => readText(`${[header, ...lines].join('\n')}\n`);

  it('records of the CSV carry the line they stand in, empty lines counted', () => {
    expect(withLines(line, '', line).rows.map(({ place }) => place)).toEqual([2, 4]);
  });

  it.each([
    ['a cell too few', line.slice(0, line.lastIndexOf(';'))],
    ['a cell too many', `${line};x`],
  ])('records of the CSV have no cells with %s', (_, wrong) => {
    expect(withLines(wrong, line).rows.map(({ cells }) => cells === null)).toEqual([true, false]);
  });

  it('records of the CSV may end in empty cells, and may have a line break in the free text', () => {
    const { rows } = withLines(`${line};;`, `${line}"En sucursales\ny por teléfono"`);
    expect(rows.map(({ cells }) => cells?.moreInfo)).toEqual(['', 'En sucursales\ny por teléfono']);
  });

  it('records of the CSV keep a quote inside a cell', () => {
    const quoting = line.replace('PRESTAMO PERSONAL', 'PRESTAMO "YA"');
    expect(withLines(quoting).rows[0]?.cells?.fullName).toBe('PRESTAMO "YA"');
  });

  const opened = line.replace(';BANCO', ';"BANCO');
  it.each([
    ['to the end of the file', [opened, line]],
    ['over the next lines', [opened, line, line.replace('NEUQUÉN;', 'NEUQUÉN";')]],
  ])('records of the CSV are refused when a quote swallows them %s', (_, lines) => {
    expect(() => withLines(...lines)).toThrow(/comilla sin cerrar/);
  });

  it('records of the CSV are refused when the file is cut off', () => {
    expect(() => readText(`${header}\n${line}\n${line.slice(0, 40)}`)).toThrow(/está cortado.*renglón \(3\)/);
  });

  it('records of the CSV are none in an empty file', () => expect(() => readText('')).toThrow(/está vacío/));
});

describe('answers of the API', () => {
  it.each<[string, object, object]>([
    ['null as nothing', { nombreCorto: null }, { code: 7, entity: null, shortName: null }],
    ['the first instalment by one name', { cuotaInicial: 1215 }, { firstPer10k: 1215 }],
    ['the first instalment by another', { cuotaInicialCada10k: 1215 }, { firstPer10k: 1215 }],
    [
      'what is neither text nor number as it stands',
      { plazoMaximoOtorgable: { n: 72 } },
      { maxTerm: '{"n":72}' },
    ],
  ])('answers of the API give %s', (_, answered, cells) => {
    const results = [{ codigoEntidad: 7, ...answered }];
    expect(cellsIn(JSON.stringify({ status: 200, results }))).toMatchObject(cells);
  });

  it('answers of the API have no cells for what is no record', () => {
    const { rows } = readText('{"status":200,"results":[null,7,[]]}');
    expect(rows.map(({ cells }) => cells)).toEqual([null, null, null]);
  });

  it.each([
    [
      'an error',
      '{"status":404,"errorMessages":["No se encontraron datos para su consulta."]}',
      'el BCRA respondió un error 404: No se encontraron datos para su consulta.',
    ],
    ['a cut off answer', '{"status":200,"results":[{"codigoEn', 'no se puede leer como JSON'],
    ['an answer without results', '{"status":200}', 'falta la lista results'],
    ['results that are no list', '{"status":200,"results":{}}', 'falta la lista results'],
    ['a bare list', '[]', 'se esperaba { status, results }'],
  ])('answers of the API are refused for %s', (_, text, message) => {
    expect(() => readText(text)).toThrow(message);
    expect(() => readText(text)).toThrow(UserError);
  });
});
