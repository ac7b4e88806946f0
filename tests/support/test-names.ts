import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';

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
export function testNamesIn(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const names: string[] = [];
  collect(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, code, [], names);
  return names;
}
