import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Product } from '#domain/quote/product.ts';
import type { Catalogue } from '#generated/types.ts';
import { productKey } from '#scripts/catalogue/changes.ts';
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
  /** Keys of loans that the file has, whose figures are known neither from it nor from the last committed one. */
  unread: ReadonlySet<string>;
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

/** The first lines of a catalogue, as far as they can be read; it need not name a service. */
function headerOf(found: unknown): Partial<typeof HEADER> {
  const { service: _, ...needed } = HEADER;
  const lines = Object.entries(Object(found) as Record<string, unknown>);
  const read = lines.filter(([name, text]) => name in HEADER && typeof text === 'string');
  return { ...needed, ...Object.fromEntries(read) };
}

/** The rows of a catalogue by whether each satisfies the schema by itself. */
function rowsOf(found: unknown, { faultOf }: Checks): { read: Product[]; broken: Product[] } {
  const { products } = (found ?? {}) as { products?: unknown };
  const rows = Array.isArray(products) ? (products as Product[]) : [];
  const faults = new Set(rows.filter((row) => faultOf(row) !== null));
  return { read: rows.filter((row) => !faults.has(row)), broken: [...faults] };
}

/** The key of a row that may lack anything, also of one that is no row. */
const keyOfBroken = (row: unknown): string => productKey(Object(row) as Product);

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
 * Reads the catalogue that an import replaces. Of a broken one, a new one is compared with the rows that can be read,
 * and with those of the last committed catalogue that are not among them.
 *
 * @throws Error of the file system, but for a missing file.
 */
export function readCurrent(root: string, checks: Checks): CurrentCatalogue {
  const path = diskPath(root, FILE);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const found = parsed(text);
  if (found !== undefined && checks.catalogueFault(found) === null)
    return { text, catalogue: found as Catalogue, isUnreadable: false, unread: new Set() };
  const { read, broken } = rowsOf(found, checks);
  const known = new Set(read.map(productKey));
  const last = text.trim() === '' ? undefined : committed(root);
  const rest = rowsOf(last, checks).read.filter((row) => !known.has(productKey(row)));
  const products = [...read, ...rest];
  const compared = new Set(products.map(productKey));
  return {
    text,
    catalogue:
      products.length > 0
        ? ({ ...headerOf(found ?? last), products, pending: [] } as unknown as Catalogue)
        : null,
    isUnreadable: products.length === 0 && text.trim() !== '',
    unread: new Set(broken.map(keyOfBroken).filter((key) => !compared.has(key))),
  };
}
