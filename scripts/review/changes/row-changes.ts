/** A stretch of a picture: from a row on, so many rows. */
export type Rows = { from: number; count: number };

/** Rows this near to each other are marked as one stretch. */
const GAP = 32;
/** Beyond this many comparisons one stretch from the first to the last difference has to do. */
const MOST_COMPARISONS = 64_000_000;
/** Text that moved by a part of a pixel leaves stretches smaller than this; beside a larger one they say nothing. */
const LARGE = 4;

/** Joins rows into stretches, over small gaps. */
function stretches(rows: readonly number[]): Rows[] {
  const found: Rows[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    if (last && row - (last.from + last.count) < GAP) last.count = row + 1 - last.from;
    else found.push({ from: row, count: 1 });
  }
  const large = found.filter(({ count }) => count >= LARGE);
  return large.length > 0 ? large : found;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

/** Positions of each list that are in no longest common run of both. */
function unmatched(
  before: readonly number[],
  after: readonly number[],
): { before: number[]; after: number[] } {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const lengthAt = (one: number, other: number): number => lengths[one * width + other] as number;
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1)
      lengths[one * width + other] =
        before[one] === after[other]
          ? lengthAt(one + 1, other + 1) + 1
          : Math.max(lengthAt(one + 1, other), lengthAt(one, other + 1));
  const gone: number[] = [];
  const come: number[] = [];
  let [one, other] = [0, 0];
  while (one < before.length && other < after.length) {
    if (before[one] === after[other]) [one, other] = [one + 1, other + 1];
    else if (lengthAt(one + 1, other) >= lengthAt(one, other + 1)) gone.push(one++);
    else come.push(other++);
  }
  return { before: [...gone, ...range(one, before.length)], after: [...come, ...range(other, after.length)] };
}

/**
 * Which rows of two pictures are not in the other one, as stretches; rows are given by a hash each. What only moved
 * up or down is not marked.
 */
export function changedRows(
  before: readonly number[],
  after: readonly number[],
): { before: Rows[]; after: Rows[] } {
  const shared = Math.min(before.length, after.length);
  let top = 0;
  while (top < shared && before[top] === after[top]) top += 1;
  let bottom = 0;
  while (bottom < shared - top && before.at(-1 - bottom) === after.at(-1 - bottom)) bottom += 1;
  const old = before.slice(top, before.length - bottom);
  const now = after.slice(top, after.length - bottom);
  const rows =
    old.length * now.length > MOST_COMPARISONS
      ? { before: range(0, old.length), after: range(0, now.length) }
      : unmatched(old, now);
  const placed = (list: readonly number[]): Rows[] => stretches(list.map((row) => row + top));
  return { before: placed(rows.before), after: placed(rows.after) };
}
