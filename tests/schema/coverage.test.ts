import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openExplainer } from '#scripts/config/read/explain.ts';
import { SINGLE_FILES, kindNamedBy } from '#scripts/config/read/kinds.ts';
import { shownFile } from '#scripts/config/read/folder.ts';
import { listConfig } from '#scripts/config/read/load.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { schemaReader } from '#scripts/config/read/schema-walk.ts';
import { openValidators } from '#scripts/config/read/validators.ts';
import { ROOT } from '../support/content/files.ts';
import { patched } from '../support/content/merge-patch.ts';
import { demandNames, type Site, sitesIn } from '../support/content/schema-sites.ts';

const schemas = readSchemas(ROOT);
const reader = schemaReader(schemas);
const validators = openValidators(schemas);
const explain = openExplainer(schemas);
/** Shared parts: they are tried wherever they are used. */
const KINDS = [...schemas.byKind.keys()].filter((kind) => kind !== 'common');

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

/** The shortest first: a demand is tried many times over, each time on a whole document. */
const validExamples = (kind: string): Example[] =>
  [...ofKind(kind), ...examplesOf(kind, 'valid')].toSorted((one, other) => sizeOf(one) - sizeOf(other));

/** The document with another value at a place, or without it for undefined; all else is shared. */
function withValue(document: unknown, [key, ...rest]: Site['path'], value: unknown): unknown {
  if (key === undefined) return value;
  const copy: Record<string, unknown> = Object.assign(Array.isArray(document) ? [] : {}, document);
  const member = withValue(copy[key], rest, value);
  if (member === undefined) delete copy[key];
  else copy[key] = member;
  return copy;
}

/** Each demand once, in the first example that meets it. */
function sitesOf(kind: string): Map<string, { site: Site; example: Example }> {
  const sites = new Map<string, { site: Site; example: Example }>();
  for (const example of validExamples(kind)) {
    for (const site of sitesIn(reader, kind, example.data)) {
      if (!sites.has(site.name)) sites.set(site.name, { site, example });
    }
  }
  return sites;
}

const isValid = (kind: string, data: unknown): boolean => validators.get(kind)?.(data) ?? false;

describe.each(KINDS)('%s', { timeout: 120_000 }, (kind) => {
  const sites = sitesOf(kind);

  test('every example that should be valid is', () => {
    const broken = validExamples(kind).filter(({ data }) => explain(kind, data).length > 0);
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

  test('and says where', () => {
    const elsewhere = [...sites].filter(([, { site, example }]) => {
      const pointers = explain(kind, withValue(example.data, site.path, site.bad)).map(
        ({ pointer }) => pointer,
      );
      const place = site.path.map((key) => `/${key}`).join('');
      return !pointers.some((pointer) => place === pointer || place.startsWith(`${pointer}/`));
    });
    expect(elsewhere.map(([name]) => name)).toEqual([]);
  });

  test('every option and every bound is admitted', () => {
    const refused = [...sites].flatMap(([name, { site, example }]) => {
      // A constant or a section's id tells alternatives apart: the rest of the document would have to follow.
      if (site.keyword === 'const' || name.endsWith('/id enum')) return [];
      // An order holds each of its options once: another one alone would stand there twice.
      if (name.endsWith('/order/* enum')) return [];
      const values = site.good.filter((value) => !isValid(kind, withValue(example.data, site.path, value)));
      return values.map((value) => `${name}: ${JSON.stringify(value)}`);
    });
    expect(refused).toEqual([]);
  });
});

describe('hand-made examples', () => {
  const invalid = KINDS.flatMap((kind) =>
    examplesOf(kind, 'invalid').map((example) => ({ kind, ...example })),
  );

  test('there are enough of them', () => expect(invalid.length).toBeGreaterThanOrEqual(40));

  test.each(invalid)('[S7.1-22] $file has one fault', ({ kind, data }) => {
    expect(explain(kind, data)).toHaveLength(1);
    expect(isValid(kind, data)).toBe(false);
  });
});

test('every kind of config has its schema', () => {
  for (const { kind } of Object.values(SINGLE_FILES)) expect(KINDS).toContain(kind);
});
