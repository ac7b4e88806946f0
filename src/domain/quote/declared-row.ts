import type { Offer } from '#domain/offers/offer.ts';
import type { PricedProduct, Product } from '#domain/quote/product.ts';

const START = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Returns the id of a declared loan's row: the same wherever the row is the same, another as soon as a figure of it
 * differs. FNV-1a over its JSON.
 */
export function rowId(product: Product): string {
  let hash = START;
  for (const character of JSON.stringify(product)) hash = Math.imul(hash ^ character.charCodeAt(0), PRIME);
  return (hash >>> 0).toString(36);
}

/**
 * Returns the row of an offer's price among those of its lender: the one that the provider names, or else the only one
 * of the loan's name and condition. Undefined when the provider names none of them, or when several could be meant.
 */
export function rowOf(
  { row, product: name, condition }: Pick<Offer, 'row' | 'product' | 'condition'>,
  priced: readonly PricedProduct[],
): PricedProduct | undefined {
  if (row !== null) return priced.find(({ product }) => rowId(product) === row);
  const [only, ...others] = priced.filter(
    (one) => one.product.product === name && one.condition === condition,
  );
  return others.length === 0 ? only : undefined;
}
