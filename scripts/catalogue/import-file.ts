import { readFileSync } from 'node:fs';
import { diskPath } from '#scripts/config/read/folder.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import { dayInBuenosAires, formatShortDate } from '#domain/format.ts';
import { catalogueOf, openSchema, readCatalogue } from '#scripts/catalogue/catalogue-file.ts';
import { compareProducts } from '#scripts/catalogue/changes.ts';
import { importRows } from '#scripts/catalogue/import-rows.ts';
import { sorterOf } from '#scripts/catalogue/names.ts';
import { type Tolerance, warningsOf } from '#scripts/catalogue/plausible.ts';
import { readSource } from '#scripts/catalogue/read-source.ts';
import { replaceFile } from '#scripts/catalogue/replace-file.ts';
import { MARKS, type Noted, REASONS } from '#scripts/catalogue/rules.ts';
import { typicalVisitors } from '#scripts/catalogue/visitors.ts';
import type { ProductSorting } from '#generated/types.ts';

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

/** Records by their codes, in the order of the table. */
function inWords(noted: readonly Noted<string>[], table: Record<string, { label: string }>): Counted[] {
  const byCode = groupBy(noted, ({ code }) => code);
  return Object.entries(table).flatMap(([code, { label }]) => {
    const examples = byCode.get(code)?.map(({ place, detail }) => ({ place, detail }));
    return examples ? [{ code, label, count: examples.length, examples }] : [];
  });
}

const readSorting = (root: string): ProductSorting =>
  JSON.parse(readFileSync(diskPath(root, 'config/tables/products.json'), 'utf8')) as ProductSorting;

/** What becomes of the catalogue. */
function resultOf(
  text: string,
  old: string,
  { products, dryRun, warnings }: { products: readonly unknown[]; dryRun: boolean; warnings: string[] },
): 'written' | 'same' | 'dry-run' | 'refused' | 'held' {
  if (products.length === 0) return 'refused';
  if (text === old) return 'same';
  if (dryRun) return 'dry-run';
  return warnings.length > 0 ? 'held' : 'written';
}

/** Everything an import has to tell; `--format=json` prints it as it is. */
export type Outcome = ReturnType<typeof importFile>;

/**
 * Replaces the catalogue with what an official record declares, unless there is nothing to replace it with, it is the
 * same, it is held back, or it is a dry run.
 *
 * @throws UserError, in Spanish, when it cannot be imported; nothing is written then.
 */
export function importFile({ root, file, bytes, dryRun, tolerance, ...given }: ImportRequest) {
  const { faultOf, catalogueFault } = openSchema(root);
  const source = readSource(bytes);
  const target = diskPath(root, 'config/catalogue.json');
  const current = readCatalogue(target, catalogueFault);
  const before = current.catalogue?.products ?? [];
  const sort = sorterOf(readSorting(root));
  const settings = { ...given, today: dayInBuenosAires(Date.now()), sort, faultOf, before };
  const { products, dropped, marks, staleBefore } = importRows(source, settings);
  const hadCatalogue = current.catalogue !== null;
  const catalogue = catalogueOf(products, current.catalogue);
  const text = `${JSON.stringify(catalogue, null, 2)}\n`;
  // What makes it look lost or distorted; it is written only when somebody accepts that.
  const warnings = hadCatalogue && tolerance ? warningsOf(before, products, tolerance) : [];
  const result = resultOf(text, current.text, { products, dryRun, warnings });
  const fault = result === 'refused' ? null : catalogueFault(catalogue);
  if (fault !== null) throw new Error(`The catalogue made does not satisfy its schema: ${fault}`);
  const stale = { label: `${REASONS.stale.label}: anterior al ${formatShortDate(staleBefore)}` };
  const outcome = {
    file,
    form: source.form,
    encoding: source.encoding,
    records: source.rows.length,
    products: products.length,
    entities: new Set(products.map(({ code }) => code)).size,
    asOf: catalogue.asOf,
    staleBefore,
    dropped: inWords(dropped, { ...REASONS, stale }),
    marked: inWords(marks, MARKS),
    hadCatalogue,
    changes: compareProducts(before, products),
    visitors: typicalVisitors(before, products),
    warnings,
    result,
  };
  if (result === 'written') replaceFile(target, text);
  return outcome;
}
