import { expect, it } from 'vitest';
import { activeFilters, NO_FILTERS } from '#loan/results/filters.ts';
import { reduceView, START, type View, type ViewEvent } from '#loan/results/view.ts';

const after = (events: ViewEvent[], start: View = START): View => events.reduce(reduceView, start);
const pick = (id: string): ViewEvent => ({ type: 'offerPicked', id, max: 3 });
const drop = (id: string): ViewEvent => ({ type: 'offerDropped', id });
const opened: ViewEvent = { type: 'comparisonOpened' };
const closed: ViewEvent = { type: 'comparisonClosed' };
const replaced: ViewEvent = { type: 'offersReplaced', ids: new Set(['b', 'c']) };
const [a, b, c] = [pick('a'), pick('b'), pick('c')];

it.each<[string, ViewEvent[], string[], boolean]>([
  ['keeps the order of choice', [b, a], ['b', 'a'], false],
  ['takes no offer twice', [a, a], ['a'], false],
  ['takes no fourth', [a, b, c, pick('d')], ['a', 'b', 'c'], false],
  ['drops one', [a, b, drop('a')], ['b'], false],
  ['opens with two', [a, b, opened], ['a', 'b'], true],
  ['does not open with one', [a, opened], ['a'], false],
  ['stays open while two are left', [a, b, c, opened, drop('c')], ['a', 'b'], true],
  ['closes when one is left', [a, b, opened, drop('b')], ['a'], false],
  ['closes and keeps the choice', [a, b, opened, closed], ['a', 'b'], false],
  ['clears', [a, b, opened, { type: 'picksCleared' }], [], false],
  ['keeps of new offers only what is still there', [a, b, replaced], ['b'], false],
])('choosing offers to compare: %s', (_, events, compared, comparing) => {
  expect(after(events)).toMatchObject({ compared, comparing });
});

it.each([
  ['none', {}, 0],
  ['instalment', { maxInstalment: 300_000 }, 1],
  ['all', { openOnly: true, maxInstalment: 1, comfortable: true }, 3],
] as const)('filters: %s: %j counts', (_, change, count) => {
  const { filters } = after([{ type: 'filtersChanged', change }]);
  expect(filters).toEqual({ ...NO_FILTERS, ...change });
  expect(activeFilters(filters)).toBe(count);
});

it('remembers after which instalment each loan would be paid off, until there are other offers', () => {
  const moved = after([
    { type: 'earlyRepaymentMoved', id: 'a', after: 6 },
    { type: 'earlyRepaymentMoved', id: 'b', after: 9 },
    { type: 'earlyRepaymentMoved', id: 'a', after: 7 },
  ]);
  expect(moved.earlyRepaymentAfter).toEqual({ a: 7, b: 9 });
  expect(after([{ type: 'offersReplaced', ids: new Set(['a']) }], moved).earlyRepaymentAfter).toEqual({});
});

it('the reducer of the view gives back the same view when nothing changed, so that nothing is rendered for it', () => {
  const view = after([pick('a')]);
  expect(reduceView(view, pick('a'))).toBe(view);
});
