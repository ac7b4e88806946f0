import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { filesIn } from '../support/content/files.ts';

/** One import of a module, in whatever form it is written. */
export type Import = { specifier: string; isType: boolean };

/** Every import of a module's text: static, dynamic, of types, and `export … from`. */
export function importsOf(file: string, text: string): Import[] {
  const { module } = parseSync(file, text);
  const all = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: text.slice(start, end).replaceAll(/^['"`]|['"`]$/g, ''),
      isType: false,
    })),
  ];
  return all.filter(({ specifier }) => !specifier.startsWith('node:'));
}

/** What an import leads to: a file of the project by its path from the root, or a package by its name. */
export function targetOf(file: string, specifier: string): { path: string } | { name: string } {
  if (specifier.startsWith('#scripts/')) return { path: specifier.slice(1) };
  if (specifier.startsWith('#schema/')) return { path: specifier.slice(1) };
  if (specifier.startsWith('#')) return { path: `src/${specifier.slice(1)}` };
  if (specifier.startsWith('.')) return { path: join(dirname(file), specifier) };
  const [scope = '', name = ''] = specifier.split('/');
  return { name: scope.startsWith('@') ? `${scope}/${name}` : scope };
}

/** Layer of a file: `src/domain`, `scripts/cli`. */
export const layerOf = (path: string): string =>
  path.startsWith('schema/') ? 'schema' : path.split('/').slice(0, 2).join('/');

/** Every module of `src` and `scripts` that was not generated, with its text. */
export const sources = ['src', 'scripts']
  .flatMap((folder) => filesIn(folder, /\.(?:tsx?|js)$/))
  .filter(({ file }) => !file.startsWith('src/generated/'));

/** The circles of a graph, each as the way round; none twice. */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' > '));
    if (done.has(file) || way.includes(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return circles;
}
