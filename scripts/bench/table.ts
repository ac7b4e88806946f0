import { type Figure, summarise } from '#scripts/bench/figure.ts';
import type { Goal, Unit } from '#scripts/bench/goal.ts';
import { GOALS, goalOf } from '#scripts/bench/goals.ts';

const DECIMALS: Record<Unit, number> = { ms: 0, s: 2, kB: 1, B: 1, MB: 0, px: 0, '': 3, '/s': 0, points: 0 };

function written(value: number, unit: Unit): string {
  const text = value.toLocaleString('en', { maximumFractionDigits: DECIMALS[unit] });
  return unit === '' ? text : `${text} ${unit}`;
}

const goalText = ({ goal, unit, atLeast }: Goal): string => `${atLeast ? '≥' : '≤'} ${written(goal, unit)}`;

/** One line of the progress: what, which case, the figure with its spread, met or missed. */
export function lineOf(figure: Figure): string {
  const goal = goalOf(figure.goal);
  const { unit } = goal;
  const { figure: value, least, most, runs, isMet } = summarise(figure);
  const of = figure.of ? ` (${figure.of})` : '';
  const spread = runs > 1 ? ` [${written(least, unit)}–${written(most, unit)}, ${runs} runs]` : '';
  const note = figure.note ? `; ${figure.note}` : '';
  return `  ${isMet ? 'met   ' : 'MISSED'} ${goal.what}${of}: ${written(value, unit)}${spread}, goal ${goalText(goal)}${note}`;
}

function rowOf(figure: Figure): string {
  const goal = goalOf(figure.goal);
  const { unit } = goal;
  const { figure: value, least, most, runs, isMet } = summarise(figure);
  const cells = [
    goal.what,
    figure.of,
    `${written(value, unit)}${figure.by === 'median' ? '' : ` (${figure.by})`}`,
    runs > 1 ? `${written(least, unit)}–${written(most, unit)}` : '',
    runs,
    goalText(goal),
    isMet ? 'met' : '**missed**',
    figure.note ?? '',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** All figures as a table in Markdown, in the order of the goals. */
export function asMarkdown(figures: readonly Figure[]): string {
  const rows = GOALS.flatMap(({ id }) => figures.filter(({ goal }) => goal === id).map(rowOf));
  return [
    '| what | case | figure | min–max | runs | goal | | note |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
