import type { Product } from '#domain/quote/product.ts';
import { kindOf, type SortProduct } from '#scripts/catalogue/read-names.ts';
import { type Reason, reasonAgainst } from '#scripts/catalogue/reasons.ts';
import { type Row, toRow } from '#scripts/catalogue/row.ts';
import type { OfficialRecord } from '#scripts/catalogue/service.ts';
import { withReading } from '#scripts/config/read/decided-names.ts';
import { plainWords } from '#scripts/config/read/wording.ts';

/** After a year and a half of inflation a declared rate says nothing any more. */
const STALE_MONTHS = 18;

type Settings = {
  /** YYYY-MM-DD; nothing can have been declared after it. */
  today: string;
  sort: SortProduct;
  /** Says whether the catalogue's schema takes a product. */
  isValid: (product: Product) => boolean;
};

type Candidate = { row: Row; product: Product };

/** Returns the key of a loan: entity, name, beneficiary and territory. */
export const productKey = ({ code, product, beneficiary, territory }: Product): string =>
  JSON.stringify([code, product, beneficiary, territory]);

const compare = <Value extends string | number>(a: Value, b: Value): number => (a < b ? -1 : a > b ? 1 : 0);

/** Orders products as the catalogue does, whatever the order in which they came. */
const byKey = (a: Product, b: Product): number =>
  compare(a.code, b.code) ||
  compare(a.product, b.product) ||
  compare(a.beneficiary, b.beneficiary) ||
  compare(a.territory, b.territory) ||
  compare(JSON.stringify(a), JSON.stringify(b));

/** Makes the product of a row that no reason leaves out, under one of its names. */
function toProduct(row: Row, name: string): Product {
  const product: Product = {
    entity: row.entity,
    code: row.code,
    kind: kindOf(row.code, row.entity),
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
  return withReading(product, row.reading);
}

/** Makes the product under its full name, or under the short one where the schema does not take the full one. */
const validProduct = (row: Row, isValid: Settings['isValid']): Product | undefined =>
  [row.fullName, row.shortName]
    .filter((name) => name !== '')
    .map((name) => toProduct(row, name))
    .find(isValid);

/** Returns the key of a loan without the words that mark its figure as the lowest or the highest. */
const loanKey = ({ code, name, beneficiary, territory }: Row): string =>
  JSON.stringify([
    code,
    plainWords(name).replaceAll(/ ?(?:minim|maxim)[oa]s? ?/g, ' '),
    beneficiary,
    territory,
  ]);

/** Adds to each product the lowest CFT that its entity declares of the same loan beside the highest. */
function withLeastPrices(candidates: readonly Candidate[], rows: readonly Row[]): Product[] {
  const least = new Map<string, number>();
  for (const row of rows.filter(({ reading, cftea }) => reading.isLeastPrice && cftea > 0))
    least.set(loanKey(row), Math.min(row.cftea, least.get(loanKey(row)) ?? Infinity));
  return candidates.map(({ row, product }) => {
    const leastCftea = least.get(loanKey(row)) ?? Infinity;
    return leastCftea < product.cftea ? { ...product, leastCftea } : product;
  });
}

/** Keeps of each loan what was declared last, and once what was declared twice. */
function withoutTwins(products: readonly Product[], leaveOut: (reason: Reason) => void): Product[] {
  const newest = new Map<string, string>();
  for (const product of products) {
    const key = productKey(product);
    if (product.reported > (newest.get(key) ?? '')) newest.set(key, product.reported);
  }
  const seen = new Set<string>();
  return products.filter((product) => {
    const whole = JSON.stringify(product);
    const isOld = product.reported < (newest.get(productKey(product)) ?? '');
    if (!isOld && !seen.has(whole)) return seen.add(whole) !== undefined;
    leaveOut(isOld ? 'superseded' : 'repeated');
    return false;
  });
}

/** Returns the day before which a declaration is too old: 18 months before the newest. */
function staleBefore(rows: readonly Row[], today: string): string {
  const newest = rows.map(({ reported }) => reported).filter((day) => day !== '' && day <= today);
  const day = new Date(newest.toSorted().at(-1) ?? today);
  day.setUTCMonth(day.getUTCMonth() - STALE_MONTHS);
  return day.toISOString().slice(0, 10);
}

/** Makes the catalogue's products of the official record, in its order, and gives a reason for every other record. */
export function productsOf(records: readonly OfficialRecord[], { today, sort, isValid }: Settings) {
  const left: Reason[] = [];
  const rows = records.map((record) => toRow(record, sort));
  const days = { today, staleBefore: staleBefore(rows, today) };
  const candidates = rows.flatMap((row): Candidate[] => {
    const against = reasonAgainst(row, days);
    const product = against === null ? validProduct(row, isValid) : undefined;
    if (product) return [{ row, product }];
    left.push(against ?? 'out-of-range');
    return [];
  });
  const products = withoutTwins(withLeastPrices(candidates, rows), (reason) => left.push(reason));
  return { products: products.toSorted(byKey), left };
}
