import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMA_SUFFIX } from '#scripts/config/read/kinds.ts';

export type Schema = {
  $id: string;
  title: string;
  $defs?: Record<string, object>;
  [keyword: string]: unknown;
};

export type Schemas = {
  /** By kind: `lender` is lender.schema.json. */
  byKind: ReadonlyMap<string, Schema>;
  /** Changes when any schema does. */
  hash: string;
};

/**
 * Reads every schema under `root`/schema.
 *
 * @throws Error, naming the file, for a schema that is not JSON: the tool is broken then, not the content.
 */
export function readSchemas(root: string): Schemas {
  const folder = join(root, 'schema');
  const hash = createHash('sha256');
  const byKind = new Map<string, Schema>();
  for (const name of readdirSync(folder)
    .filter((one) => one.endsWith(SCHEMA_SUFFIX))
    .toSorted()) {
    const text = readFileSync(join(folder, name), 'utf8');
    hash.update(name).update(text);
    byKind.set(name.slice(0, -SCHEMA_SUFFIX.length), parseSchema(name, text));
  }
  return { byKind, hash: hash.digest('hex').slice(0, 16) };
}

/**
 * Reads a schema. Its references to itself name its file, so that they lead there from anywhere, and its id is that name:
 * in the file a code editor would take an id for an address.
 */
function parseSchema(name: string, text: string): Schema {
  try {
    const schema = JSON.parse(text.replaceAll(/"\$ref": *"#/g, `"$ref": "${name}#`)) as object;
    return { ...schema, $id: name } as Schema;
  } catch (cause) {
    throw new Error(`schema/${name} is not JSON: ${(cause as Error).message}`, { cause });
  }
}
