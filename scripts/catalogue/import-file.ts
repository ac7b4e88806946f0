import { readFileSync, statSync } from 'node:fs';
import { diskPath } from '#scripts/config/read/folder.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import { dayInBuenosAires, formatShortDate } from '#domain/format.ts';
import { catalogueOf, catalogueText, openSchema, readCatalogue } from '#scripts/catalogue/catalogue-file.ts';
import { type Changes, compareProducts } from '#scripts/catalogue/changes.ts';
import { UserError } from '#scripts/config/read/user-error.ts';
import { type Tolerance, warningsOf } from '#scripts/catalogue/guard.ts';
import { type Imported, importRows } from '#scripts/catalogue/import-rows.ts';
import { MARKS, type Noted, REASONS } from '#scripts/catalogue/reasons.ts';
import { readSource } from '#scripts/catalogue/read-source.ts';
import { replaceFile } from '#scripts/catalogue/replace-file.ts';
import { sorterOf } from '#scripts/catalogue/sorting.ts';
import { type TypicalVisitor, typicalVisitors } from '#scripts/catalogue/visitors.ts';
import type { CatalogueSchema, CurrentCatalogue } from '#scripts/catalogue/catalogue-file.ts';
import type { Form, Source } from '#scripts/catalogue/source.ts';
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

/** Records counted under one code, in words. */
export type Counted = {
  code: string;
  label: string;
  count: number;
  examples: Pick<Noted<string>, 'place' | 'detail'>[];
};

/** Everything an import has to tell; `--format=json` prints it as it is. */
export type Outcome = {
  file: string;
  form: Form;
  encoding: string;
  records: number;
  products: number;
  entities: number;
  /** Date of the newest declaration that is kept, '' when none is. */
  asOf: string;
  staleBefore: string;
  dropped: Counted[];
  marked: Counted[];
  /** Whether there was a catalogue to compare with. */
  hadCatalogue: boolean;
  changes: Changes;
  visitors: TypicalVisitor[];
  /** What makes it look lost or distorted; it is written only when somebody accepts that. */
  warnings: string[];
  /** What became of the catalogue. */
  result: 'written' | 'same' | 'dry-run' | 'refused' | 'held';
};

type Finished = { file: string; source: Source; imported: Imported; catalogue: Catalogue } & Pick<
  Outcome,
  'hadCatalogue' | 'changes' | 'visitors' | 'warnings' | 'result'
>;

/** The official file has 600 KB; far beyond it, something else was given. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * Bytes of a file to import.
 *
 * @throws UserError, in Spanish.
 */
export function readBytes(path: string): Uint8Array {
  try {
    const { size } = statSync(path);
    if (size > MOST_BYTES) throw new UserError('pesa más de 256 MB; no es el archivo del BCRA');
    return readFileSync(path);
  } catch (error) {
    if (error instanceof UserError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT' ? 'no existe' : code === 'EISDIR' ? 'es una carpeta' : `no se puede abrir (${code})`;
    throw new UserError(`${why}; revisá el nombre`, { cause: error });
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

/** Records by their codes, in the order of the labels. */
function inWords<Code extends string>(
  noted: readonly Noted<Code>[],
  labels: Readonly<Record<Code, string>>,
): Counted[] {
  const byCode = groupBy(noted, ({ code }) => code);
  return (Object.keys(labels) as Code[]).flatMap((code) => {
    const examples = byCode.get(code)?.map(({ place, detail }) => ({ place, detail }));
    return examples ? [{ code, label: labels[code], count: examples.length, examples }] : [];
  });
}

/** Puts together what is to be told of an import. */
function outcomeOf(finished: Finished): Outcome {
  const { file, source, imported, catalogue, ...told } = finished;
  const reasons = {
    ...REASONS,
    stale: `${REASONS.stale}: anterior al ${formatShortDate(imported.staleBefore)}`,
  };
  return {
    file,
    form: source.form,
    encoding: source.encoding,
    records: source.rows.length,
    products: catalogue.products.length,
    entities: new Set(catalogue.products.map(({ code }) => code)).size,
    asOf: catalogue.asOf,
    staleBefore: imported.staleBefore,
    dropped: inWords(imported.dropped, reasons),
    marked: inWords(imported.marks, MARKS),
    ...told,
  };
}
const readSorting = (root: string): ProductSorting =>
  JSON.parse(readFileSync(diskPath(root, 'config/tables/products.json'), 'utf8')) as ProductSorting;

/**
 * Replaces the catalogue with what an official record declares.
 *
 * @throws UserError, in Spanish, when it cannot be imported; nothing is written then.
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
