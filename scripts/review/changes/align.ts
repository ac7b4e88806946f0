/** How one element of a list became another. Indexes are positions in the old and in the new list. */
export type Pair =
  | { kind: 'kept'; before: number; after: number }
  | { kind: 'moved'; before: number; after: number }
  | { kind: 'replaced'; before: number; after: number }
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
 * Tells how the elements with these keys became those, in the new order. Elements that stand in the same gap between
 * kept ones replaced each other when `mayReplace` says so; otherwise they came and went. O(n log n).
 */
export function align(
  before: readonly string[],
  after: readonly string[],
  mayReplace: (before: number, after: number) => boolean,
): Pair[] {
  const oldKeys = unique(before);
  const newKeys = unique(after);
  const oldAt = new Map(oldKeys.map((key, at) => [key, at]));
  const common = newKeys.flatMap((key, at) => {
    const was = oldAt.get(key);
    return was === undefined ? [] : [{ before: was, after: at }];
  });
  const run = longestIncreasing(common.map((one) => one.before));
  const kept = common.filter((_, at) => run.has(at));
  const moved = new Map(common.filter((_, at) => !run.has(at)).map((one) => [one.after, one]));
  const movedFrom = new Set(Array.from(moved.values(), (one) => one.before));

  const pairs: Pair[] = [];
  let [oldStart, newStart] = [0, 0];
  for (const end of [...kept, { before: before.length, after: after.length }]) {
    const gone = range(oldStart, end.before).filter((at) => !movedFrom.has(at));
    for (const at of range(newStart, end.after)) {
      const move = moved.get(at);
      if (move) {
        pairs.push({ kind: 'moved', ...move });
        continue;
      }
      const [first] = gone;
      const isReplaced = first !== undefined && mayReplace(first, at);
      pairs.push(
        isReplaced
          ? { kind: 'replaced', before: gone.shift() as number, after: at }
          : { kind: 'added', after: at },
      );
    }
    pairs.push(...gone.map((at): Pair => ({ kind: 'removed', before: at })));
    if (end.after < after.length) pairs.push({ kind: 'kept', ...end });
    [oldStart, newStart] = [end.before + 1, end.after + 1];
  }
  return pairs;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
