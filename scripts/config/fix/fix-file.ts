import { formatJson } from '#scripts/config/fix/format-json.ts';
import { normalise } from '#scripts/config/fix/normalise.ts';
import { schemaReference } from '#scripts/config/read/folder.ts';
import { slotOf } from '#scripts/config/read/kinds.ts';
import { parseConfig } from '#scripts/config/read/parse.ts';
import type { SchemaReader } from '#scripts/config/read/schema-walk.ts';
import { quoted } from '#scripts/config/read/wording.ts';

export type Fixed = {
  text: string;
  /** The changes in Spanish; empty without changes. */
  changes: string[];
};

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Puts a config file in its one form: keys in the schema's order, colours, slugs, sorted tables, layout. Null when it
 * cannot be done without judgement, as for a file that is not JSON or holds a key twice.
 */
export function fixText(reader: SchemaReader, file: string, before: string): Fixed | null {
  const slot = slotOf(file);
  const unmarked = before.startsWith(BYTE_ORDER_MARK) ? before.slice(1) : before;
  if (!slot) return null;
  const { data, findings } = parseConfig(file, Buffer.from(unmarked), slot.mostBytes);
  if (findings.length > 0 || typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  // The way from this file to its schema.
  const $schema = schemaReference(file, slot.kind);
  const normal = normalise(reader, slot.kind, { ...data, $schema });
  const text = formatJson(normal.data);
  const changes = [
    ...((data as { $schema?: unknown }).$schema === $schema ? [] : [`/$schema: ${quoted($schema)}`]),
    ...normal.changes,
    ...(unmarked === before ? [] : ['sin la marca invisible del comienzo (BOM)']),
  ];
  return { text, changes: changes.length === 0 && before !== text ? ['espacios y renglones'] : changes };
}
