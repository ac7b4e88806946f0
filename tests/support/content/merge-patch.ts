import { isObject } from '#scripts/config/read/is-object.ts';
/** Returns the document with a JSON merge patch (RFC 7396) applied: null takes a member away, lists are replaced. */
export function patched(document: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const base = isObject(document) ? document : {};
  const kept = Object.entries(base).filter(([key]) => !(key in patch));
  const changed = Object.entries(patch)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => [key, patched(base[key], value)] as const);
  return Object.fromEntries([...kept, ...changed]);
}
