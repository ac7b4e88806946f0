import { existsSync, readFileSync } from 'node:fs';
import type { Ledger } from '#generated/types.ts';
import { replaceFile } from '#scripts/catalogue/replace-file.ts';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import { follow, violations } from '#scripts/config/read/violations.ts';

const FILE = 'config/ledger.json';

const UNREADABLE =
  'el libro de tasas (config/ledger.json) no se puede leer: arreglalo (npm run check dice dónde) o recuperá la última versión';

function isLedger(root: string, found: unknown): found is Ledger {
  const schemas = readSchemas(root);
  return violations(schemas, follow(schemas, { node: { $ref: '#' }, kind: 'ledger' }), found).length === 0;
}

/**
 * Reads the ledger of the project under `root`; null when there is none.
 *
 * @throws UserError when it breaks its schema: a refresh is compared with its last figures.
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
