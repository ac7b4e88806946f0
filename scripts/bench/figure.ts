import { type GoalId, GOALS } from '#scripts/bench/goals.ts';

/** What was measured for a goal in one case. */
export type Figure = {
  goal: GoalId;
  /** What tells this figure from others for the same goal: a page, a size; '' when there is one only. */
  of: string;
  /** Every run, in the goal's unit. */
  runs: readonly number[];
  /** Which of the runs' figures is compared with the goal. */
  by: 'median' | 'p95' | 'largest' | 'smallest';
  note?: string;
};

/**
 * The value below which a share of the numbers lies, by the nearest of them.
 *
 * @param share from 0 to 1
 */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const place = Math.ceil(share * sorted.length) - 1;
  return sorted[Math.max(0, place)] ?? Number.NaN;
}

/** The middle one, or the mean of the two in the middle. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

const CHOICES: Record<Figure['by'], (runs: readonly number[]) => number> = {
  median,
  p95: (runs) => percentile(runs, 0.95),
  largest: (runs) => Math.max(...runs),
  smallest: (runs) => Math.min(...runs),
};

/** A figure and whether it meets its goal; NaN, the figure of no runs, does not. */
export function summarise({ goal: id, runs, by }: Figure) {
  const { goal, isLeast } = GOALS[id];
  const figure = CHOICES[by](runs);
  const isMet = isLeast ? figure >= goal : figure <= goal;
  return { figure, least: Math.min(...runs), most: Math.max(...runs), runs: runs.length, isMet };
}
