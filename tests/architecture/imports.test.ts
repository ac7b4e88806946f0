import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { circlesIn, importsOf, layerOf, sources as modules, targetOf, usesOf } from './module-graph.ts';

const ROOT = join(import.meta.dirname, '../..');

const sources = modules.filter(({ file }) => file.startsWith('src/'));

const CORE = ['src/domain', 'src/site', 'src/generated'];

/** What a layer may import besides itself: other layers, and packages. Types of generated code are open to all. */
const MAY_IMPORT: Record<string, { layers: string[]; packages?: string[] }> = {
  'src/main.ts': { layers: ['src/islands', 'src/gateways', 'src/domain', 'src/generated'] },
  'src/app': {
    layers: ['src/pages', 'src/loan', 'src/islands', 'src/ui', ...CORE],
    packages: ['react', 'react-dom', 'react-router-dom'],
  },
  'src/pages': {
    layers: ['src/loan', 'src/islands', 'src/gateways', 'src/ui', ...CORE],
    packages: ['react', 'react-router-dom'],
  },
  // Its rules are read by the check alone, what it adds to the server by the server.
  'src/features': {
    layers: [
      'src/pages',
      'src/loan',
      'src/islands',
      'src/gateways',
      'src/ui',
      'scripts/config',
      'scripts/server',
      ...CORE,
    ],
    packages: ['react', 'react-dom', 'react-router-dom'],
  },
  'src/loan': {
    layers: ['src/islands', 'src/gateways', 'src/ui', ...CORE],
    packages: ['react', 'react-dom'],
  },
  'src/islands': {
    layers: ['src/site', 'src/gateways', 'src/ui', 'src/domain'],
    packages: ['react', 'react-dom'],
  },
  'src/site': { layers: ['src/gateways', 'src/ui', 'src/domain', 'src/generated'], packages: ['react'] },
  'src/gateways': { layers: ['src/domain', 'src/generated'] },
  'src/ui': {
    layers: ['src/gateways', 'src/domain', 'src/generated'],
    packages: ['react', '@emotion/react', '@emotion/cache'],
  },
  'src/domain': { layers: [] },
  'scripts/cli': {
    layers: ['build', 'config', 'server'].map((folder) => `scripts/${folder}`).concat(CORE),
    packages: ['playwright'],
  },
  'scripts/config': {
    layers: CORE,
    packages: ['ajv', 'immer', 'json-schema-to-typescript', 'jsonc-parser'],
  },
  'scripts/catalogue': {
    layers: ['scripts/cli', 'scripts/config', 'scripts/server', ...CORE],
    packages: [],
  },
  'scripts/server': {
    layers: ['scripts/config', 'schema', ...CORE],
    packages: [
      '@fastify/accept-negotiator',
      '@fastify/rate-limit',
      '@fastify/static',
      'ajv',
      'fastify',
      'kysely',
      'libsql',
      'pg',
      'pino',
    ],
  },
  'scripts/build': {
    layers: ['scripts/config', 'scripts/server', 'schema', 'src/app', ...CORE],
    packages: ['@resvg/resvg-js', 'ajv', 'playwright', 'vite'],
  },
  'scripts/lender': { layers: ['scripts/cli', 'scripts/config', ...CORE], packages: ['immer'] },
  'scripts/changes': { layers: ['scripts/config', ...CORE], packages: [] },
  'scripts/editor': {
    layers: ['build', 'changes', 'cli', 'config', 'lender', 'server']
      .map((folder) => `scripts/${folder}`)
      .concat('src/app', 'src/loan', CORE),
    packages: ['@vitejs/plugin-react', 'immer', 'react', 'react-dom', 'vite'],
  },
  'scripts/report': {
    layers: ['scripts/build', 'scripts/changes', 'scripts/cli', 'scripts/config'],
    packages: [],
  },
};

const PROVINCES = 'buenos-aires entre-rios santa-fe santa-cruz san-juan la-rioja formosa'.split(' ');

/** Whole modules whose name is only known when they run. */
const COMPUTED = new Set([
  'pathToFileURL(entry).href',
  'pathToFileURL(taskOf(name)).href',
  '${entry.href}?${Date.now()}',
]);

/** The imports of a module that its layer may not have, or that are not written in the one style. */
function faultsOf(file: string, text: string): string[] {
  const layer = layerOf(file);
  const row = MAY_IMPORT[layer];
  if (!row) return [`${layer} is no known layer`];
  return importsOf(file, text).flatMap(({ specifier, isType }) => {
    if (COMPUTED.has(specifier)) return [];
    const target = targetOf(file, specifier);
    if ('name' in target) return row.packages?.includes(target.name) ? [] : [specifier];
    const to = layerOf(target.path);
    const isAllowed = to === layer || row.layers.includes(to) || (isType && to === 'src/generated');
    return isAllowed && specifier.startsWith('#') ? [] : [specifier];
  });
}

/** The modules that a module names, types and what it loads later included. */
const neededBy = (file: string, text: string): string[] =>
  importsOf(file, text)
    .map(({ specifier }) => targetOf(file, specifier))
    .flatMap((target) => ('path' in target ? [target.path] : []));

it('imports are those that the layers allow, in one style', () => {
  const broken = modules.map(({ file, text }) => [file, faultsOf(file, text)] as const);
  expect(broken.filter(([, faults]) => faults.length > 0)).toEqual([]);
});

it('imports go round in no circle', () => {
  expect(circlesIn(new Map(modules.map(({ file, text }) => [file, neededBy(file, text)])))).toEqual([]);
});

it.each([
  ['upwards', 'src/domain/a.ts', "import { a } from '#pages/a.ts';"],
  ['upwards when it runs', 'src/gateways/a.ts', "const a = await import('#pages/a.ts');"],
  ['upwards by an export', 'src/domain/a.ts', "export { a } from '#ui/a.ts';"],
  ['of a neighbour in another style', 'src/domain/a.ts', "import { b } from './b.ts';"],
  ['of a package in the wrong layer', 'src/ui/a.ts', "import ajv from 'ajv';"],
  ['of tests', 'scripts/build/a.ts', "import { a } from '../../tests/support/a.ts';"],
])('imports %s are found', (_, file, text) => expect(faultsOf(file, text)).toHaveLength(1));

it('imports in a circle are found, once', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(circlesIn(graph)).toEqual(['b > c > b']);
});

it('the code keeps config out of everything but generated code', () => {
  const found = sources.filter(({ file, text }) =>
    importsOf(file, text).some(({ specifier }) =>
      /^(?!#(?:generated|scripts)\/).*\/config\//.test(specifier),
    ),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
});

/** Of the site, or of a feature. */
const GATEWAY = /^src\/(?:gateways|features\/[^/]+\/gateway\.ts)/;

it.each(['fetch', 'Date.now', 'localStorage', 'sessionStorage', 'console'])(
  'the code touches %s only in gateways',
  (name) => {
    const found = sources.filter(({ file, text }) => usesOf(file, text).has(name));
    expect(found.filter(({ file }) => !GATEWAY.test(file))).toEqual([]);
    expect(found).not.toEqual([]);
  },
);

it('the code names no lender', () => {
  const lenders = readdirSync(join(ROOT, 'config/lenders'))
    .map((file) => JSON.parse(readFileSync(join(ROOT, 'config/lenders', file), 'utf8')))
    .flatMap(({ id, color, legalNames }: { id: string; color: string; legalNames: string[] }) => [
      `'${id}'`,
      `/${id}'`,
      color,
      ...legalNames,
    ]);
  const named = sources.flatMap(({ file, text }) =>
    lenders
      .filter((word) => text.includes(word) && !PROVINCES.includes(word))
      .map((word) => `${file}: ${word}`),
  );
  expect(named).toEqual([]);
});
