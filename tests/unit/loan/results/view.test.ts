import { expect, it } from 'vitest';
import { activeFilters, NO_FILTERS } from '#loan/results/filters.ts';
import { reduceView, START, type View, type ViewEvent } from '#loan/results/view.ts';

const after = (events: ViewEvent[], start: View = START): View => events.reduce(reduceView, start);

it.each([
  ['none', {}, 0],
  ['instalment', { maxInstalment: 300_000 }, 1],
  ['all', { openOnly: true, maxInstalment: 1, comfortable: true }, 3],
] as const)('filters: %s: %j counts', (_, change, count) => {
  const { filters } = after([{ type: 'filtersChanged', change }]);
  expect(filters).toEqual({ ...NO_FILTERS, ...change });
  expect(activeFilters(filters)).toBe(count);
});
