import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { SIMULATOR_ISLANDS } from '#app/page-styles.ts';
import { importsOf, sources, targetOf } from './module-graph.ts';

const graph = new Map(
  sources.map(({ file, text }) => [
    file,
    importsOf(file, text)
      .filter(({ isType }) => !isType)
      .map(({ specifier }) => targetOf(file, specifier))
      .flatMap((target) => ('path' in target ? [target.path] : [])),
  ]),
);

/** Every module that comes with one, sooner or later. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const next of graph.get(file) ?? []) reachedFrom(next, reached);
  return reached;
}

/** The islands of `src/main.ts`, each with its module: properties that are functions and import it when they are called. */
function islandsOf(value: unknown): [name: string, module: string][] {
  if (typeof value !== 'object' || value === null) return [];
  const { type, key, value: loader } = value as { type?: string; key?: Named; value?: Loader };
  const module = loader?.body?.type === 'ImportExpression' ? loader.body.source?.value : undefined;
  if (type === 'Property' && module !== undefined) return [[key?.name ?? key?.value ?? '', module]];
  return Object.values(value).flatMap(islandsOf);
}
type Named = { name?: string; value?: string };
type Loader = { body?: { type: string; source?: { value: string } } };

const main = sources.find(({ file }) => file === 'src/main.ts');
const islands = main ? islandsOf(parseSync(main.file, main.text).program) : [];

it('the islands that name the file of later styles are those that come to show parts of the simulator', () => {
  const showing = islands.flatMap(([name, module]) =>
    [...reachedFrom(module.replace('#', 'src/'))].some((file) => /^src\/loan\/.+\.styles\.ts$/.test(file))
      ? [name]
      : [],
  );
  expect(showing.sort()).toEqual(SIMULATOR_ISLANDS.toSorted());
});
