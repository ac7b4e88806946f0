import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { filesIn } from '../support/content/files.ts';

/*
 * A browser that translates a page puts each of its texts into an element of its own. What React then adds before such
 * a text, or takes away, is no longer where it was, and the island dies. So no text may stand bare beside an element
 * that comes and goes: it is put into an element.
 */

type Node = { type: string; start: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

const partsOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

const isElement = ({ type }: Node): boolean => type === 'JSXElement' || type === 'JSXFragment';

const holdsElement = (node: Node): boolean => isElement(node) || partsOf(node).some(holdsElement);

/** Whether an expression gives something at one time and nothing, or something of another kind, at another. */
function comesAndGoes(node: Node): boolean {
  if (node.type === 'LogicalExpression') return node['operator'] === '&&';
  if (node.type === 'ConditionalExpression')
    return holdsElement(node) || /'null'|"null"/.test(JSON.stringify(partsOf(node).map(({ raw }) => raw)));
  return node.type === 'CallExpression' && holdsElement(node);
}

/** Between lines white space is layout, within one it is a space; a comment is neither. */
const isLayout = (child: Node): boolean =>
  (child.type === 'JSXText' && /^\s*\n\s*$/.test(String(child['value']))) ||
  (isNode(child['expression']) && child['expression'].type === 'JSXEmptyExpression');

/** Names under which a component is handed elements. */
const HANDED = /\b(?:children|interruption|slot|advice|hint)\b/;

/** Whether a child of an element is text, as far as can be told from how it is written. */
function isText(child: Node): boolean {
  if (child.type === 'JSXText') return !isLayout(child);
  const expression = child['expression'];
  if (child.type !== 'JSXExpressionContainer' || !isNode(expression)) return false;
  if (expression.type === 'Identifier' || holdsElement(expression)) return false;
  return !isHanded(expression);
}

const isHanded = ({ type, ...node }: Node): boolean => {
  const named = node['callee'] ?? node['property'] ?? node['right'];
  return type !== 'Identifier' ? isNode(named) && isHanded(named) : HANDED.test(String(node['name']));
};

const isChanging = (child: Node): boolean =>
  child.type === 'JSXExpressionContainer' && isNode(child['expression']) && comesAndGoes(child['expression']);

/** A text that comes and goes is taken away as an element is. */
const isBareText = (child: Node): boolean =>
  isText(child) || (isChanging(child) && !holdsElement(child) && !isHanded(child['expression'] as Node));

/** A text that is the only child is set through its element. */
function childrenOf(node: Node): Node[] {
  const children = (isElement(node) ? node['children'] : []) as Node[];
  const drawn = children.filter((child) => !isLayout(child));
  return drawn.length > 1 ? drawn : [];
}

/** Fragments that an expression gives at one time and not at another: their texts are taken away one by one. */
const fragmentsOf = (node: Node): Node[] =>
  /^(?:Logical|Conditional)Expression$/.test(node.type)
    ? [node['right'], node['consequent'], node['alternate']].filter(isNode).filter(isFragment)
    : [];

const isFragment = ({ type }: Node): boolean => type === 'JSXFragment';

function bareTexts(node: Node): number[] {
  const children = childrenOf(node);
  const gone = fragmentsOf(node).flatMap(({ children: parts }) => (parts as Node[]).filter(isText));
  const beside = children.some(isChanging) ? children.filter(isBareText) : [];
  const found = [...beside, ...gone].slice(0, 1);
  return [...found.map(({ start }) => start), ...partsOf(node).flatMap(bareTexts)];
}

/** Places in a file of components where a text stands bare beside an element that comes and goes. */
function faultsIn(file: string, text: string): string[] {
  const { program } = parseSync(file, text);
  return bareTexts(program as unknown as Node).map(
    (start) => `${file}:${text.slice(0, start).split('\n').length}`,
  );
}

it.each([
  ['a sentence before an element', '<p>{texts.a} {on && <b />}</p>', 1],
  ['words beside a list', '<p>word {list.map((one) => <b>{one}</b>)}</p>', 1],
  ['a text that comes and goes', '<p><b />{on && texts.a}</p>', 1],
  ['a text in a fragment that comes and goes', '<p>{on && <>word <b /></>}</p>', 1],
  ['a text in an element', '<p><span>{texts.a}</span>{on && <b />}</p>', 0],
  ['a text beside elements that stay', '<p>word <b /></p>', 0],
])('bare text in a component is found: %s', (_, jsx, count) => {
  expect(faultsIn('one.tsx', `const one = ${jsx};`)).toHaveLength(count);
});

it('no island has a bare text beside an element that comes and goes', () => {
  const components = ['src/loan', 'src/ui', 'src/pages', 'src/islands'].flatMap((folder) =>
    filesIn(folder, /\.tsx$/),
  );
  expect(components.length).toBeGreaterThan(50);
  expect(components.flatMap(({ file, text }) => faultsIn(file, text))).toEqual([]);
});
