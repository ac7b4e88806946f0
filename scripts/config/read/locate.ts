import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { keysOf, type Position, START } from '#scripts/config/read/problem.ts';

/** Line and column of a stretch of text. */
export function positionOf(text: string, start: number, end = start + 1): Position {
  const [line, column] = lineAndColumn(text, start);
  const [endLine, endColumn] = lineAndColumn(text, end);
  return { line, column, endLine, endColumn };
}

function lineAndColumn(text: string, offset: number): [line: number, column: number] {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
    lineStart = at + 1;
  }
  return [line, offset - lineStart + 1];
}

let last: { text: string; root: Node | undefined } = { text: '', root: undefined };

/** Findings come file by file, most of a file's one after the other. */
function treeOf(text: string): Node | undefined {
  if (last.text !== text) last = { text, root: parseTree(text) };
  return last.root;
}

/**
 * Where the value at a JSON pointer stands in the text of valid JSON; of an object or a list only the bracket that
 * opens it, else half the file would be underlined. For what is missing, the nearest value around it.
 */
export function locate(text: string, pointer: string, at: 'key' | 'value' = 'value'): Position {
  let node = treeOf(text);
  if (!node) return START;
  for (const key of keysOf(pointer)) {
    const member = findNodeAtLocation(node, [node.type === 'array' ? Number(key) : key]);
    if (!member) break;
    node = member;
  }
  const [name] = node.parent?.type === 'property' ? (node.parent.children ?? []) : [];
  const { offset, length } = at === 'key' && name ? name : node;
  const isContainer = (at === 'value' || !name) && node.children !== undefined;
  return positionOf(text, offset, offset + (isContainer ? 1 : length));
}
