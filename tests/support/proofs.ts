import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { ROOT } from './content.ts';

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const GROUPS = ['describe'];
const TESTS = ['it', 'test'];
/** A test that does not run proves nothing. */
const IDLE = ['skip', 'todo', 'skipIf', 'runIf'];

/** Words of a callee, from the root on: `it.concurrent.each(table)` gives it, concurrent, each. */
function wordsOf(callee: Node): string[] {
  if (callee.type === 'Identifier') return [String(callee['name'])];
  if (callee.type === 'MemberExpression')
    return [...wordsOf(callee['object'] as Node), ...wordsOf(callee['property'] as Node)];
  const inner = callee['callee'] ?? callee['tag'];
  return isNode(inner) ? wordsOf(inner) : [];
}

/** The name a call gives to a group or a test, as it is written; null for any other call. */
function nameOf(node: Node, code: string): { name: string; isGroup: boolean } | null {
  const [first] = (node['arguments'] ?? []) as Node[];
  if (node.type !== 'CallExpression' || !first || !['Literal', 'TemplateLiteral'].includes(first.type))
    return null;
  const [root = '', ...rest] = wordsOf(node['callee'] as Node);
  const isGroup = GROUPS.includes(root);
  if ((!isGroup && !TESTS.includes(root)) || rest.some((word) => IDLE.includes(word))) return null;
  const text = first.type === 'Literal' ? first['value'] : code.slice(first.start + 1, first.end - 1);
  return { name: String(text), isGroup };
}

function collect(node: Node, code: string, path: readonly string[], names: string[]): void {
  const named = nameOf(node, code);
  const inside = named ? [...path, named.name] : path;
  if (named && !named.isGroup) names.push(inside.join(' > '));
  for (const child of childrenOf(node)) collect(child, code, inside, names);
}

/**
 * Names of the tests of a file with the groups they stand in, `group > test`; those of tables as they are written,
 * with their `%s` and `$name`.
 */
function testNamesIn(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const names: string[] = [];
  collect(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, code, [], names);
  return names;
}

/** A row that says which test proves something and, where it is not plain, where it is done. */
export type Proof = {
  /** A file, and after # a text that stands in it. */
  implementedIn?: string;
  /** A test file, and after ' > ' the name of a test in it, or a part of the name. */
  provenBy: string;
  /** For a test that runs over a table: a text of the row that is meant. */
  row?: string;
};

/** Reads each file once; null when there is none. */
const once = <Result>(read: (file: string) => Result) => {
  const known = new Map<string, Result | null>();
  return (file: string): Result | null => {
    if (!known.has(file)) known.set(file, existsSync(file) ? read(file) : null);
    return known.get(file) ?? null;
  };
};
const textOf = once((file) => readFileSync(file, 'utf8'));
const testsOf = once(testNamesIn);

const split = (pointer: string, mark: string): [file: string, rest: string] => {
  const at = pointer.indexOf(mark);
  return [join(ROOT, pointer.slice(0, at)), pointer.slice(at + mark.length)];
};

function placeProblems(place: string): string[] {
  const [source, anchor] = split(place, '#');
  const code = textOf(source);
  if (code === null) return [`no file for ${place}`];
  return code.includes(anchor) ? [] : [`${place}: the text is not in the file`];
}

/** What a row points to that is not there; empty for a good row. */
export function problemsOf({ implementedIn, provenBy, row = '' }: Proof): string[] {
  const [test, name] = split(provenBy, ' > ');
  const names = testsOf(test);
  return [
    ...(implementedIn === undefined ? [] : placeProblems(implementedIn)),
    names === null && `no file for ${provenBy}`,
    names !== null && !names.some((known) => known.includes(name)) && `no test named ${provenBy}`,
    names !== null && !textOf(test)?.includes(row) && `${provenBy}: no row with ${row}`,
  ].filter((problem) => problem !== false);
}
