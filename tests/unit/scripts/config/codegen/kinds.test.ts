import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generateKinds } from '#scripts/config/codegen/kinds.ts';
import { pathTo, ROUTES } from '#site/routes.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kinds-'));
  mkdirSync(join(root, 'schema'));
});

afterEach(() => rmSync(root, { recursive: true }));

function declare(kind: string, title: string, block: object): void {
  const file = join(root, 'schema', `${kind}.schema.json`);
  writeFileSync(file, JSON.stringify({ title, 'x-content': block }));
}

const generated = (name: string): string => readFileSync(join(root, 'src/generated', name), 'utf8');

test('a schema with a block becomes a part of the content, a file to read and a route', () => {
  declare('travel-insurance', 'TravelInsurance', {
    files: ['travel-insurance.json'],
    group: 'Seguros',
    pages: { travelInsurance: { path: '/seguros', page: 'TravelPage' } },
  });
  expect(generateKinds(root)).toContain('src/generated/screens.ts');
  expect(generated('kinds.ts')).toContain('travelInsurance: types.TravelInsurance;');
  expect(generated('kinds.ts')).toContain('"config/travel-insurance.json"');
  expect(generated('kinds.ts')).toContain('["Seguros"]');
  expect(generated('routes.ts')).toContain('"travelInsurance": "/seguros"');
  expect(generated('routes.ts')).toContain('"travelInsurance": "config/travel-insurance.json"');
  expect(generated('screens.ts')).toContain(
    'travelInsurance: { Page: TravelPage.TravelPage, head: TravelPage.head }',
  );
});

test('the parts of a feature are found by their names, each in the list of its moment', () => {
  const folder = join(root, 'src/features/travel-tips');
  mkdirSync(folder, { recursive: true });
  for (const name of ['TipsPage.tsx', 'tips-island.tsx', 'rules.ts', 'results.tsx'])
    writeFileSync(join(folder, name), '');
  declare('tips', 'Tips', { files: ['tips.json'], pages: { tips: { path: '/viaje', page: 'TipsPage' } } });
  generateKinds(root);
  expect(generated('screens.ts')).toContain("from '#features/travel-tips/TipsPage.tsx'");
  expect(generated('islands.ts')).toContain("'tips': () => import('#features/travel-tips/tips-island.tsx')");
  expect(generated('rules-slots.ts')).toContain(
    "import * as travelTips from '#features/travel-tips/rules.ts';\nexport const rulesSlots = [travelTips];",
  );
  expect(generated('beside-offers.ts')).toContain('["travel-tips"]');
});

test('a folder becomes a list, and its pages match after those with a fixed address', () => {
  declare('broker', 'Broker', {
    files: 'brokers/*.json',
    pages: { broker: { path: '/:id', page: 'BrokerPage' } },
  });
  declare('fees', 'Fees', { files: ['fees.json'], pages: { fees: { path: '/tarifas', page: 'FeesPage' } } });
  generateKinds(root);
  expect(generated('kinds.ts')).toContain('brokers: types.Broker[];');
  const routes = generated('routes.ts');
  expect(routes.indexOf('/tarifas')).toBeLessThan(routes.indexOf('/:id'));
});

test("a page's address takes the parameters of its kind and no others", () => {
  const slug: string = 'uno';
  expect(pathTo('bankDetail', { slug })).toBe(ROUTES.bankDetail.replace(':slug', slug));
  // @ts-expect-error: the parameter is called slug.
  expect(pathTo('bankDetail', { id: slug })).not.toBe(pathTo('bankDetail', { slug }));
});
