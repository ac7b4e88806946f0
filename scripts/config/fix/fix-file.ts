import { formatJson } from '#scripts/config/fix/format-json.ts';
import { normalise } from '#scripts/config/fix/normalise.ts';
import { schemaReference } from '#scripts/config/read/folder.ts';
import { isObject } from '#scripts/config/read/is-object.ts';
import { slotOf } from '#scripts/config/read/kinds.ts';
import { parseConfig } from '#scripts/config/read/parse.ts';
import type { SchemaReader } from '#scripts/config/read/schema-walk.ts';

/**
 * Returns a config file in its one form: the way to its schema, keys in the schema's order, sorted tables, layout. Null when
 * it cannot be done without judgement, as for a file that is not JSON or holds a key twice.
 */
export function fixText(reader: SchemaReader, file: string, before: string): string | null {
  const slot = slotOf(file);
  if (!slot) return null;
  const { data, findings } = parseConfig(file, Buffer.from(before.replace(/^\uFEFF/, '')));
  if (findings.length > 0 || !isObject(data)) return null;
  const $schema = schemaReference(file, slot.kind);
  return formatJson(normalise(reader, slot.kind, { ...data, $schema }));
}
