import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openCompiler } from '#scripts/config/read/compile.ts';
import { openExplainer } from '#scripts/config/read/explain.ts';
import { shownFile } from '#scripts/config/read/folder.ts';
import { kindNamedBy, SINGLE_FILES } from '#scripts/config/read/kinds.ts';
import { listConfig } from '#scripts/config/read/load.ts';
import { within } from '#scripts/config/read/problem.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { schemaReader } from '#scripts/config/read/schema-walk.ts';
import { getAt } from '../support/content/set-at.ts';
import { madeDocument } from '../fixtures/made-up/document.ts';
import { placeBook } from '../fixtures/made-up/place.ts';
import { content } from '../support/content/content.ts';
import { ROOT } from '../support/content/files.ts';
import { leadBody, simulationBody } from '../support/data/requests.ts';
import { demandNames, type Site, sitesIn } from './demands.ts';

const schemas = readSchemas(ROOT);
const reader = schemaReader(schemas);
const checkOf = openCompiler(schemas);
const explain = openExplainer(schemas, checkOf);
/** Shared parts: they are tried wherever they are used. */
const KINDS = [...schemas.byKind.keys()].filter((kind) => kind !== 'common');

const isValid = (kind: string, data: unknown): boolean => checkOf(kind)(data);

const OFFER = {
  Banco: 'BANCO EJEMPLO S.A.',
  primera_cuota_ars: 124_031.3,
  cft_nominal_anual: 73.81,
  relacion_cuota_ingreso_pct: 12.4,
  plazo_max_meses: 72,
};

/** Documents of the wire, which no file holds, and what the files of the made-up site do not say. */
const EXAMPLES: Readonly<Record<string, readonly object[]>> = {
  lead: [
    leadBody(),
    leadBody({
      id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
      contacto: 'no',
      enviado: '2026-11-28T10:00:00.000Z',
      marca: 'trampa',
    }),
  ],
  lender: [{ ...content.lenders[0], storageKey: 'loan-form-data-de-antes' }],
  legal: [{ ...content.privacy, lastUpdated: 'today' }],
  'simulation-offer': [
    {
      ...OFFER,
      condicion: 'otra',
      requisito: 'ser socio',
      producto: 'PRESTAMO PLAN SUELDO',
      declarado: '2026-05-15',
      registro: '1b9eftl',
      cuota: 'fija',
    },
    { ...OFFER, primera_cuota_ars: '124031,30', relacion_cuota_ingreso_pct: '12.4' },
  ],
  'simulation-request': [simulationBody()],
  'simulation-response': [{ offers: [] }],
};

/** The files of the made-up site. */
const files = listConfig(ROOT).map(
  (file) => JSON.parse(readFileSync(join(ROOT, shownFile(file)), 'utf8')) as { $schema?: string },
);

/** A document of the kind with all that may stand in it, so that what a schema has lately got needs no example. */
function madeWhole(kind: string, given: object): unknown[] {
  try {
    return [madeDocument(reader, placeBook(), { kind, name: kind, given, isWhole: true })];
  } catch {
    // A value that only a person can write has to stand in an example.
    return [];
  }
}

/** Documents of a kind: those of the made-up site, the shortest first, examples, and whole ones made of the schema. */
function documentsOf(kind: string): unknown[] {
  const own = files.filter(({ $schema }) => kindNamedBy($schema) === kind);
  const written = [...own, ...(EXAMPLES[kind] ?? [])];
  const inOrder = written.toSorted((one, other) => JSON.stringify(one).length - JSON.stringify(other).length);
  return [...inOrder, ...madeWhole(kind, {}), ...written.flatMap((one) => madeWhole(kind, one))].filter(
    (one) => written.includes(one as object) || isValid(kind, one),
  );
}

/** The document with another value at a place, or without it for undefined; all else is shared. */
function withValue(document: unknown, [key, ...rest]: Site['path'], value: unknown): unknown {
  if (key === undefined) return value;
  const copy: Record<string, unknown> = Object.assign(Array.isArray(document) ? [] : {}, document);
  const member = withValue(copy[key], rest, value);
  if (member !== undefined) copy[key] = member;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}

/** The document with another option at a place; where its list has the option already, the two change places. */
function withOption(document: unknown, path: Site['path'], option: unknown): unknown {
  const list = path.slice(0, -1);
  const elements = getAt(document, list);
  const changed = withValue(document, path, option);
  const at = Array.isArray(elements) ? elements.indexOf(option) : -1;
  return at < 0 ? changed : withValue(changed, [...list, at], getAt(document, path));
}

/** Each demand once, in the first document of any kind that meets it. */
const sites = new Map<string, { site: Site; kind: string; document: unknown }>();
for (const kind of KINDS)
  for (const document of documentsOf(kind))
    for (const site of sitesIn(reader, kind, document))
      if (!sites.has(site.name)) sites.set(site.name, { site, kind, document });

describe.each(KINDS)('%s', (kind) => {
  const own = [...sites].filter(([, one]) => one.kind === kind);

  test('every document that should be valid is', () => {
    expect(documentsOf(kind).flatMap((document) => explain(kind, document))).toEqual([]);
  });

  test('every demand is met by a document', () => {
    expect([...demandNames(reader, kind)].filter((name) => !sites.has(name))).toEqual([]);
  });

  test('every demand refuses what breaks it, and tells its place', () => {
    const wrong = own.filter(([, { site, document }]) => {
      const place = `${within('', ...site.path)}/`;
      const faults = explain(kind, withValue(document, site.path, site.bad));
      return !faults.some(({ pointer }) => place.startsWith(`${pointer}/`) || pointer.startsWith(place));
    });
    expect(wrong.map(([name, { site }]) => `${name}: ${JSON.stringify(site.bad)}`)).toEqual([]);
  });

  test('every option and every bound is admitted', () => {
    const refused = own.flatMap(([name, { site, document }]) => {
      // A constant or a section's id tells alternatives apart: the rest of the document would have to follow.
      if (site.keyword === 'const' || name.endsWith('/id enum')) return [];
      const values = site.good.filter((value) => !isValid(kind, withOption(document, site.path, value)));
      return values.map((value) => `${name}: ${JSON.stringify(value)}`);
    });
    expect(refused).toEqual([]);
  });
});

const without = (document: object, key: string): object => withValue(document, [key], undefined) as object;

test.each([
  [
    '[S7.1-04] a request without the employment',
    'simulation-request',
    without(simulationBody(), 'situacion'),
  ],
  ['[S7.1-06] a term beyond the longest', 'simulation-request', simulationBody({ plazo: 121 })],
  ['[S7.1-08] an amount below the least', 'simulation-request', simulationBody({ monto: 99_999 })],
  ['[S7.1-15] a DNI as a number', 'simulation-request', simulationBody({ dni: 12_345_678 })],
  ['[S7.1-16] an address without @', 'simulation-request', simulationBody({ email: 'ana.example' })],
  ['[S7.1-19] offers under another name', 'simulation-response', { ofertas: [] }],
  ['[S7.1-20] offers that are none', 'simulation-response', { offers: null }],
  ['[S7.1-22] an offer without its term', 'simulation-offer', without(OFFER, 'plazo_max_meses')],
  ['[S7.1-23] an offer that costs nothing', 'simulation-offer', { ...OFFER, cft_nominal_anual: 0 }],
  ['[S7.2-19] a lead of no page', 'lead', leadBody({ page_url: 'galicia' })],
])('the contract refuses %s by one fault', (_, kind, document) => {
  expect(explain(kind, document)).toHaveLength(1);
});

test('every kind of config has its schema', () => {
  for (const { kind } of Object.values(SINGLE_FILES)) expect(KINDS).toContain(kind);
});
