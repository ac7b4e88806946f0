import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Product } from '#domain/quote/product.ts';
import type { Catalogue, ProductSorting } from '#generated/types.ts';
import { holdProducts, movedLoans } from '#scripts/catalogue/hold.ts';
import { productsOf } from '#scripts/catalogue/products.ts';
import { sorterOf } from '#scripts/catalogue/read-names.ts';
import { reportLines } from '#scripts/catalogue/report.ts';
import type { OfficialRecord } from '#scripts/catalogue/service.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { openCompiler } from '#scripts/config/read/compile.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import type { Check } from '#scripts/config/read/explain.ts';
import { UserError } from '#scripts/config/read/user-error.ts';

const FILE = 'config/catalogue.json';

/** The first lines of a catalogue that has none yet. */
const HEADER = {
  $schema: '../schema/catalogue.schema.json',
  source: 'BCRA, Régimen de Transparencia',
  url: 'https://www.bcra.gob.ar',
  service: 'https://api.bcra.gob.ar/transparencia/v1.0/Prestamos/Personales',
};

/**
 * Opens the catalogue's schema under `root`, for a whole catalogue or for a product.
 *
 * @throws Error when a schema is missing or broken: the tool is broken then.
 */
export function openSchema(root: string) {
  const checkOf = openCompiler(readSchemas(root));
  const [ofCatalogue, ofProduct] = ['catalogue', 'catalogue#/$defs/CatalogueProduct'].map(checkOf) as [
    Check,
    Check,
  ];
  return {
    isCatalogue: (data: unknown): data is Catalogue => ofCatalogue(data),
    isProduct: (data: unknown): data is Product => ofProduct(data),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the catalogue under `root` and its text; null, and '', when there is none or it is broken. */
function readCurrent(root: string, isCatalogue: (data: unknown) => data is Catalogue) {
  const path = diskPath(root, FILE);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const found = parsed(text);
  return { text, catalogue: isCatalogue(found) ? found : null };
}

/** Returns the address of the service that the catalogue under `root` names, else the official one. */
export function serviceOf(root: string): string {
  const path = diskPath(root, FILE);
  const found = existsSync(path) ? parsed(readFileSync(path, 'utf8')) : undefined;
  return (found as Partial<Catalogue> | undefined)?.service ?? HEADER.service;
}

/** Replaces a file as a whole: whoever reads it, also after a crash, finds the old text or the new one. */
function replaceFile(path: string, text: string): void {
  const draft = `${path}.tmp`;
  writeFileSync(draft, text, { flush: true });
  renameSync(draft, path);
}

function catalogueText(products: readonly Product[], current: Catalogue | null): string {
  const { $schema, source, url, service } = current ?? HEADER;
  const asOf =
    products
      .map(({ reported }) => reported)
      .toSorted()
      .at(-1) ?? '';
  const catalogue = { $schema, source, url, ...(service && { service }), asOf, products };
  return `${JSON.stringify(catalogue, null, 2)}\n`;
}

export type RefreshRequest = {
  /** Folder of the project. */
  root: string;
  records: readonly OfficialRecord[];
  /** YYYY-MM-DD. */
  today: string;
  /** Whether a person accepts what would be held. */
  accept: boolean;
  /** Whether nothing is written. */
  dryRun: boolean;
};

/**
 * Replaces the catalogue under `root` by what the record declares. It stays as it is when nothing changes, when too much does,
 * or in a dry run. Returns what happened, in Spanish.
 *
 * @throws UserError, in Spanish, when no loan is left, or when the catalogue is broken and nobody accepted to lose it.
 */
export function refreshCatalogue({ root, records, today, accept, dryRun }: RefreshRequest) {
  const { isCatalogue, isProduct } = openSchema(root);
  const { text, catalogue } = readCurrent(root, isCatalogue);
  if (catalogue === null && text !== '' && !accept)
    throw new UserError(
      `${FILE} no se puede leer, y sin él no se sabe qué cambia: arreglalo (npm run check dice dónde) o corré el mismo comando con --accept`,
    );
  const before = catalogue?.products ?? [];
  const table = JSON.parse(readFileSync(diskPath(root, 'config/tables/products.json'), 'utf8'));
  const sort = sorterOf(table as ProductSorting);
  const { products: declared, left } = productsOf(records, { today, sort, isValid: isProduct });
  if (declared.length === 0) throw new UserError('no queda ningún préstamo');
  const isDecided = (product: Product): boolean =>
    sort({ ...product, fullName: product.product, shortName: '' }).accepts === product.cftea;
  const { products, held } = holdProducts(declared, { before, accept, isDecided });
  const moved = movedLoans(before, declared);
  const lines = reportLines({ records: records.length, left, held, before, after: products });
  const made = catalogueText(products, catalogue);
  if (!isCatalogue(JSON.parse(made))) throw new Error('The catalogue made does not satisfy its schema.');
  if (moved.areTooMany && !accept)
    return {
      isHeld: true,
      lines: [
        ...lines,
        `No se escribió nada: ${moved.count} de ${before.length} préstamos faltan o cambian de CFT más del 30 %. Si está bien, corré el mismo comando con --accept.`,
      ],
    };
  if (made === text) return { isHeld: false, lines: [...lines, `${FILE} ya estaba así.`] };
  if (dryRun) return { isHeld: false, lines: [...lines, 'Prueba (--dry-run): no se escribió nada.'] };
  replaceFile(diskPath(root, FILE), made);
  return {
    isHeld: false,
    lines: [
      ...lines,
      `Se escribió ${FILE}. Los visitantes lo ven con la próxima construcción: npm run build.`,
    ],
  };
}
