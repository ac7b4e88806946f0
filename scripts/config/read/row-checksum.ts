import type { Product } from '#domain/quote/product.ts';

const START = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * Returns the checksum that distinguishes an imported row from an edited or invented one: FNV-1a over its members in the order
 * of
 * their names, as eight hexadecimal digits. It guards against slips, not against somebody who computes it again.
 */
export function rowChecksum(row: Product): string {
  const members = Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1));
  let hash = START;
  for (const character of JSON.stringify(members)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), PRIME);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
