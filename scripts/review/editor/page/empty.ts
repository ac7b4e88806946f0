import type { SchemaNode } from '#scripts/config/read/expectation.ts';
import type { Resolved, SchemaReader } from '#scripts/config/read/schema-walk.ts';

/** What a new value of a part of a schema begins as: nothing written, every list as long as it must be. */
export function emptyOf(reader: SchemaReader, schema: Resolved): unknown {
  const { node } = schema;
  if ('const' in node) return node.const;
  if (Array.isArray(node.enum)) return node.enum[0];
  const branches = (node.oneOf ?? node.anyOf) as SchemaNode[] | undefined;
  if (branches?.[0]) return emptyOf(reader, reader.resolve(branches[0], schema.from));
  if (node.type === 'array') {
    const item = reader.memberOf(schema, '0', undefined);
    return Array.from({ length: Number(node.minItems ?? 0) }, () => (item ? emptyOf(reader, item) : ''));
  }
  if (node.type === 'object') {
    const required = (node.required ?? []) as string[];
    return Object.fromEntries(
      required.map((key) => {
        const member = reader.memberOf(schema, key, undefined);
        return [key, member ? emptyOf(reader, member) : ''];
      }),
    );
  }
  if (node.type === 'boolean') return true;
  return node.type === 'integer' || node.type === 'number' ? Number(node.minimum ?? 0) : '';
}
