import { pathToFileURL } from 'node:url';
import { writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { matchKey } from '#domain/match-key.ts';
import { readSchemas, type Schema } from '#scripts/config/read/schemas.ts';
import { marketData, namesData } from '#scripts/config/codegen/names.ts';
import { typesSource } from '#scripts/config/codegen/types.ts';
import { validatorsSource } from '#scripts/config/codegen/validators.ts';
import { content, ROOT } from '../../../../support/content.ts';

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

describe('guards', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guards-'));
  const load = async () => {
    const file = join(folder, 'validators.mjs');
    writeFileSync(file, validatorsSource(schemas));
    return (await import(pathToFileURL(file).href)) as Record<string, (data: unknown) => boolean>;
  };
  const offer = {
    Banco: 'X',
    primera_cuota_ars: 1,
    cft_nominal_anual: 50,
    relacion_cuota_ingreso_pct: 0,
    plazo_max_meses: 12,
  };

  test.each([
    ['isProviderOffer', offer, true],
    ['isProviderOffer', { ...offer, cft_nominal_anual: '93,2' }, true],
    ['isProviderOffer', { ...offer, cft_nominal_anual: 0 }, false],
    ['isProviderOffer', { ...offer, Banco: ' ' }, false],
    ['isSimulationResponse', { offers: [] }, true],
    ['isSimulationResponse', { ofertas: [] }, false],
    ['isSimulationRequest', {}, false],
    ['isLead', {}, false],
  ])('%s of %j is %s', async (name, data, expected) => {
    const guards = await load();
    expect(guards[name]?.(data)).toBe(expected);
  });

  test('stay small, and need nothing at run time', () => {
    const source = validatorsSource(schemas);
    expect(source).not.toMatch(/require\(|from ['"]|description/);
  });

  test('a keyword that would need ajv at run time is refused', () => {
    const lead = structuredClone(schemas.byKind.get('lead')) as Schema & {
      properties: Record<string, unknown>;
    };
    lead.properties.page_url = { type: 'string', minLength: 1 };
    const changed = { ...schemas, byKind: new Map([...schemas.byKind, ['lead', lead]]) };
    expect(() => validatorsSource(changed)).toThrow('use "pattern" instead');
  });
});

describe('data for the browser', () => {
  test('names are keys, each once, and mean the same', () => {
    const { exclusions, displayNames } = JSON.parse(namesData(content)) as Pick<
      typeof content,
      'exclusions' | 'displayNames'
    >;
    const keys = [
      ...exclusions.names.map(({ name }) => name),
      ...displayNames.names.map(({ legal }) => legal),
    ];
    expect(keys.every((key) => matchKey(key) === key)).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
    const reasonOf = new Map(exclusions.names.map(({ name, reason }) => [name, reason]));
    for (const { name, reason } of content.exclusions.names)
      expect(reasonOf.get(matchKey(name))).toBe(reason);
  });

  test('the market holds every product', () => {
    const { products } = JSON.parse(marketData(content)) as typeof content.catalogue;
    expect(products).toEqual(content.catalogue.products);
  });
});
