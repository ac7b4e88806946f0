import { matchKey } from '#domain/match-key.ts';
import { memoizeByRef } from '#domain/memoize.ts';
import type { Catalogue } from '#generated/types.ts';

type Product = Catalogue['products'][number];

/** Products that one lender declared in the catalogue. */
export type KnownLender = Pick<Product, 'code' | 'kind'> & { products: Product[] };

/** The lenders of a catalogue by match key; worked out once per catalogue. */
export const knownLenders = memoizeByRef((catalogue: Catalogue): ReadonlyMap<string, KnownLender> => {
  const lenders = new Map<string, KnownLender>();
  const keys = new Map<string, string>();
  for (const product of catalogue.products) {
    const { entity, code, kind } = product;
    const key = keys.get(entity) ?? matchKey(entity);
    keys.set(entity, key);
    const lender = lenders.get(key) ?? { code, kind, products: [] };
    lender.products.push(product);
    lenders.set(key, lender);
  }
  return lenders;
});

/** BCRA codes under which a catalogue knows the lender with these match keys. */
export function codesOf(catalogue: Catalogue, keys: readonly string[]): number[] {
  const lenders = knownLenders(catalogue);
  return [...new Set(keys.flatMap((key) => lenders.get(key)?.code ?? []))];
}
