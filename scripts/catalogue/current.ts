import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Product } from '#domain/quote/product.ts';
import type { Catalogue } from '#generated/types.ts';
import { diskPath, shownFile } from '#scripts/config/read/folder.ts';

const FILE = 'config/catalogue.json';

/** First lines of the file when there is no catalogue to keep them from. */
export const HEADER = {
  $schema: '../schema/catalogue.schema.json',
  source: 'BCRA, Régimen de Transparencia',
  url: 'https://www.bcra.gob.ar',
  service: 'https://api.bcra.gob.ar/transparencia/v1.0/Prestamos/Personales',
};

export type CurrentCatalogue = {
  /** The file as it stands; '' when there is none. */
  text: string;
  /** The catalogue that a new one is compared with; null without one. */
  catalogue: Catalogue | null;
  /** Whether there is a file of which nothing can be read. */
  isUnreadable: boolean;
};

type Checks = {
  faultOf: (product: Product) => string | null;
  catalogueFault: (found: unknown) => string | null;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** The rows of a catalogue that satisfy the schema each by itself, under the header of the file; null without any. */
function readableRows(found: unknown, { faultOf }: Checks): Catalogue | null {
  const { products } = (found ?? {}) as { products?: unknown };
  const rows = Array.isArray(products) ? products.filter((row) => faultOf(row as Product) === null) : [];
  return rows.length > 0 ? ({ ...HEADER, products: rows, pending: [] } as unknown as Catalogue) : null;
}

/** The catalogue as it was last committed; undefined outside a repository, or when it is not in it. */
function committed(root: string): unknown {
  try {
    const name = `HEAD:./${shownFile(FILE)}`;
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return parsed(
      execFileSync('git', ['show', name], { cwd: root, encoding: 'utf8', stdio, maxBuffer: 2 ** 26 }),
    );
  } catch {
    return undefined;
  }
}

/**
 * Reads the catalogue that an import replaces. Of a broken one, the rows that can be read are what a new one is compared
 * with; when there are none, the last committed catalogue is.
 *
 * @throws Error of the file system, but for a missing file.
 */
export function readCurrent(root: string, checks: Checks): CurrentCatalogue {
  const path = diskPath(root, FILE);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const found = parsed(text);
  if (found !== undefined && checks.catalogueFault(found) === null)
    return { text, catalogue: found as Catalogue, isUnreadable: false };
  const catalogue =
    readableRows(found, checks) ?? (text.trim() === '' ? null : readableRows(committed(root), checks));
  return { text, catalogue, isUnreadable: catalogue === null && text.trim() !== '' };
}
