import { groupBy } from '#scripts/config/read/group-by.ts';

/** The change from one element of a list to another. Indexes are positions in the old and in the new list. */
type Pair =
  | { kind: 'kept' | 'replaced'; before: number; after: number }
  | { kind: 'added'; after: number }
  | { kind: 'removed'; before: number };

/**
 * Returns how the elements with these keys became those: in the new order, then those that are gone; and whether the ones
 * that stay stand in another order. Two elements replaced each other when as many that stay stand before either and
 * `mayReplace` says so; otherwise they came and went.
 */
export function align(
  before: readonly string[],
  after: readonly string[],
  mayReplace: (before: number, after: number) => boolean,
): { pairs: Pair[]; isReordered: boolean } {
  const places = new Map<string, number[]>(groupBy([...before.keys()], (at) => before[at] ?? ''));
  const partners = after.map((key) => places.get(key)?.shift());
  const kept = partners.filter((at) => at !== undefined);
  const keptBefore = (at: number): number => kept.filter((one) => one < at).length;
  const gone = new Map<number, number[]>(groupBy([...places.values()].flat(), keptBefore));
  let passed = 0;
  const pairs = partners.map((partner, at): Pair => {
    if (partner !== undefined) passed += 1;
    if (partner !== undefined) return { kind: 'kept', before: partner, after: at };
    const [first] = gone.get(passed) ?? [];
    if (first === undefined || !mayReplace(first, at)) return { kind: 'added', after: at };
    gone.get(passed)?.shift();
    return { kind: 'replaced', before: first, after: at };
  });
  const left = [...gone.values()].flat();
  return {
    pairs: [...pairs, ...left.map((at): Pair => ({ kind: 'removed', before: at }))],
    isReordered: kept.some((at, index) => at < (kept[index - 1] ?? 0)),
  };
}
