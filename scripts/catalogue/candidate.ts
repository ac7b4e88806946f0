import { type Field, titleOf } from '#scripts/catalogue/columns.ts';
import { productKey } from '#scripts/catalogue/changes.ts';
import { type Product, productCondition } from '#domain/quote/product.ts';
import { nameFactsOf } from '#scripts/catalogue/drop-rules.ts';
import { kindOf } from '#scripts/catalogue/entities.ts';
import type { Row } from '#scripts/catalogue/row.ts';
import type { SortProduct, NameFacts } from '#scripts/catalogue/sorting.ts';
import type { OnDrop, Reason } from '#scripts/catalogue/reasons.ts';

/** A record that no rule drops, with the product it makes. */
export type Candidate = { row: Row; product: Product; isKnownEntity: boolean; nameFacts: NameFacts };

/** Name of the first property that the catalogue's schema refuses, null when the product is good. */
export type FaultOf = (product: Product) => string | null;

/** Enough of a value to find it by. */
const LONGEST_QUOTE = 60;

/** A product in the catalogue's order of properties; `row` has passed the rules. */
function toProduct(row: Row, name: string, kind: Product['kind'], nameFacts: NameFacts): Product {
  const product: Product = {
    entity: row.entity,
    code: row.code ?? 0,
    kind,
    product: name,
    reported: row.reported ?? '',
    minAmount: row.minAmount ?? 0,
    maxAmount: row.maxAmount ?? 0,
    maxTerm: row.maxTerm ?? 0,
    minIncome: row.minIncome ?? 0,
    minSeniority: row.minSeniority ?? 0,
    maxAge: row.maxAge ?? 0,
    maxIncomeShare: row.maxIncomeShare ?? 0,
    beneficiary: row.beneficiary ?? 'all',
    prepaymentFee: row.prepaymentFee ?? 0,
    tea: row.tea ?? 0,
    cftea: row.cftea ?? 0,
    territory: nameFacts.territory ?? row.territory ?? 'all',
    ...(nameFacts.audience && { audience: nameFacts.audience }),
  };
  const { condition } = nameFacts;
  const stated = productCondition(product);
  // A name adds to what the beneficiary asks for, never takes from it.
  const isMore = stated === null || (stated === 'cliente' && condition === 'cuenta_sueldo');
  return condition && isMore ? { ...product, condition } : product;
}

/**
 * Makes the product of a row: under its full name, or the short one where the catalogue does not take the full one.
 * Null, told to `onDrop`, when the schema refuses it.
 */
export function candidateOf(
  row: Row,
  { faultOf, sort }: { faultOf: FaultOf; sort: SortProduct },
  onDrop: OnDrop,
): Candidate | null {
  const { kind, isKnown } = kindOf(row.code ?? 0, row.entity);
  const nameFacts = nameFactsOf(row, sort);
  const names = [row.fullName, row.shortName].filter((name) => name !== '');
  const attempts = names.map((name) => toProduct(row, name, kind, nameFacts));
  const product = attempts.find((attempt) => faultOf(attempt) === null);
  if (product) return { row, product, isKnownEntity: isKnown, nameFacts };
  onDrop('out-of-range', row.place, faultDetail(attempts[0], faultOf));
  return null;
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
export function withoutOlderTwins(candidates: readonly Candidate[], onDrop: OnDrop): Candidate[] {
  const newest = new Map<string, string>();
  for (const { product } of candidates) {
    const key = productKey(product);
    if (product.reported > (newest.get(key) ?? '')) newest.set(key, product.reported);
  }
  const seen = new Set<string>();
  return candidates.filter(({ row, product }) => {
    const twin = twinReason(product, newest.get(productKey(product)) ?? '', seen);
    if (twin) onDrop(twin, row.place, `«${product.product}»`);
    return twin === null;
  });
}

function twinReason(product: Product, newest: string, seen: Set<string>): Reason | null {
  if (product.reported < newest) return 'superseded';
  const whole = JSON.stringify(product);
  if (seen.has(whole)) return 'repeated';
  seen.add(whole);
  return null;
}
