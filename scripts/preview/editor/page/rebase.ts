import { formatJson } from '#scripts/config/fix/format-json.ts';
import { isObject } from '#scripts/config/read/is-object.ts';
import { within } from '#scripts/config/read/problem.ts';

/**
 * A place that both sides changed, by its pointer in the merged file ('' is all of it): the value that was kept, and the
 * other; undefined for one that is not there.
 */
export type Conflict = { pointer: string; mine: unknown; theirs: unknown };

/** A merged text, null where the file is no more, and the places that somebody has to look at. */
export type Rebased = { text: string | null; conflicts: Conflict[] };

/** Whether two values are the same JSON; undefined is equal to itself alone. */
export const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The share of two objects' properties that are equal, from 0 to 1; 0 for anything else. */
function likeness(one: unknown, other: unknown): number {
  if (!isObject(one) || !isObject(other)) return 0;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].filter((key) => isEqual(one[key], other[key])).length / keys.size;
}

/**
 * The item of a changed list that each item of the list before has become, by place; null for one that was taken away.
 * Items are known by their content: equal ones first, then the most alike, and at last one in the same place.
 */
function successors(before: readonly unknown[], after: readonly unknown[]): (number | null)[] {
  const found: (number | null)[] = before.map(() => null);
  const isFree = (index: number): boolean => index < after.length && !found.includes(index);
  const match = (find: (item: unknown, index: number) => number): void => {
    for (const [index, item] of before.entries()) {
      const at = found[index] === null ? find(item, index) : -1;
      if (at >= 0) found[index] = at;
    }
  };
  match((item) => after.findIndex((one, at) => isFree(at) && isEqual(one, item)));
  match((item) => {
    const alike = after.map((one, at) => (isFree(at) ? likeness(item, one) : 0));
    const most = Math.max(0, ...alike);
    return most >= 0.5 ? alike.indexOf(most) : -1;
  });
  match((item, index) =>
    before.length === after.length && isFree(index) && typeof item === typeof after[index] ? index : -1,
  );
  return found;
}

const isReordered = (places: readonly (number | null)[]): boolean => {
  const kept = places.filter((place) => place !== null);
  return kept.some((place, index) => index > 0 && place < (kept[index - 1] ?? 0));
};

type Side = { list: readonly unknown[]; places: readonly (number | null)[] };

function mergedLists(
  base: readonly unknown[],
  [mine, theirs]: readonly [readonly unknown[], readonly unknown[]],
  pointer: string,
  conflicts: Conflict[],
): unknown[] {
  const own: Side = { list: mine, places: successors(base, mine) };
  const others: Side = { list: theirs, places: successors(base, theirs) };
  const isMyOrder = isReordered(own.places) || !isReordered(others.places);
  const [first, second] = isMyOrder ? [own, others] : [others, own];
  const result: unknown[] = [];
  const itemOf = ({ list, places }: Side, index: number): unknown => list[places[index] ?? -1];
  for (const [place, item] of first.list.entries()) {
    const from = first.places.indexOf(place);
    if (from < 0) {
      result.push(item);
      continue;
    }
    const value = merged(
      base[from],
      [itemOf(own, from), itemOf(others, from)],
      within(pointer, result.length),
      conflicts,
    );
    if (value !== undefined) result.push(value);
  }
  for (const [place, item] of second.list.entries()) {
    const from = second.places.indexOf(place);
    const isAdded = from < 0 && !result.some((one) => isEqual(one, item));
    // Taken away on one side and changed on the other: nothing is lost.
    const isKept = from >= 0 && first.places[from] === null && !isEqual(base[from], item);
    if (isKept) {
      const sides = second === own ? { mine: item, theirs: undefined } : { mine: undefined, theirs: item };
      conflicts.push({ pointer: within(pointer, result.length), ...sides });
    }
    if (isAdded || isKept) result.push(item);
  }
  return result;
}

/**
 * A value with two changes to it: what one side alone changed is as that side has it. Where both did it is mine, or
 * whichever is there, and the place is a conflict.
 */
function merged(
  base: unknown,
  [mine, theirs]: readonly [unknown, unknown],
  pointer: string,
  conflicts: Conflict[],
): unknown {
  if (isEqual(mine, base) || isEqual(mine, theirs)) return theirs;
  if (isEqual(theirs, base)) return mine;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return mergedLists(base, [mine, theirs], pointer, conflicts);
  if (!isObject(base) || !isObject(mine) || !isObject(theirs)) {
    conflicts.push({ pointer, mine, theirs });
    return mine === undefined ? theirs : mine;
  }
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const entries = [...keys].map(
    (key) => [key, merged(base[key], [mine[key], theirs[key]], within(pointer, key), conflicts)] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/**
 * The text of a JSON file that was changed from `base` to `mine`, on top of what was published meanwhile. Each is null
 * where there was no such file; then, and where one is not JSON, `mine` stays as it is and the whole file is a conflict.
 */
export function rebased(base: string | null, mine: string | null, published: string | null): Rebased {
  if (base === published || mine === published) return { text: mine, conflicts: [] };
  const whole = { text: mine, conflicts: [{ pointer: '', mine, theirs: published }] };
  if (base === null || mine === null || published === null) return whole;
  try {
    const [from, own, theirs] = [base, mine, published].map((text) => JSON.parse(text) as unknown);
    const conflicts: Conflict[] = [];
    return { text: formatJson(merged(from, [own, theirs], '', conflicts) as object), conflicts };
  } catch {
    return whole;
  }
}
