import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ledger } from '#generated/types.ts';
import { replaceFile } from '#scripts/catalogue/replace-file.ts';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import { loadAjv } from '#scripts/config/read/validators.ts';

const FILE = 'config/ledger.json';

const UNREADABLE =
  'el libro de tasas (config/ledger.json) no se puede leer: arreglalo (npm run check dice dónde) o recuperá la última versión';

const readSchema = (root: string, kind: string) =>
  JSON.parse(readFileSync(join(root, 'schema', `${kind}.schema.json`), 'utf8')) as object;

function isLedger(root: string, found: unknown): found is Ledger {
  const { Ajv2020, keywords } = loadAjv();
  const ajv = new Ajv2020({ strict: true, keywords, schemas: [readSchema(root, 'common')] });
  return ajv.validate(readSchema(root, 'ledger'), found);
}

/**
 * Reads the ledger of the project under `root`; null when there is none.
 *
 * @throws UserError when it breaks its schema: what it says last is what a refresh is told against.
 */
export function readLedger(root: string): Ledger | null {
  const path = diskPath(root, FILE);
  if (!existsSync(path)) return null;
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (isLedger(root, found)) return found;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new UserError(UNREADABLE);
}

/** Replaces the ledger as a whole unless it says the same already. */
export function writeLedger(root: string, ledger: Ledger): void {
  const path = diskPath(root, FILE);
  const text = formatJson(ledger);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) replaceFile(path, text);
}
