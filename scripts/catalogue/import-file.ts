import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { diskPath } from '#scripts/config/read/folder.ts';
import { dayInBuenosAires } from '#domain/format.ts';
import { catalogueOf, catalogueText, openSchema, readCatalogue } from '#scripts/catalogue/catalogue-file.ts';
import { compareProducts } from '#scripts/catalogue/changes.ts';
import { kindLookup, readKindTable } from '#scripts/catalogue/entities.ts';
import { FileProblem } from '#scripts/catalogue/file-problem.ts';
import { importRows } from '#scripts/catalogue/import-rows.ts';
import { outcomeOf } from '#scripts/catalogue/outcome.ts';
import { overrideLookup, readOverrides } from '#scripts/catalogue/overrides.ts';
import { progressLine } from '#scripts/catalogue/progress.ts';
import { readSource } from '#scripts/catalogue/read-source.ts';
import { replaceFile } from '#scripts/catalogue/replace-file.ts';
import type { CatalogueSchema, CurrentCatalogue } from '#scripts/catalogue/catalogue-file.ts';
import type { Outcome } from '#scripts/catalogue/outcome.ts';
import type { ProgressOutput } from '#scripts/catalogue/progress.ts';
import type { Catalogue } from '#generated/types.ts';

export type ImportRequest = {
  /** Folder of the project. */
  root: string;
  /** The file to import. */
  path: string;
  /** Only reports. */
  dryRun: boolean;
  /** Day before which a declaration is too old, YYYY-MM-DD; null for 18 months before the newest one. */
  staleBefore: string | null;
};

/** The official file has 600 KB; far beyond it, something else was given. */
const MOST_BYTES = 256 * 1024 * 1024;

function readBytes(path: string): Uint8Array {
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

/** Replaces the catalogue unless there is nothing to replace it with, it is the same, or it is a dry run. */
function store(
  path: string,
  catalogue: Catalogue,
  state: { dryRun: boolean; schema: CatalogueSchema; current: CurrentCatalogue },
): Outcome['result'] {
  if (catalogue.products.length === 0) return 'refused';
  const fault = state.schema.catalogueFault(catalogue);
  if (fault !== null) throw new Error(`The catalogue made does not satisfy its schema: ${fault}`);
  const text = catalogueText(catalogue);
  if (text === state.current.text) return 'same';
  if (state.dryRun) return 'dry-run';
  replaceFile(path, text);
  return 'written';
}

/**
 * Reads an official file and replaces the catalogue with what it declares. `progress` is told how far a long file is.
 *
 * @throws FileProblem, in Spanish, when the file cannot be imported; nothing is written then.
 */
export function importFile(request: ImportRequest, progress: ProgressOutput, now: () => number): Outcome {
  const { root, path, dryRun, staleBefore } = request;
  const schema = openSchema(root);
  const progressOf = progressLine(progress, now);
  const source = readSource(readBytes(path), progressOf('Leyendo'));
  const imported = importRows(source, {
    today: dayInBuenosAires(now()),
    staleBefore,
    kindOf: kindLookup(readKindTable()),
    overrideOf: overrideLookup(readOverrides()),
    faultOf: schema.faultOf,
    onProgress: progressOf('Revisando'),
  });
  const target = diskPath(root, 'config/catalogue.json');
  const current = readCatalogue(target, schema);
  const catalogue = catalogueOf(imported.products, current.catalogue);
  return outcomeOf({
    file: basename(path),
    source,
    imported,
    catalogue,
    hadCatalogue: current.catalogue !== null,
    changes: compareProducts(current.catalogue?.products ?? [], imported.products),
    result: store(target, catalogue, { dryRun, schema, current }),
  });
}
