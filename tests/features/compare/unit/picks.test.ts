import { expect, it } from 'vitest';
import { type PickEvent, reducePicks } from '#features/compare/picks.ts';

const pick = (id: string): PickEvent => ({ type: 'offerPicked', id });
const drop = (id: string): PickEvent => ({ type: 'offerDropped', id });
const replaced: PickEvent = { type: 'offersReplaced', ids: new Set(['b', 'c']) };
const [a, b, c] = [pick('a'), pick('b'), pick('c')];

it.each<[string, PickEvent[], string[]]>([
  ['keeps the order of choice', [b, a], ['b', 'a']],
  ['takes no offer twice', [a, a], ['a']],
  ['takes no fourth', [a, b, c, pick('d')], ['a', 'b', 'c']],
  ['drops one', [a, b, drop('a')], ['b']],
  ['clears', [a, b, { type: 'picksCleared' }], []],
  ['keeps of new offers only what is still there', [a, b, replaced], ['b']],
])('choosing offers to compare %s', (_, events, compared) => {
  expect(events.reduce<readonly string[]>(reducePicks, [])).toEqual(compared);
});
