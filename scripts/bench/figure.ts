import { type GoalId, GOALS, type Unit } from '#scripts/bench/goals.ts';

/** The measurements for a goal in one case. */
export type Figure = {
  goal: GoalId;
  /** The case within the goal: a page, a size; '' when there is one only. */
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

/** Does something so many times, one after the other; it is told which time it is, from 0 on. */
export async function repeated<Run>(times: number, act: (time: number) => Promise<Run>): Promise<Run[]> {
  const runs: Run[] = [];
  for (let time = 0; time < times; time += 1) runs.push(await act(time));
  return runs;
}

const CHOICES: Record<Figure['by'], (runs: readonly number[]) => number> = {
  median,
  p95: (runs) => percentile(runs, 0.95),
  largest: (runs) => Math.max(...runs),
  smallest: (runs) => Math.min(...runs),
};

const DECIMALS: Record<Unit, number> = { ms: 0, s: 2, kB: 1, B: 1, MB: 0, '': 3, '/s': 0, points: 0 };

function written(value: number, unit: Unit): string {
  const text = value.toLocaleString('en', { maximumFractionDigits: DECIMALS[unit] });
  return unit === '' ? text : `${text} ${unit}`;
}

/** A figure in words, and whether it meets its goal; NaN, the figure of no runs, does not. `spread` is '' for a single run. */
export function summarise({ goal: id, runs, by }: Figure) {
  const { what, goal, unit, isLeast } = GOALS[id];
  const value = CHOICES[by](runs);
  const [least, most] = [Math.min(...runs), Math.max(...runs)];
  return {
    what,
    value: written(value, unit),
    spread: runs.length > 1 ? `${written(least, unit)}–${written(most, unit)}` : '',
    runs: runs.length,
    goal: `${isLeast ? '≥' : '≤'} ${written(goal, unit)}`,
    isMet: isLeast ? value >= goal : value <= goal,
  };
}

/** A line of the progress: goal, case, figure with its spread, met or missed. */
export function lineOf(figure: Figure): string {
  const { what, value, spread, runs, goal, isMet } = summarise(figure);
  const of = figure.of ? ` (${figure.of})` : '';
  const among = spread ? ` [${spread}, ${runs} runs]` : '';
  const note = figure.note ? `; ${figure.note}` : '';
  return `  ${isMet ? 'met   ' : 'MISSED'} ${what}${of}: ${value}${among}, goal ${goal}${note}`;
}

function rowOf(figure: Figure): string {
  const { what, value, spread, runs, goal, isMet } = summarise(figure);
  const by = figure.by === 'median' ? '' : ` (${figure.by})`;
  const verdict = isMet ? 'met' : '**missed**';
  return `| ${[what, figure.of, value + by, spread, runs, goal, verdict, figure.note ?? ''].join(' | ')} |`;
}

/** All figures as a table in Markdown, in the order of the goals. */
export function asMarkdown(figures: readonly Figure[]): string {
  const ids = Object.keys(GOALS) as GoalId[];
  return [
    '| what | case | figure | min–max | runs | goal | | note |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...ids.flatMap((id) => figures.filter(({ goal }) => goal === id).map(rowOf)),
  ].join('\n');
}
