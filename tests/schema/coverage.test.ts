import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openExplainer } from '#scripts/config/read/explain.ts';
import { SINGLE_FILES, kindNamedBy } from '#scripts/config/read/kinds.ts';
import { shownFile } from '#scripts/config/read/folder.ts';
import { listConfig } from '#scripts/config/read/load.ts';
import { within } from '#scripts/config/read/problem.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { schemaReader } from '#scripts/config/read/schema-walk.ts';
import { getAt } from '#scripts/config/read/set-at.ts';
import { openCompiler } from '#scripts/config/read/compile.ts';
import { madeDocument } from '../fixtures/made-up/document.ts';
import { placeBook } from '../fixtures/made-up/place.ts';
import { ROOT } from '../support/content/files.ts';
import { patched } from '../support/content/merge-patch.ts';
import { demandNames, type Site, sitesIn } from '../support/content/schema-sites.ts';

const schemas = readSchemas(ROOT);
const reader = schemaReader(schemas);
const checkOf = openCompiler(schemas);
const explain = openExplainer(schemas, checkOf);
/** Shared parts: they are tried wherever they are used. */
const KINDS = [...schemas.byKind.keys()].filter((kind) => kind !== 'common');

const isValid = (kind: string, data: unknown): boolean => checkOf(kind)(data);

type Example = { file: string; data: unknown };

const readJson = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** The files of the made-up site. */
const content: Example[] = listConfig(ROOT).map((file) => ({ file, data: readJson(shownFile(file)) }));

const ofKind = (kind: string): Example[] =>
  content.filter(({ data }) => kindNamedBy((data as { $schema?: string }).$schema) === kind);

/** An example that says in which document it stands, and what differs in it. */
type Patch = { over: string; with: unknown };

/** Examples of a kind, each a whole document or, as `*.patch.json`, what differs from another one. */
function examplesOf(kind: string, folder: 'valid' | 'invalid'): Example[] {
  const path = `tests/schema/${kind}/${folder}`;
  if (!existsSync(join(ROOT, path))) return [];
  const names = readdirSync(join(ROOT, path)).filter((name) => name.endsWith('.json'));
  return names.map((name) => {
    const file = `${path}/${name}`;
    const data = readJson(file);
    if (!name.endsWith('.patch.json')) return { file, data };
    const { over, with: patch } = data as Patch;
    return { file, data: patched(readJson(over), patch) };
  });
}

const sizeOf = ({ data }: Example): number => JSON.stringify(data).length;

/** A document of the kind with all that may stand in it, so that what a schema has lately got needs no example. */
function madeWhole(kind: string, examples: readonly Example[]): Example[] {
  const given = (examples[0]?.data ?? {}) as object;
  try {
    const data = madeDocument(reader, placeBook(), { kind, name: kind, given, isWhole: true });
    return isValid(kind, data) ? [{ file: `${kind}, made whole`, data }] : [];
  } catch {
    // A value that only a person can write has to stand in an example.
    return [];
  }
}

/** The shortest first: a demand is tried many times over, each time on a whole document. */
function validExamples(kind: string): Example[] {
  const examples = [...ofKind(kind), ...examplesOf(kind, 'valid')];
  return [...examples.toSorted((one, other) => sizeOf(one) - sizeOf(other)), ...madeWhole(kind, examples)];
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

type Place = { site: Site; example: Example };

/** Each demand once, in the first example that meets it. */
function sitesOf(kind: string, examples: readonly Example[]): Map<string, Place> {
  const sites = new Map<string, Place>();
  for (const example of examples) {
    for (const site of sitesIn(reader, kind, example.data)) {
      if (!sites.has(site.name)) sites.set(site.name, { site, example });
    }
  }
  return sites;
}

describe.each(KINDS)('%s', { timeout: 120_000 }, (kind) => {
  const examples = validExamples(kind);
  const sites = sitesOf(kind, examples);

  test('every example that should be valid is', () => {
    const broken = examples.filter(({ data }) => explain(kind, data).length > 0);
    expect(broken.map(({ file }) => file)).toEqual([]);
  });

  test('every demand is met by an example', () => {
    expect([...demandNames(reader, kind)].filter((name) => !sites.has(name))).toEqual([]);
  });

  test('every demand refuses what breaks it', () => {
    const letThrough = [...sites].filter(([, { site, example }]) =>
      isValid(kind, withValue(example.data, site.path, site.bad)),
    );
    expect(letThrough.map(([name, { site }]) => `${name}: ${JSON.stringify(site.bad)}`)).toEqual([]);
  });

  test('a broken demand is reported at its place', () => {
    const elsewhere = [...sites].filter(([, { site, example }]) => {
      const faults = explain(kind, withValue(example.data, site.path, site.bad));
      const place = `${within('', ...site.path)}/`;
      return !faults.some(({ pointer }) => place.startsWith(`${pointer}/`) || pointer.startsWith(place));
    });
    expect(elsewhere.map(([name]) => name)).toEqual([]);
  });

  test('every option and every bound is admitted', () => {
    const refused = [...sites].flatMap(([name, { site, example }]) => {
      // A constant or a section's id tells alternatives apart: the rest of the document would have to follow.
      if (site.keyword === 'const' || name.endsWith('/id enum')) return [];
      const values = site.good.filter((value) => !isValid(kind, withOption(example.data, site.path, value)));
      return values.map((value) => `${name}: ${JSON.stringify(value)}`);
    });
    expect(refused).toEqual([]);
  });
});

describe('hand-made examples', () => {
  const invalid = KINDS.flatMap((kind) =>
    examplesOf(kind, 'invalid').map((example) => ({ kind, ...example })),
  );

  test('there are enough hand-made examples of faults', () =>
    expect(invalid.length).toBeGreaterThanOrEqual(40));

  test.each(invalid)('[S7.1-22] $file has one fault', ({ kind, data }) => {
    expect(explain(kind, data)).toHaveLength(1);
    expect(isValid(kind, data)).toBe(false);
  });
});

test('every kind of config has its schema', () => {
  for (const { kind } of Object.values(SINGLE_FILES)) expect(KINDS).toContain(kind);
});
