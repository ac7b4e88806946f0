import { expect, it } from 'vitest';
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

/** Islands of pages, and whether each says that it comes to show offers. */
const drawn = sources.flatMap(({ text }) =>
  Array.from(text.matchAll(/<Island\s([^]*?)\/>/g), ([, props = '']) => ({
    name: /name="([\w-]+)"/.exec(props)?.[1] ?? '',
    showsOffers: /\bshowsOffers\b/.test(props),
  })),
);

const moduleOf = (name: string): string =>
  sources.find(({ file }) => file.endsWith(`/${name}-island.tsx`) || file.endsWith(`/${name}-island.ts`))
    ?.file ?? '';

const showsOffers = (name: string): boolean =>
  [...reachedFrom(moduleOf(name))].some((file) => /^src\/loan\/.+\.styles\.ts$/.test(file));

it('an island says that it shows offers when it comes to draw with their styles', () => {
  expect(drawn.map(({ name }) => ({ name, showsOffers: showsOffers(name) }))).toEqual(drawn);
  expect(drawn.length).toBeGreaterThan(1);
});
