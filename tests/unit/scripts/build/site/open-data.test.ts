import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { matchKey } from '#domain/match-key.ts';
import { openData } from '#scripts/build/site/open-data.ts';
import { faultsBySchema } from '../../../../support/content/by-schema.ts';
import { content } from '../../../../support/content/content.ts';

const [[, json] = [], [, csv] = []] = openData(content);
const data = JSON.parse(json ?? '') as { loans: Record<string, string | number>[] };

it('satisfies the schema that describes it', () => {
  expect(faultsBySchema('open-data', data)).toBe('No errors');
});

it('holds every loan that the results may show, and none that they leave out', () => {
  const excluded = new Set(content.exclusions.names.map(({ name }) => matchKey(name)));
  const shown = content.catalogue.products.filter(({ entity }) => !excluded.has(matchKey(entity)));
  expect(data.loans.map(({ entity, product, cftea }) => [entity, product, cftea])).toEqual(
    shown.map(({ entity, product, cftea }) => [entity, product, cftea]),
  );
});

it('says the same as a table, in which no cell is a formula', () => {
  const rows = parse(csv ?? '', { columns: true }) as Record<string, string>[];
  expect(rows).toHaveLength(data.loans.length);
  expect(rows.map(({ entity, cftea }) => [entity, Number(cftea)])).toEqual(
    data.loans.map(({ entity, cftea }) => [entity, cftea]),
  );
  expect(rows.flatMap((row) => Object.values(row)).filter((cell) => /^[=+@]/.test(cell))).toEqual([]);
});
