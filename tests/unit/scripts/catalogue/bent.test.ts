import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProject, type Project } from '../../../support/content/import-command.ts';
import { csvOf, inWindows1252, record } from '../../../support/content/official-records.ts';

/** A whole record: days of every month, rates with decimals, words with accents. */
const RECORDS = Array.from({ length: 200 }, (_, at) =>
  record({
    code: 50_000 + (at % 60),
    entity: `COMPAÑÍA ${at % 60} S.A.`,
    fullName: `PRÉSTAMO ${at}`,
    shortName: `P ${at}`,
    reported: `2026-${String(1 + (at % 6)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`,
    tea: 90.25 + at,
    cftea: 130.75 + at,
  }),
);
const WHOLE = csvOf(RECORDS);
const rates = (change: (rate: number) => string): string =>
  csvOf(RECORDS.map((one) => ({ ...one, tea: change(Number(one.tea)), cftea: change(Number(one.cftea)) })));
const dates = (change: (year: string, month: string, day: string) => string): string =>
  csvOf(
    RECORDS.map((one) => {
      const [year = '', month = '', day = ''] = String(one.reported).split('-');
      return { ...one, reported: change(year, month, day) };
    }),
  );

let project: Project;
let empty = '';
beforeAll(() => {
  project = createProject();
  empty = project.catalogue();
});
beforeEach(() => project.setCatalogue(null));
afterAll(() => {
  project.setCatalogue(empty);
  project.remove();
});

const importing = (data: string | Uint8Array) => project.runHere(project.file('PERSONALES.CSV', data));

describe('a record that was bent on its way is held, and the sentence names the likely cause', () => {
  it.each([
    [
      'month and day swapped',
      dates((year, month, day) => `${month}/${day}/${year}`),
      'el día y el mes al revés',
    ],
    ['three decimals with a dot', rates((rate) => rate.toFixed(3)), 'se corrió la coma'],
    ['fractions for percents', rates((rate) => (rate / 100).toFixed(4).replace('.', ',')), 'fracciones'],
    [
      'figures in scientific notation',
      rates((rate) => rate.toExponential(2).replace('.', ',')),
      'abreviadas',
    ],
    ['broken letters', WHOLE.replaceAll(/[ÑÍÉ]/g, '\uFFFD'), 'letras rotas'],
    ['letters of another encoding', WHOLE.replaceAll('É', 'Ã\u0089'), 'letras rotas'],
  ])('a record is held for %s, and the sentence names the likely cause', async (_, bent, cause) => {
    const { code, out } = await importing(bent);
    expect([code, out]).toEqual([1, expect.stringContaining(cause)]);
    expect(out).toMatch(/no se escribió nada/i);
    expect(project.names()).not.toContain('catalogue.json');
  });

  it('half of the rows, which are the same loans', async () => {
    expect((await importing(WHOLE)).code).toBe(0);
    const before = project.catalogue();
    const lines = WHOLE.split('\r\n');
    const { code, out } = await importing(`${lines.slice(0, 101).join('\r\n')}\r\n`);
    expect([code, out]).toEqual([1, expect.stringContaining('trae 100 registros y el anterior traía 200')]);
    expect(project.catalogue()).toBe(before);
  });
});

const utf16 = (text: string, isBig: boolean): Uint8Array => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

describe('a record is read whatever harmless thing was done to it', () => {
  it.each<[string, string | Uint8Array]>([
    ['in windows-1252, as it is published', inWindows1252(WHOLE)],
    ['in UTF-16', utf16(WHOLE, false)],
    ['in UTF-16 of the other order', utf16(WHOLE, true)],
    ['with tabs', WHOLE.replaceAll(';', '\t')],
    ['with commas', WHOLE.replaceAll(/[^;\r\n]*,[^;\r\n]*/g, '"$&"').replaceAll(';', ',')],
    ['with a line that names the separator', `sep=;\r\n${WHOLE}`],
    ['with a title above', `Préstamos personales al 12/06/2026\r\n\r\n${WHOLE}`],
    ['with dots in its dates', dates((year, month, day) => `${day}.${month}.${year}`)],
    ['with dashes in its dates', dates((year, month, day) => `${day}-${month}-${year}`)],
  ])('a record is read although it came %s', async (_, data) => {
    const { code, out } = await importing(data);
    expect([code, out]).toEqual([0, expect.stringContaining('Se escribió')]);
    const { products } = JSON.parse(project.catalogue()) as {
      products: { reported: string; cftea: number }[];
    };
    expect(products).toHaveLength(200);
    expect(products.map(({ cftea }) => cftea).toSorted((a, b) => a - b)[0]).toBe(130.75);
    expect(products.map(({ reported }) => reported).toSorted()[0]).toBe('2026-01-01');
  });
});
