import { formatJson } from '#scripts/config/fix/format-json.ts';

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the items of a list that are not in another. */
const notIn = (items: readonly unknown[], others: readonly unknown[]): unknown[] =>
  items.filter((item) => !others.some((other) => isEqual(item, other)));

function mergedLists(base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] {
  // Nobody added or took away: the same place is the same item.
  if (mine.length === base.length && theirs.length === base.length)
    return mine.map((item, index) => merged(base[index], item, theirs[index]));
  const kept = notIn(mine, notIn(base, theirs));
  return [...kept, ...notIn(notIn(theirs, base), kept)];
}

/** A value with two changes to it: what one side alone changed is as that side has it, and `mine` where both did. */
function merged(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isEqual(mine, base)) return theirs;
  if (isEqual(theirs, base)) return mine;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergedLists(base, mine, theirs);
  if (!isObject(base) || !isObject(mine) || !isObject(theirs)) return mine;
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const entries = [...keys].map((key) => [key, merged(base[key], mine[key], theirs[key])] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/**
 * The text of a JSON file that was changed from `base` to `mine`, on top of what was published meanwhile. Each is null
 * where there was no such file; then, and where one is not JSON, `mine` stays as it is.
 */
export function rebased(base: string | null, mine: string | null, published: string | null): string | null {
  if (base === null || mine === null || published === null || base === published) return mine;
  try {
    const [from, own, theirs] = [base, mine, published].map((text) => JSON.parse(text) as unknown);
    return formatJson(merged(from, own, theirs) as object);
  } catch {
    return mine;
  }
}
