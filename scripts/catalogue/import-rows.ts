import { byKey, productKey } from '#scripts/catalogue/changes.ts';
import { type Field, titleOf } from '#scripts/catalogue/columns.ts';
import { kindOf, type SortProduct } from '#scripts/catalogue/read-names.ts';
import { withReading } from '#scripts/config/read/decided-names.ts';
import { plainWords } from '#scripts/config/read/wording.ts';
import { createPlausibilityCheck } from '#scripts/catalogue/plausible.ts';
import { type Row, toRow } from '#scripts/catalogue/row.ts';
import {
  type Candidate,
  dropByRules,
  type Mark,
  marksOf,
  type Noted,
  type OnDrop,
  type Reason,
} from '#scripts/catalogue/rules.ts';
import type { Product } from '#domain/quote/product.ts';
import type { Cells, Source, SourceRow } from '#scripts/catalogue/read-source.ts';

/** Name of the first property that the catalogue's schema refuses, null when the product is good. */
type FaultOf = (product: Product) => string | null;

export type ImportSettings = {
  /** YYYY-MM-DD; nothing can have been declared after it. */
  today: string;
  /** Declarations before this day are left out; null: 18 months before the newest one. */
  staleBefore: string | null;
  sort: SortProduct;
  faultOf: FaultOf;
  /** Products of the catalogue that is replaced. */
  before: readonly Product[];
};

export type Imported = {
  /** In the order of the catalogue. */
  products: Product[];
  dropped: Noted<Reason>[];
  marks: Noted<Mark>[];
  /** Day that decided which declarations were too old; '' when there was none to count from. */
  staleBefore: string;
};

/** Lenders declare when something changes: after a year and a half of inflation a rate says nothing any more. */
const STALE_MONTHS = 18;
const AGEING_MONTHS = 12;
/** Enough of a value to find it by. */
const LONGEST_QUOTE = 60;

/** The day some months before another, YYYY-MM-DD; the last of the month where that has no such day, '' before none. */
function monthsBefore(day: string, months: number): string {
  if (day === '') return '';
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

type WithCells = { place: number; cells: Cells };

/** Records with the right columns, without those that repeat another one to the byte. */
function distinctRows(rows: readonly SourceRow[], onDrop: OnDrop): WithCells[] {
  const seen = new Set<string>();
  return rows.filter((row): row is WithCells => {
    const bytes = JSON.stringify(row.cells);
    if (row.cells !== null && !seen.has(bytes)) return seen.add(bytes) !== undefined;
    onDrop(row.cells === null ? 'columns' : 'duplicate', row.place);
    return false;
  });
}

/** A product in the catalogue's order of properties; `row` has passed the rules. */
function toProduct({ reading, ...row }: Row, name: string): Product {
  const product: Product = {
    entity: row.entity,
    code: row.code,
    kind: kindOf(row.code, row.entity).kind,
    product: name,
    reported: row.reported,
    minAmount: row.minAmount,
    maxAmount: row.maxAmount,
    maxTerm: row.maxTerm,
    minIncome: row.minIncome,
    minSeniority: row.minSeniority,
    maxAge: row.maxAge,
    maxIncomeShare: row.maxIncomeShare,
    beneficiary: row.beneficiary ?? 'all',
    prepaymentFee: row.prepaymentFee,
    tea: row.tea,
    cftea: row.cftea,
    territory: row.territory ?? 'all',
    ...(row.isFromNote && { fromNote: true as const }),
  };
  return withReading(product, reading);
}

/** The product of a row under its full name, or the short one where the schema does not take the full one. */
function candidateOf(row: Row, faultOf: FaultOf, onDrop: OnDrop): Candidate[] {
  const names = [row.fullName, row.shortName].filter((name) => name !== '');
  const attempts = names.map((name) => toProduct(row, name));
  const product = attempts.find((attempt) => faultOf(attempt) === null);
  if (product) return [{ row, product }];
  onDrop('out-of-range', row.place, faultDetail(attempts[0], faultOf));
  return [];
}

function faultDetail(product: Product | undefined, faultOf: FaultOf): string {
  const fault = product && faultOf(product);
  if (!fault) return '';
  const value = String(product[fault as keyof Product]).slice(0, LONGEST_QUOTE);
  return `${titleOf((fault === 'product' ? 'fullName' : fault) as Field)}: «${value}»`;
}

/**
 * Of records for the same product, beneficiary and territory the newest date counts: a lender that declares again
 * replaces what it said. Of records that differ in nothing the catalogue keeps, the first one counts.
 */
function withoutOlderTwins(candidates: readonly Candidate[], onDrop: OnDrop): Candidate[] {
  const newest = new Map<string, string>();
  for (const { product } of candidates) {
    const key = productKey(product);
    if (product.reported > (newest.get(key) ?? '')) newest.set(key, product.reported);
  }
  const seen = new Set<string>();
  return candidates.filter(({ row, product }) => {
    const whole = JSON.stringify(product);
    const isOld = product.reported < (newest.get(productKey(product)) ?? '');
    if (!isOld && !seen.has(whole)) return seen.add(whole) !== undefined;
    onDrop(isOld ? 'superseded' : 'repeated', row.place, `«${product.product}»`);
    return false;
  });
}

/** Returns the key of a loan without the words that mark its figure as the lowest or the highest. */
const loanKey = ({ code, name, beneficiary, territory }: Row): string =>
  JSON.stringify([
    code,
    plainWords(name).replaceAll(/ ?(?:minim|maxim)[oa]s? ?/g, ' '),
    beneficiary,
    territory,
  ]);

/** Each loan with the lowest CFT that its entity declares beside the highest. */
function withLeastPrices(candidates: readonly Candidate[], rows: readonly Row[]): Candidate[] {
  const least = new Map<string, number>();
  for (const row of rows.filter(({ reading, cftea }) => reading.isLeastPrice && cftea > 0)) {
    const key = loanKey(row);
    least.set(key, Math.min(row.cftea, least.get(key) ?? Infinity));
  }
  return candidates.map((candidate) => {
    const leastCftea = least.get(loanKey(candidate.row));
    return leastCftea !== undefined && leastCftea < candidate.product.cftea
      ? { ...candidate, product: { ...candidate.product, leastCftea } }
      : candidate;
  });
}

/** Without those whose figures a person has to look at first; who decided to keep one has. */
function withoutImplausible(
  candidates: readonly Candidate[],
  before: readonly Product[],
  onDrop: OnDrop,
): Candidate[] {
  const products = candidates.map(({ product }) => product);
  const doubt = createPlausibilityCheck(products, before);
  return candidates.filter(({ product, row }) => {
    const detail = row.reading.accepts === product.cftea ? null : doubt(product);
    if (detail !== null)
      onDrop('implausible', row.place, `${product.entity}, «${product.product}»: ${detail}`);
    return detail === null;
  });
}

/** Turns the records of the official file into the catalogue's products, and accounts for every one that is not. */
export function importRows({ form, rows: records }: Source, settings: ImportSettings): Imported {
  const { today, before, faultOf, sort } = settings;
  const dropped: Noted<Reason>[] = [];
  const onDrop: OnDrop = (code, place, detail = '') => void dropped.push({ code, place, detail });
  const rows = distinctRows(records, onDrop).map((record) => toRow(record, form, sort));
  const named = rows.filter(({ entity }) => entity !== '');
  const names = new Map(named.map(({ code, entity }) => [code, entity]));
  const days = rows.map(({ reported }) => reported).filter((day) => day <= today);
  const newest = days.toSorted().at(-1) ?? '';
  const staleBefore = settings.staleBefore ?? monthsBefore(newest, STALE_MONTHS);

  const candidates = rows.flatMap((row) => {
    // A row without the entity's name gets it from another record of the same code.
    const whole = { ...row, entity: row.entity || (names.get(row.code) ?? '') };
    return dropByRules(whole, { staleBefore, today }, onDrop) ? [] : candidateOf(whole, faultOf, onDrop);
  });
  const priced = withLeastPrices(candidates, rows);
  const kept = withoutImplausible(withoutOlderTwins(priced, onDrop), before, onDrop);
  const ageingBefore = monthsBefore(newest, AGEING_MONTHS);
  return {
    products: kept.map(({ product }) => product).toSorted(byKey),
    dropped,
    marks: kept.flatMap((candidate) => marksOf(candidate, ageingBefore)),
    staleBefore,
  };
}
