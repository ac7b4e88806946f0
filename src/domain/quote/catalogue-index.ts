import { memoizeByRef } from '#domain/memoize.ts';
import { type Applicant, isForAudience } from '#domain/quote/eligibility.ts';
import { type PricedProduct, priceProduct, type Product } from '#domain/quote/product.ts';

/** A catalogue ready to quote from: rates worked out, cheapest first, and cut by audience on demand. */
export type CatalogueIndex = {
  /** BCRA codes of all entities. */
  codes: ReadonlySet<number>;
  /** Products of one entity by its BCRA code, cheapest first; empty when the catalogue does not know it. */
  productsOf: (code: number) => readonly PricedProduct[];
  /** Products open to people of the applicant's employment and province, cheapest first. */
  audienceOf: (applicant: Applicant) => readonly PricedProduct[];
};

/*
 * The order of offers: CFT, then first instalment, then name. At equal CFT the first instalment falls as the
 * interest rate rises, whatever amount and term, so products can be put in this order once and for all. Of equal
 * prices the one that asks for nothing comes first.
 */
const byPrice = (a: PricedProduct, b: PricedProduct): number =>
  a.cost - b.cost ||
  b.interest - a.interest ||
  Number(a.condition !== null) - Number(b.condition !== null) ||
  (a.product.entity < b.product.entity ? -1 : 1);

/** Index of a catalogue's products; quoting from it never sorts nor looks at products for other people. */
export function buildIndex({ products }: { products: readonly Product[] }): CatalogueIndex {
  const entities = new Map<number, number>();
  for (const { code } of products) if (!entities.has(code)) entities.set(code, entities.size);
  const priced = products
    .map((product) => priceProduct(product, entities.get(product.code) as number))
    .sort(byPrice);

  const ofEntity: PricedProduct[][] = Array.from({ length: entities.size }, () => []);
  for (const product of priced) ofEntity[product.entity]?.push(product);

  // Employments × provinces, at most 150 lists, each made when the first such applicant comes.
  const audiences = new Map<string, readonly PricedProduct[]>();
  return {
    codes: new Set(entities.keys()),
    productsOf: (code) => ofEntity[entities.get(code) ?? -1] ?? [],
    audienceOf(applicant) {
      const key = `${applicant.employment} ${applicant.province}`;
      const known = audiences.get(key);
      if (known) return known;
      const audience = priced.filter(({ product }) => isForAudience(product, applicant));
      audiences.set(key, audience);
      return audience;
    },
  };
}

/** The index of a catalogue, built once for each catalogue. */
export const indexOf = memoizeByRef(buildIndex);
