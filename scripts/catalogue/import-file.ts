import { readFileSync } from 'node:fs';
import { diskPath } from '#scripts/config/read/folder.ts';
import { rowChecksum } from '#scripts/config/read/row-checksum.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { follow, violations } from '#scripts/config/read/violations.ts';
import { groupBy } from '#scripts/config/read/group-by.ts';
import { dayInBuenosAires, formatShortDate } from '#domain/format.ts';
import { bentSigns } from '#scripts/catalogue/bent.ts';
import { compareProducts, productKey } from '#scripts/catalogue/changes.ts';
import { acceptProducts, type Pending } from '#scripts/catalogue/accept.ts';
import { HEADER, readCurrent } from '#scripts/catalogue/current.ts';
import { readLedger, writeLedger } from '#scripts/catalogue/ledger-file.ts';
import { ledgerWith } from '#scripts/catalogue/ledger.ts';
import { importRows } from '#scripts/catalogue/import-rows.ts';
import { sorterOf } from '#scripts/catalogue/read-names.ts';
import { type Tolerance, warningsOf } from '#scripts/catalogue/plausible.ts';
import { readSource } from '#scripts/catalogue/read-source.ts';
import { replaceFile } from '#scripts/catalogue/replace-file.ts';
import { MARKS, type Noted, REASONS } from '#scripts/catalogue/rules.ts';
import { typicalVisitors } from '#scripts/catalogue/visitors.ts';
import type { Product } from '#domain/quote/product.ts';
import type { Catalogue, ProductSorting } from '#generated/types.ts';

/** The reason to hold an import back when the catalogue before cannot be compared with it. */
const UNREADABLE =
  'el catálogo que hay hoy no se puede leer, y sin él no se sabe qué cambió: arreglalo (npm run check dice dónde) o recuperá la última versión';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Checks a product and a whole catalogue by the schemas under `root`/schema; returns null, or the place and the fault.
 *
 * @throws Error when a schema is missing or broken: the tool is broken then.
 */
export function openSchema(root: string) {
  const schemas = readSchemas(root);
  const faultIn = (part: string, data: unknown) =>
    violations(schemas, follow(schemas, { node: { $ref: `#${part}` }, kind: 'catalogue' }), data)[0];
  return {
    faultOf: (product: Product): string | null =>
      faultIn('/$defs/CatalogueProduct', product)?.instancePath.slice(1) ?? null,
    catalogueFault: (catalogue: unknown): string | null => {
      const fault = faultIn('', catalogue);
      return fault ? `${fault.instancePath} ${fault.keyword} ${JSON.stringify(fault.demand)}` : null;
    },
  };
}

/** Address of the service that the catalogue under `root` names; the official one when it is missing or broken. */
export function serviceOf(root: string): string | undefined {
  try {
    return (readJson(diskPath(root, 'config/catalogue.json')) as Catalogue).service;
  } catch {
    return HEADER.service;
  }
}

/** A catalogue of the products, dated by the newest; what the current one says of its source is kept. */
function catalogueOf(
  products: readonly Product[],
  pending: readonly Pending[],
  current: Catalogue | null,
  records: number,
): Catalogue {
  const { $schema, source, url, service } = current ?? HEADER;
  const asOf = products.reduce((newest, { reported }) => (reported > newest ? reported : newest), '');
  return {
    $schema,
    source,
    url,
    ...(service && { service }),
    asOf,
    records,
    products: products as Catalogue['products'],
    ...(pending.length > 0 && { pending: pending as NonNullable<Catalogue['pending']> }),
    checksums: products.map(rowChecksum).join(' '),
  };
}

export type ImportRequest = {
  /** Folder of the project. */
  root: string;
  /** The name of the record. */
  file: string;
  /** The official record, in either of its forms. */
  bytes: Uint8Array;
  /** Writes nothing. */
  dryRun: boolean;
  /** Day before which a declaration is too old, YYYY-MM-DD; null for 18 months before the newest one. */
  staleBefore: string | null;
  /** The change allowed without a person; null when a person has confirmed it. */
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

/** Returns the outcome for the catalogue. */
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

/** Everything an import reports; `--format=json` prints it as it is. */
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
  const current = readCurrent(root, { faultOf, catalogueFault });
  const ledger = readLedger(root);
  const before = current.catalogue?.products ?? [];
  const sort = sorterOf(readJson(diskPath(root, 'config/tables/products.json')) as ProductSorting);
  const settings = { ...given, today: dayInBuenosAires(Date.now()), sort, faultOf, before };
  const { products: declared, dropped, marks, staleBefore } = importRows(source, settings);
  const hadCatalogue = current.catalogue !== null;
  const { products, pending, notes } = acceptProducts(declared, {
    before,
    pending: current.catalogue?.pending ?? [],
    today: settings.today,
    tolerance: tolerance?.product ?? Infinity,
    isDecided: (product) =>
      sort({ ...product, fullName: product.product, shortName: '' }).accepts === product.cftea,
  });
  const catalogue = catalogueOf(products, pending, current.catalogue, source.rows.length);
  const text = `${JSON.stringify(catalogue, null, 2)}\n`;
  // Reasons why it looks lost or distorted; it is written only when a person accepts them.
  const unreadable = current.isUnreadable ? [UNREADABLE] : [];
  const warnings = tolerance
    ? [
        ...unreadable,
        ...bentSigns({ source, products: declared, dropped, recordsBefore: current.catalogue?.records }),
        ...(hadCatalogue ? warningsOf(before, declared, tolerance) : []),
      ]
    : [];
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
    /** Products set apart or confirmed by themselves, in words. */
    notes,
    warnings,
    result,
  };
  // The ledger first: it compares with its own last figures, so that a kill before the next line loses nothing.
  if (result === 'written' || result === 'same') {
    // A loan whose row in the old catalogue cannot be read is not listed.
    const unread = products.filter((product) => current.unread.has(productKey(product)));
    const whole = [...before, ...unread];
    writeLedger(root, ledgerWith(ledger, { before: whole, after: products, day: settings.today }));
  }
  if (result === 'written') replaceFile(target, text);
  return outcome;
}
