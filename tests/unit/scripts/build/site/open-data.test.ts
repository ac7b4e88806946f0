import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { matchKey } from '#domain/match-key.ts';
import schema from '#schema/open-data.schema.json' with { type: 'json' };
import { HEADINGS, openData } from '#scripts/build/site/open-data.ts';
import { faultsBySchema } from '../../../../support/content/by-schema.ts';
import { content } from '../../../../support/content/content.ts';

const files = new Map(openData(content));
const fileAt = (name: string): string => files.get(`datos/${name}`) ?? '';
const csv = fileAt('prestamos.csv');
const data = JSON.parse(fileAt('prestamos.json')) as { loans: Record<string, string | number>[] };

it('satisfies the schema that describes it', () => {
  expect(faultsBySchema('open-data', data)).toBe('No errors');
});

it('the open data holds every loan that the results may show, and none that they leave out', () => {
  const excluded = new Set(content.exclusions.names.map(({ name }) => matchKey(name)));
  const shown = content.catalogue.products.filter(({ entity }) => !excluded.has(matchKey(entity)));
  expect(data.loans.map(({ entity, product, cftea }) => [entity, product, cftea])).toEqual(
    shown.map(({ entity, product, cftea }) => [entity, product, cftea]),
  );
});

it('the open data says the same as a table, in which no cell is a formula', () => {
  const rows = parse(csv, { columns: true }) as Record<string, string>[];
  expect(rows).toHaveLength(data.loans.length);
  expect(rows.map(({ entity, cftea }) => [entity, Number(cftea)])).toEqual(
    data.loans.map(({ entity, cftea }) => [entity, cftea]),
  );
  expect(rows.flatMap((row) => Object.values(row)).filter((cell) => /^[=+@]/.test(cell))).toEqual([]);
});

it('the open data has the headings that its schema gives the columns', () => {
  const titles = Object.entries(schema.properties.loans.items.properties).map(([name, { title }]) => [
    name,
    title,
  ]);
  expect(HEADINGS).toEqual(Object.fromEntries(titles));
});

it('the open data opens in a spreadsheet in Argentina as it stands: its letters, its columns, numbers with a comma, days first', () => {
  const text = fileAt('prestamos-excel.csv');
  expect(text.startsWith('\uFEFFEntidad;')).toBe(true);
  const rows = parse(text, { bom: true, delimiter: ';', columns: true }) as Record<string, string>[];
  const argentine = (value: string) => Number(value.replace(',', '.'));
  expect(rows.map((row) => [row['Entidad'], argentine(row['CFT'] ?? ''), row['Declarado']])).toEqual(
    data.loans.map(({ entity, cftea, reported }) => [
      entity,
      cftea,
      String(reported).split('-').toReversed().join('/'),
    ]),
  );
  expect(rows.flatMap((row) => Object.values(row)).filter((cell) => /\d\.\d|^[=+@]/.test(cell))).toEqual([]);
});

it('the open data tells the history of every loan, of those that changed and of those that did not', () => {
  type History = {
    entity: string;
    product: string;
    figures: { day: string; cftea: number; change: string }[];
  };
  const { loans, since } = JSON.parse(fileAt('historia.json')) as { loans: History[]; since: string };
  const { ledger } = content;
  for (const { entity, product, figures } of ledger.loans)
    expect(loans.find((loan) => loan.entity === entity && loan.product === product)?.figures).toEqual(
      figures,
    );
  const names = loans.map(({ entity, product }) => `${entity} ${product}`);
  expect(data.loans.filter(({ entity, product }) => !names.includes(`${entity} ${product}`))).toEqual([]);
  const still = loans.filter(({ figures }) => figures.length === 1 && figures[0]?.day === since);
  expect(still.length).toBeGreaterThan(0);
  const rows = parse(fileAt('historia.csv'), { columns: true }) as Record<string, string>[];
  expect(rows.map(({ day, cftea }) => [day, Number(cftea)])).toEqual(
    loans.flatMap(({ figures }) => figures.map(({ day, cftea }) => [day, cftea])),
  );
});
