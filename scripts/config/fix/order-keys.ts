import type { Resolved, SchemaReader } from '#scripts/config/read/schema-walk.ts';

type Members = Record<string, unknown>;

/** The same value with every object's keys in the order in which its schema lists them; unknown keys last. */
export function orderKeys(reader: SchemaReader, schema: Resolved | undefined, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !schema) return value;
  const inner = (key: string, member: unknown) =>
    orderKeys(reader, reader.memberOf(schema, key, member), member);
  if (Array.isArray(value)) return value.map((element, index) => inner(String(index), element));
  const listed = Object.keys((schema.node.properties ?? {}) as Members);
  const members = value as Members;
  const keys = [
    ...listed.filter((key) => key in members),
    ...Object.keys(members).filter((key) => !listed.includes(key)),
  ];
  return Object.fromEntries(keys.map((key) => [key, inner(key, members[key])]));
}
