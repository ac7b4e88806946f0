import type { Product } from '#domain/quote/product.ts';

const compare = <Value extends string | number>(a: Value, b: Value): number => (a < b ? -1 : a > b ? 1 : 0);

/** What tells two products apart: entity, name, beneficiary and territory. */
export const productKey = ({ code, product, beneficiary, territory }: Product): string =>
  JSON.stringify([code, product, beneficiary, territory]);

/** The order of the catalogue: entity code, product, beneficiary, territory; then every other figure, so that it is one. */
export const byKey = (a: Product, b: Product): number =>
  compare(a.code, b.code) ||
  compare(a.product, b.product) ||
  compare(a.beneficiary, b.beneficiary) ||
  compare(a.territory, b.territory) ||
  compare(JSON.stringify(a), JSON.stringify(b));
