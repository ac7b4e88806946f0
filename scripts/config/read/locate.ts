import { type MemberNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import { keysOf, type Position, START, within } from '#scripts/config/read/problem.ts';
import { endOfValue, type Member, membersOf, skipSpace } from '#scripts/config/read/scan.ts';

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

const isContainer = (text: string, start: number): boolean => /[[{]/.test(text.charAt(start));

function memberAt(text: string, start: number, key: string): Member | undefined {
  if (!isContainer(text, start)) return undefined;
  for (const member of membersOf(text, start)) if (member.key === key) return member;
  return undefined;
}

/**
 * Where the value at a JSON pointer stands in the text of valid JSON; of an object or a list only the bracket that
 * opens it, else half the file would be underlined. For what is missing, the nearest value around it.
 */
export function locate(text: string, pointer: string, at: 'key' | 'value' = 'value'): Position {
  if (text === '') return START;
  let start = skipSpace(text, 0);
  let member: Member | undefined;
  for (const key of keysOf(pointer)) {
    member = memberAt(text, start, key);
    if (!member) break;
    start = member.start;
  }
  if (member && at === 'key') return positionOf(text, member.keyStart, member.keyEnd);
  return positionOf(text, start, isContainer(text, start) ? start + 1 : endOfValue(text, start));
}

const nameOf = ({ name }: MemberNode): string => (name.type === 'String' ? name.value : name.name);

/** Every second and later appearance of a key in its object. */
export function duplicateKeys(text: string): { pointer: string; key: string; position: Position }[] {
  const found: { pointer: string; key: string; position: Position }[] = [];
  const visit = (value: ValueNode, pointer: string): void => {
    if (value.type === 'Array') {
      value.elements.forEach((element, index) => visit(element.value, within(pointer, index)));
    }
    if (value.type !== 'Object') return;
    const seen = new Set<string>();
    for (const member of value.members) {
      const key = nameOf(member);
      const inner = within(pointer, key);
      const { start, end } = member.name.loc;
      if (seen.has(key))
        found.push({ pointer: inner, key, position: positionOf(text, start.offset, end.offset) });
      seen.add(key);
      visit(member.value, inner);
    }
  };
  visit(parse(text).body, '');
  return found;
}
