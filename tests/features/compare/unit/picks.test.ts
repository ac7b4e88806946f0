import { expect, it } from 'vitest';
import { NONE, type PickEvent, reducePicks } from '#features/compare/picks.ts';

const pick = (id: string): PickEvent => ({ type: 'offerPicked', id });
const drop = (id: string): PickEvent => ({ type: 'offerDropped', id });
const opened: PickEvent = { type: 'comparisonOpened' };
const closed: PickEvent = { type: 'comparisonClosed' };
const replaced: PickEvent = { type: 'offersReplaced', ids: new Set(['b', 'c']) };
const [a, b, c] = [pick('a'), pick('b'), pick('c')];

it.each<[string, PickEvent[], string[], boolean]>([
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
])('choosing offers to compare %s', (_, events, compared, comparing) => {
  expect(events.reduce(reducePicks, NONE)).toEqual({ compared, comparing });
});
