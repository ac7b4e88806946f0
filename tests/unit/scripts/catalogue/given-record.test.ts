import { afterAll, describe, expect, it } from 'vitest';
import { matchKey } from '#domain/match-key.ts';
import { buildIndex } from '#domain/quote/catalogue-index.ts';
import { lenderFile } from '#domain/quote/lender-file.ts';
import { quoteAll } from '#domain/quote/quote.ts';
import { effectiveFromNominal } from '#domain/rates.ts';
import { unit } from '#domain/units.ts';
import type { Catalogue } from '#generated/types.ts';
import { applicantOf } from '#loan/form/quoting.ts';
import { recordFigures } from '../../../support/run/figures.ts';
import { TERRITORIES, territoryOf } from '#scripts/catalogue/vocabulary.ts';
import { simulator } from '../../../support/content/made-up.ts';
import { typicalForm } from '../../../support/data/applicants.ts';
import { GIVEN_ANSWER, GIVEN_RECORDS, SIX_BY_SEGMENT } from '../../../support/content/given-record.ts';
import { countsOf, importBytes } from '../../../support/content/import-records.ts';
import {
  apiOf,
  csvOf,
  inWindows1252,
  type OfficialRecord,
  record,
} from '../../../support/content/official-records.ts';

/** The same records as the CSV writes them, with names of places. */
const CSV = csvOf(
  GIVEN_RECORDS.map((one) => {
    const territory = one.territory && TERRITORIES[territoryOf(String(one.territory)) ?? 'all'];
    return { ...one, territory };
  }),
);
const backwards = (records: readonly OfficialRecord[]) => [...records].reverse();
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

const table = ['| form | records | loans | lost for their place |', '| --- | --- | --- | --- |'];
afterAll(() => {
  recordFigures('tests/unit/scripts/catalogue/given-record', table.join('\n'));
});

const given = importBytes(Buffer.from(GIVEN_ANSWER));

describe('the record given, of 2026-10-10', () => {
  it('the record given, of 2026-10-10 names 14 of the 25 places, and loses no record for one', () => {
    expect(new Set(GIVEN_RECORDS.map(({ territory }) => territory)).size).toBe(14);
    expect(countsOf(given.dropped)['territory'] ?? 0).toBe(0);
    expect(given.products.length + given.dropped.length).toBe(GIVEN_RECORDS.length);
  });

  it.each<[string, Uint8Array]>([
    ['as text indented otherwise', Buffer.from(JSON.stringify(JSON.parse(GIVEN_ANSWER)))],
    ['with a byte order mark', Buffer.from(`\uFEFF${GIVEN_ANSWER}`)],
    ['in UTF-16', utf16(GIVEN_ANSWER)],
    ['backwards', Buffer.from(apiOf(backwards(GIVEN_RECORDS)))],
    ['as CSV in windows-1252', inWindows1252(CSV)],
    ['as CSV in UTF-8', Buffer.from(CSV)],
    ['as CSV in UTF-16', utf16(CSV)],
    ['as CSV with tabs', Buffer.from(CSV.replaceAll(';', '\t'))],
    ['as CSV with numbers for places', inWindows1252(csvOf(GIVEN_RECORDS))],
    ['as CSV, backwards', inWindows1252(csvOf(backwards(GIVEN_RECORDS)))],
  ])('the record given, of 2026-10-10 is the same %s', (form, bytes) => {
    const { products, dropped } = importBytes(bytes);
    const lost = countsOf(dropped)['territory'] ?? 0;
    table.push(`| ${form} | ${GIVEN_RECORDS.length} | ${products.length} | ${lost} |`);
    expect(countsOf(dropped)).toEqual(countsOf(given.dropped));
    expect(products).toEqual(given.products);
  });

  it('the record given, of 2026-10-10 quotes AD CREDITOS S.A. at the figure of its note, 2,067.51', () => {
    const own = given.products.filter(({ entity }) => entity === 'AD CREDITOS S.A.');
    expect(own.map(({ cftea, fromNote }) => [cftea, fromNote])).toEqual([[2067.51, true]]);
  });

  it('the record given, of 2026-10-10 quotes nobody at the least price of an eminent client', () => {
    expect(given.products.filter(({ product }) => /MINIMO/.test(product))).toEqual([]);
    expect(countsOf(given.dropped)).toMatchObject({ 'least-price': 1 });
  });

  it('the record given, of 2026-10-10 has the honest cut of TRAMO IV', () => {
    const cut = given.products.find(({ product }) => product === 'NACION PERSONALES LIBRE DESTINO TRAMO IV');
    expect(cut).toMatchObject({ tea: 99.33, cftea: 129.27, reported: '2026-09-08' });
  });
});

describe('six products of an entity by segment', () => {
  const name = SIX_BY_SEGMENT[0]?.entity as string;
  const file = Buffer.from(apiOf([...GIVEN_RECORDS.filter(({ code }) => code !== 7), ...SIX_BY_SEGMENT]));
  const catalogue = { source: 'BCRA', asOf: '2026-10-10', products: importBytes(file).products };

  it('six products of an entity by segment do not lead the list of the typical visitor', () => {
    const quotes = quoteAll(buildIndex(catalogue as Catalogue), applicantOf(typicalForm, simulator));
    const byCft = quotes.toSorted((one, other) => one.cftNominal - other.cftNominal);
    expect(byCft.length).toBeGreaterThan(1);
    expect(byCft[0]?.entity).not.toBe(name);
    const own = quotes.filter(({ code }) => code === 7);
    expect(own.map(({ cftNominal }) => effectiveFromNominal(cftNominal))).toEqual([expect.closeTo(150.86)]);
  });

  it('six products of an entity by segment are told in the lender’s file from the least price to the highest', () => {
    const cft = lenderFile(catalogue as Catalogue, [matchKey(name)])?.cft;
    expect([cft?.min, cft?.max].map((nominal) => effectiveFromNominal(nominal ?? unit(NaN)))).toEqual([
      expect.closeTo(58.86),
      expect.closeTo(398.19),
    ]);
  });
});

/* Declared in June 2026 by the entity with code 45; the note of the same record was seen on 2026-09-03. */
it('an entity whose note says 129.16 where its figure says 104.43 is quoted at 129.16', () => {
  const own = record({
    code: 45,
    entity: 'BANCO DE SAN JUAN S.A.',
    tea: 80,
    cftea: 104.43,
    moreInfo: 'CFT EXPRESADO EN TEA INCLUYE EL IVA Y EL IMPUESTO DE SELLOS 129.16 PORCIENTO',
  });
  const { products } = importBytes(Buffer.from(apiOf([...GIVEN_RECORDS, own])));
  expect(products.filter(({ code }) => code === 45).map(({ cftea }) => cftea)).toEqual([129.16]);
});
