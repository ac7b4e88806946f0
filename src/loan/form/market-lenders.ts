import { matchKey } from '#domain/match-key.ts';
import { memoizeByRef } from '#domain/memoize.ts';
import type { Catalogue } from '#generated/types.ts';

type KnownLender = Pick<Catalogue['products'][number], 'code' | 'kind'>;

/** Code and kind of the lenders of a catalogue by match key; worked out once per catalogue. */
export const knownLenders = memoizeByRef(({ products }: Catalogue): ReadonlyMap<string, KnownLender> => {
  const byName = new Map(products.map(({ entity, code, kind }) => [entity, { code, kind }]));
  return new Map(Array.from(byName, ([entity, lender]) => [matchKey(entity), lender]));
});

/** BCRA codes under which a catalogue knows the lender with these match keys. */
export function codesOf(catalogue: Catalogue, keys: readonly string[]): number[] {
  const lenders = knownLenders(catalogue);
  return [...new Set(keys.flatMap((key) => lenders.get(key)?.code ?? []))];
}
