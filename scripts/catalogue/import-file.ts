import { readFileSync, statSync } from 'node:fs';
import { diskPath } from '#scripts/config/read/folder.ts';
import { dayInBuenosAires } from '#domain/format.ts';
import { catalogueOf, catalogueText, openSchema, readCatalogue } from '#scripts/catalogue/catalogue-file.ts';
import { compareProducts } from '#scripts/catalogue/changes.ts';
import { kindLookup, readKindTable } from '#scripts/catalogue/entities.ts';
import { FileProblem } from '#scripts/catalogue/file-problem.ts';
import { type Tolerance, warningsOf } from '#scripts/catalogue/guard.ts';
import { importRows } from '#scripts/catalogue/import-rows.ts';
import { type Outcome, outcomeOf } from '#scripts/catalogue/outcome.ts';
import { readSource } from '#scripts/catalogue/read-source.ts';
import { replaceFile } from '#scripts/catalogue/replace-file.ts';
import { sorterOf } from '#scripts/catalogue/sorting.ts';
import { typicalVisitors } from '#scripts/catalogue/visitors.ts';
import type { CatalogueSchema, CurrentCatalogue } from '#scripts/catalogue/catalogue-file.ts';
import type { Source } from '#scripts/catalogue/source.ts';
import type { Catalogue, ProductSorting } from '#generated/types.ts';

export type ImportRequest = {
  /** Folder of the project. */
  root: string;
  /** What the record is called. */
  file: string;
  /** The official record, in either of its forms. */
  bytes: Uint8Array;
  /** Writes nothing. */
  dryRun: boolean;
  /** Day before which a declaration is too old, YYYY-MM-DD; null for 18 months before the newest one. */
  staleBefore: string | null;
  /** How much may change unconfirmed; null when a person has confirmed it. */
  tolerance: Tolerance | null;
};

/** The official file has 600 KB; far beyond it, something else was given. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * Bytes of a file to import.
 *
 * @throws FileProblem, in Spanish.
 */
export function readBytes(path: string): Uint8Array {
  try {
    const { size } = statSync(path);
    if (size > MOST_BYTES) throw new FileProblem('pesa más de 256 MB; no es el archivo del BCRA');
    return readFileSync(path);
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT' ? 'no existe' : code === 'EISDIR' ? 'es una carpeta' : `no se puede abrir (${code})`;
    throw new FileProblem(`${why}; revisá el nombre`, { cause: error });
  }
}

/** Replaces the catalogue unless there is nothing to replace it with, it is the same, it is held back, or it is a dry run. */
function store(
  path: string,
  catalogue: Catalogue,
  state: { dryRun: boolean; isHeld: boolean; schema: CatalogueSchema; current: CurrentCatalogue },
): Outcome['result'] {
  if (catalogue.products.length === 0) return 'refused';
  const fault = state.schema.catalogueFault(catalogue);
  if (fault !== null) throw new Error(`The catalogue made does not satisfy its schema: ${fault}`);
  const text = catalogueText(catalogue);
  if (text === state.current.text) return 'same';
  if (state.dryRun) return 'dry-run';
  if (state.isHeld) return 'held';
  replaceFile(path, text);
  return 'written';
}

const readSorting = (root: string): ProductSorting =>
  JSON.parse(readFileSync(diskPath(root, 'config/tables/products.json'), 'utf8')) as ProductSorting;

/**
 * Replaces the catalogue with what an official record declares.
 *
 * @throws FileProblem, in Spanish, when it cannot be imported; nothing is written then.
 */
export function importFile(request: ImportRequest, now: () => number): Outcome {
  const { root, file, bytes, dryRun, staleBefore, tolerance } = request;
  const schema = openSchema(root);
  const source: Source = readSource(bytes);
  const target = diskPath(root, 'config/catalogue.json');
  const current = readCatalogue(target, schema);
  const before = current.catalogue?.products ?? [];
  const imported = importRows(source, {
    today: dayInBuenosAires(now()),
    staleBefore,
    kindOf: kindLookup(readKindTable()),
    sort: sorterOf(readSorting(root)),
    faultOf: schema.faultOf,
    before,
  });
  const { products } = imported;
  const hadCatalogue = current.catalogue !== null;
  const catalogue = catalogueOf(products, current.catalogue);
  const warnings = hadCatalogue && tolerance ? warningsOf(before, products, tolerance) : [];
  return outcomeOf({
    file,
    source,
    imported,
    catalogue,
    hadCatalogue,
    changes: compareProducts(before, products),
    visitors: typicalVisitors(before, products),
    warnings,
    result: store(target, catalogue, { dryRun, isHeld: warnings.length > 0, schema, current }),
  });
}
