import { expect, test } from 'vitest';
import { matchKey } from '#domain/match-key.ts';
import { isSimulationResponse } from '#generated/validators.js';
import { readSchemas, type Schema } from '#scripts/config/read/schemas.ts';
import { namesData } from '#scripts/config/codegen/site-data.ts';
import { typesSource } from '#scripts/config/codegen/types.ts';
import { validatorsSource } from '#scripts/config/codegen/checks.ts';
import { content } from '../../../../support/content/content.ts';
import { ROOT } from '../../../../support/content/files.ts';

const schemas = readSchemas(ROOT);

test('types: one per kind, named by its title, and no copies', async () => {
  const source = await typesSource(ROOT, schemas);
  const names = Array.from(source.matchAll(/^export (?:interface|type) (\w+)/gm), ([, name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Site', 'Lender', 'Legal', 'Catalogue', 'ProviderOffer', 'Lead']),
  );
  expect(names.filter((name) => /\d$/.test(name ?? ''))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  [{ offers: [] }, true],
  [{ offers: [{ Banco: 7 }], total: 1 }, true],
  [{ offers: {} }, false],
  [{ ofertas: [] }, false],
  [[], false],
  [null, false],
])('the guard of an answer of %j says %s', (data, expected) =>
  expect(isSimulationResponse(data)).toBe(expected),
);

test('a keyword that would need ajv at run time is refused', () => {
  const response = structuredClone(schemas.byKind.get('simulation-response')) as Schema;
  Object.assign(response, { properties: { offers: { type: 'array', uniqueItems: true } } });
  const changed = { byKind: new Map([['simulation-response', response]]) };
  expect(() => validatorsSource(changed)).toThrow('use "pattern" instead');
});

test('names in the data for the browser are keys, each once, and mean the same', () => {
  const { exclusions, displayNames } = JSON.parse(namesData(content)) as Pick<
    typeof content,
    'exclusions' | 'displayNames'
  >;
  const keys = [...exclusions.names.map(({ name }) => name), ...displayNames.names.map(({ legal }) => legal)];
  expect(keys.every((key) => matchKey(key) === key)).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
  const reasonOf = new Map(exclusions.names.map(({ name, reason }) => [name, reason]));
  for (const { name, reason } of content.exclusions.names) expect(reasonOf.get(matchKey(name))).toBe(reason);
});

test('the codes by which the partner knows lenders change nothing that offers are ordered or left out by', () => {
  const dataWith = (codeOf: (index: number) => string | undefined): Record<string, unknown> => {
    const lenders = content.lenders.map((lender, index) => {
      const partnerCode = codeOf(index);
      return { ...lender, partnerCode };
    });
    return JSON.parse(namesData({ ...content, lenders } as typeof content)) as Record<string, unknown>;
  };
  const { partnerCodes: none, ...plain } = dataWith(() => undefined);
  const { partnerCodes: all, ...coded } = dataWith(String);
  expect(none).toEqual({});
  expect(Object.keys(all as object).length).toBeGreaterThan(content.lenders.length - 1);
  expect(coded).toEqual(plain);
});
