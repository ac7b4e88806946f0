import { buildIndex, type CatalogueIndex } from '#domain/quote/catalogue-index.ts';
import type { Catalogue } from '#generated/types.ts';

const indexes = new WeakMap<Catalogue, CatalogueIndex>();

/** The catalogue ready to quote from; worked out once per catalogue. */
export function marketIndex(catalogue: Catalogue): CatalogueIndex {
  const known = indexes.get(catalogue);
  if (known) return known;
  const index = buildIndex(catalogue);
  indexes.set(catalogue, index);
  return index;
}
