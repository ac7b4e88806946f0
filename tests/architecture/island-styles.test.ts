import { expect, it } from 'vitest';
import { SIMULATOR_ISLANDS } from '#ui/all-styles.ts';
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

/** The islands of `src/main.ts`, each with its module. */
const islands = (sources.find(({ file }) => file === 'src/main.ts')?.text ?? '').matchAll(
  /'?([\w-]+)'?: \(\) => import\('#([^']+)'\)/g,
);

it('the islands whose pages carry the styles of the simulator are those that come to show parts of it', () => {
  const showing = [...islands].flatMap(([, name = '', module]) =>
    [...reachedFrom(`src/${module}`)].some((file) => /^src\/loan\/.+\.styles\.ts$/.test(file)) ? [name] : [],
  );
  expect(showing.sort()).toEqual(SIMULATOR_ISLANDS.toSorted());
});
