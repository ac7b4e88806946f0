import { editSteps } from '#scripts/review/changes/edit-steps.ts';

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
  const steps = old.length * now.length > MOST_COMPARISONS ? null : editSteps(old, now);
  const rowsOf = (kind: 'before' | 'after', all: readonly number[]): number[] =>
    steps ? steps.flatMap((step) => (step.kind === kind ? [step.at] : [])) : [...all.keys()];
  const placed = (list: readonly number[]): Rows[] => stretches(list.map((row) => row + top));
  return { before: placed(rowsOf('before', old)), after: placed(rowsOf('after', now)) };
}
