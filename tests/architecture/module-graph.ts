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

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(nodesIn)
    : typeof (value as Node | null)?.type === 'string'
      ? [value as Node]
      : [];

/** Keys of a node under which a name stands that refers to nothing: of a member, a property, a label. */
const NAMING = new Set(['property', 'key', 'label']);

/**
 * What a module's code refers to: names such as `fetch`, members such as `Date.now` (or `.now`, of whatever it is),
 * calls such as `.pushState(null)` with their first argument, and every string of it.
 */
export function usesOf(file: string, text: string): Set<string> {
  const uses = new Set<string>();
  const walk = (node: Node): void => {
    if (node.type === 'Literal') uses.add(String(node['value']));
    if (node.type === 'MemberExpression' && !node['computed']) {
      const [object, property] = [node['object'], node['property']] as Node[];
      uses.add(`.${property?.['name']}`);
      if (object?.type === 'Identifier') uses.add(`${object['name']}.${property?.['name']}`);
    }
    if (node.type === 'CallExpression') {
      const [[first], callee] = [nodesIn(node['arguments']), nodesIn(node['callee'])[0]];
      const [called] = nodesIn(callee?.['property']);
      if (called) uses.add(`.${called['name']}(${first ? text.slice(first.start, first.end) : ''})`);
    }
    for (const [key, value] of Object.entries(node)) {
      for (const part of nodesIn(value))
        if (part.type !== 'Identifier') walk(part);
        else if (node['computed'] || node['shorthand'] || !NAMING.has(key)) uses.add(String(part['name']));
    }
  };
  walk(parseSync(file, text).program as unknown as Node);
  return uses;
}

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
