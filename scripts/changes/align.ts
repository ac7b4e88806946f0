/** The change from one element of a list to another. Indexes are positions in the old and in the new list. */
export type Pair =
  | { kind: 'kept' | 'moved' | 'replaced'; before: number; after: number }
  | { kind: 'added'; after: number }
  | { kind: 'removed'; before: number };

/** Keys numbered from their second appearance on, so that each stands for one element. */
function unique(keys: readonly string[]): string[] {
  const uses = new Map<string, number>();
  return keys.map((key) => {
    const use = (uses.get(key) ?? 0) + 1;
    uses.set(key, use);
    return use === 1 ? key : `${key}\n${use}`;
  });
}

/** Positions in `values` of a longest increasing run, found by patience sorting. */
function longestIncreasing(values: readonly number[]): Set<number> {
  const tails: number[] = [];
  const previous: number[] = [];
  values.forEach((value, at) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[tails[middle] as number] as number) < value) low = middle + 1;
      else high = middle;
    }
    previous[at] = tails[low - 1] ?? -1;
    tails[low] = at;
  });
  const run = new Set<number>();
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] as number) run.add(at);
  return run;
}

/**
 * Returns how the elements with these keys became those, in the new order. Elements that stand in the same gap between
 * kept ones replaced each other when `mayReplace` says so; otherwise they came and went. O(n log n).
 */
export function align(
  before: readonly string[],
  after: readonly string[],
  mayReplace: (before: number, after: number) => boolean,
): Pair[] {
  const oldAt = new Map(unique(before).map((key, at) => [key, at]));
  const common = unique(after).flatMap((key, at) => {
    const was = oldAt.get(key);
    oldAt.delete(key);
    return was === undefined ? [] : [{ before: was, after: at }];
  });
  const run = longestIncreasing(common.map((one) => one.before));
  const kept = common.filter((_, at) => run.has(at));
  const ends = [...kept.map((one) => one.before), before.length];
  const partners = new Map(common.map((one, at) => [one.after, { ...one, isKept: run.has(at) }]));
  const gone = [...oldAt.values()];
  const pairs: Pair[] = [];
  const endGap = (): void => {
    const end = ends.shift() as number;
    while (gone[0] !== undefined && gone[0] < end)
      pairs.push({ kind: 'removed', before: gone.shift() as number });
  };
  for (const at of after.keys()) {
    const partner = partners.get(at);
    const [first = Infinity] = gone;
    if (partner?.isKept) endGap();
    if (partner) pairs.push({ kind: partner.isKept ? 'kept' : 'moved', before: partner.before, after: at });
    else if (first < (ends[0] as number) && mayReplace(first, at))
      pairs.push({ kind: 'replaced', before: gone.shift() as number, after: at });
    else pairs.push({ kind: 'added', after: at });
  }
  endGap();
  return pairs;
}
