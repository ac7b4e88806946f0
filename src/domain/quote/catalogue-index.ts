import { type Applicant, isForAudience } from '#domain/quote/eligibility.ts';
import { type PricedProduct, priceProduct, type Product } from '#domain/quote/product.ts';

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

/**
 * A catalogue ready to quote from: rates worked out, cheapest first, and cut by audience on demand, so that quoting never
 * sorts nor looks at products for other people.
 */
export function buildIndex({ products }: { products: readonly Product[] }) {
  const priced = products.map(priceProduct).sort(byPrice);
  // Employments × provinces, at most 150 lists, each made when the first such applicant comes.
  const audiences = new Map<string, readonly PricedProduct[]>();
  return {
    /** Products of one entity by its BCRA code, cheapest first; empty when the catalogue does not know it. */
    productsOf: (code: number): readonly PricedProduct[] =>
      priced.filter(({ product }) => product.code === code),
    /** Products offered to people of the applicant's employment and province, cheapest first. */
    audienceOf(applicant: Applicant): readonly PricedProduct[] {
      const key = `${applicant.employment} ${applicant.province}`;
      const audience =
        audiences.get(key) ?? priced.filter(({ product }) => isForAudience(product, applicant));
      audiences.set(key, audience);
      return audience;
    },
  };
}

export type CatalogueIndex = ReturnType<typeof buildIndex>;
