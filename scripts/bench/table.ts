import { type Figure, summarise } from '#scripts/bench/figure.ts';
import { type GoalId, GOALS, type Unit } from '#scripts/bench/goals.ts';

const DECIMALS: Record<Unit, number> = { ms: 0, s: 2, kB: 1, B: 1, MB: 0, px: 0, '': 3, '/s': 0, points: 0 };

function written(value: number, unit: Unit): string {
  const text = value.toLocaleString('en', { maximumFractionDigits: DECIMALS[unit] });
  return unit === '' ? text : `${text} ${unit}`;
}

/** The parts of a figure in words; `spread` is '' for a single run. */
function wordsOf(figure: Figure) {
  const { what, goal, unit, isLeast } = GOALS[figure.goal];
  const { figure: value, least, most, runs, isMet } = summarise(figure);
  return {
    what,
    value: written(value, unit),
    spread: runs > 1 ? `${written(least, unit)}–${written(most, unit)}` : '',
    runs,
    goal: `${isLeast ? '≥' : '≤'} ${written(goal, unit)}`,
    isMet,
  };
}

/** One line of the progress: what, which case, the figure with its spread, met or missed. */
export function lineOf(figure: Figure): string {
  const { what, value, spread, runs, goal, isMet } = wordsOf(figure);
  const of = figure.of ? ` (${figure.of})` : '';
  const among = spread ? ` [${spread}, ${runs} runs]` : '';
  const note = figure.note ? `; ${figure.note}` : '';
  return `  ${isMet ? 'met   ' : 'MISSED'} ${what}${of}: ${value}${among}, goal ${goal}${note}`;
}

function rowOf(figure: Figure): string {
  const { what, value, spread, runs, goal, isMet } = wordsOf(figure);
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
