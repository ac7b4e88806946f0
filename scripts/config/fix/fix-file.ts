import { houseText } from '#scripts/config/fix/house-text.ts';
import { schemaReference } from '#scripts/config/read/folder.ts';
import { enablePatches, type Patch, produceWithPatches } from 'immer';
import { slotOf } from '#scripts/config/read/kinds.ts';
import { parseConfig } from '#scripts/config/read/parse.ts';
import type { SchemaReader } from '#scripts/config/read/schema-walk.ts';
import { quoted } from '#scripts/config/read/wording.ts';
import { normalise } from '#scripts/config/fix/normalise.ts';
import { orderKeys } from '#scripts/config/fix/order-keys.ts';
import { sortTables } from '#scripts/config/fix/sort-tables.ts';

enablePatches();

export type Fixed = {
  text: string;
  /** What is different, in Spanish; empty when nothing is. */
  changes: string[];
};

const BYTE_ORDER_MARK = '\uFEFF';

/** `$schema` written as the way from this file to its schema. */
function setSchema(file: string, kind: string, draft: Record<string, unknown>): void {
  const reference = schemaReference(file, kind);
  if (draft.$schema !== reference) draft.$schema = reference;
}

const describe = ({ path, value }: Patch): string => {
  const pointer = `/${path.join('/')}`;
  return Array.isArray(value) ? `${pointer}: lista ordenada` : `${pointer}: ${quoted(value)}`;
};

/**
 * Puts a config file in its one form: keys in the schema's order, colours, slugs, sorted tables, layout. Null when
 * it cannot be done without judgement, as for a file that is not JSON or holds a key twice.
 */
export function fixText(reader: SchemaReader, file: string, before: string): Fixed | null {
  const slot = slotOf(file);
  const unmarked = before.startsWith(BYTE_ORDER_MARK) ? before.slice(1) : before;
  if (!slot) return null;
  const { data, findings } = parseConfig(file, Buffer.from(unmarked), slot.mostBytes);
  if (findings.length > 0 || typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const schema = reader.chosenFor(reader.root(slot.kind), data);
  const [normal, patches] = produceWithPatches(data as Record<string, unknown>, (draft) => {
    setSchema(file, slot.kind, draft);
    normalise(reader, schema, draft);
    sortTables(slot.kind, draft);
  });
  const ordered = orderKeys(reader, schema, normal);
  const text = houseText(ordered);
  return {
    text,
    changes: changesOf(before, text, patches, JSON.stringify(ordered) !== JSON.stringify(normal)),
  };
}

function changesOf(before: string, after: string, patches: readonly Patch[], isReordered: boolean): string[] {
  const changes = patches.map(describe);
  if (isReordered) changes.push('campos en el orden del esquema');
  if (before.startsWith(BYTE_ORDER_MARK)) changes.push('sin la marca invisible del comienzo (BOM)');
  return changes.length === 0 && before !== after ? ['espacios y renglones'] : changes;
}
