import { readFileSync } from 'node:fs';
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
import { writeWhole } from '#scripts/config/read/write-whole.ts';

const FILE = 'config/catalogue.json';

/**
 * Opens the catalogue under `root`, and its schema for a whole catalogue and for a product.
 *
 * @throws UserError, in Spanish, when the catalogue is broken.
 */
export function openCatalogue(root: string) {
  const checkOf = openCompiler(readSchemas(root));
  const [ofCatalogue, ofProduct] = ['catalogue', 'catalogue#/$defs/CatalogueProduct'].map(checkOf) as [
    Check,
    Check,
  ];
  const isCatalogue = (data: unknown): data is Catalogue => ofCatalogue(data);
  const isProduct = (data: unknown): data is Product => ofProduct(data);
  const text = readFileSync(diskPath(root, FILE), 'utf8');
  try {
    const catalogue: unknown = JSON.parse(text);
    if (isCatalogue(catalogue)) return { text, catalogue, isCatalogue, isProduct };
  } catch {
    // It is told below, as another shape is.
  }
  throw new UserError(`${FILE} no se puede leer: npm run check dice dónde`);
}

function catalogueText(products: readonly Product[], current: Catalogue): string {
  const asOf =
    products
      .map(({ reported }) => reported)
      .toSorted()
      .at(-1) ?? '';
  return `${JSON.stringify({ ...current, asOf, products }, null, 2)}\n`;
}

export type RefreshRequest = {
  /** Folder of the project. */
  root: string;
  /** Its catalogue. */
  current: ReturnType<typeof openCatalogue>;
  records: readonly OfficialRecord[];
  /** YYYY-MM-DD. */
  today: string;
  /** Whether a person accepts what would be held. */
  accept: boolean;
};

/**
 * Replaces the catalogue under `root` by what the record declares. It stays as it is when nothing changes, or when too much
 * does. Returns what happened, in Spanish.
 *
 * @throws UserError, in Spanish, when no loan is left.
 */
export function refreshCatalogue({ root, current, records, today, accept }: RefreshRequest) {
  const { text, catalogue, isCatalogue, isProduct } = current;
  const { products: before } = catalogue;
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
  writeWhole(diskPath(root, FILE), made);
  return {
    isHeld: false,
    lines: [
      ...lines,
      `Se escribió ${FILE}. Los visitantes lo ven con la próxima construcción: npm run build.`,
    ],
  };
}
