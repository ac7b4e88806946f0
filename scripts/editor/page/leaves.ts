import { elementLabel, tidyPath } from '#scripts/changes/labels.ts';
import { keysOf, within } from '#scripts/config/read/problem.ts';
import type { Resolved, SchemaReader } from '#scripts/config/read/schema-walk.ts';
import { titleOf } from '#scripts/changes/titles.ts';

/** A part of a file's data on the way inwards: its schema, its pointer and its labels from the file inwards. */
type Part = { schema: Resolved | undefined; value: unknown; pointer: string; path: readonly string[] };

/** Keys that editors never see. */
const UNSEEN = new Set(['$schema']);

function memberOf(reader: SchemaReader, part: Part, key: string, value: unknown): Part {
  const { schema, pointer, path } = part;
  const member = schema && reader.memberOf(schema, key, value);
  const node = member?.node ?? {};
  const label = Array.isArray(part.value)
    ? elementLabel(schema?.node ?? {}, node, value, Number(key))
    : titleOf(node, key);
  return { schema: member, value, pointer: within(pointer, key), path: [...path, label] };
}

const rootOf = (reader: SchemaReader, kind: string, value: unknown): Part => ({
  schema: reader.chosenFor(reader.root(kind), value),
  value,
  pointer: '',
  path: [],
});

/** A text or a figure of a file: its pointer, the labels that lead to it, and its value. */
type Leaf = { pointer: string; path: string[]; value: string | number };

/** Returns every text and figure of a file's data. */
export function* leavesOf(reader: SchemaReader, kind: string, data: unknown): Generator<Leaf> {
  const parts = [rootOf(reader, kind, data)];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const { value, pointer, path } = part;
    if (typeof value === 'string' || typeof value === 'number')
      yield { pointer, path: tidyPath(path), value };
    if (typeof value !== 'object' || value === null) continue;
    const members = Object.entries(value).filter(([key]) => !UNSEEN.has(key));
    for (const [key, member] of members.toReversed()) parts.push(memberOf(reader, part, key, member));
  }
}

/** Returns the labels that lead to a place, from the file inwards: 'Cifra destacada 2 › Vence'; '' for the whole file. */
export function labelAt(reader: SchemaReader, kind: string, data: unknown, pointer: string): string {
  let part = rootOf(reader, kind, data);
  for (const key of keysOf(pointer))
    part = memberOf(reader, part, key, (part.value as Record<string, unknown> | null | undefined)?.[key]);
  return tidyPath(part.path).join(' › ');
}
