import { matchKey } from '#domain/match-key.ts';
import { memoizeByRef } from '#domain/memoize.ts';
import type { Catalogue } from '#generated/types.ts';

/** BCRA codes of the lenders of a catalogue by match key; worked out once per catalogue. */
const codesByKey = memoizeByRef(({ products }: Catalogue): ReadonlyMap<string, number> => {
  const byName = new Map(products.map(({ entity, code }) => [entity, code]));
  return new Map(Array.from(byName, ([entity, code]) => [matchKey(entity), code]));
});

/** BCRA codes under which a catalogue knows the lender with these match keys. */
export function codesOf(catalogue: Catalogue, keys: readonly string[]): number[] {
  const codes = codesByKey(catalogue);
  return [...new Set(keys.flatMap((key) => codes.get(key) ?? []))];
}
