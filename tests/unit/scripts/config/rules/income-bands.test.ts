import { expect, test } from 'vitest';
import { incomeBands } from '#scripts/config/rules/form.ts';
import { type Draft, newPlaces } from '../../../../support/rule-run.ts';

const FILE = 'config/results.json';

test.each([
  ['a band below the one before', (draft: Draft) => void (draft.bands[1].upTo = 20), 1],
  ['an open band before the last', (draft: Draft) => void (draft.bands[1].upTo = null), 1],
  ['a last band with an end', (draft: Draft) => void (draft.bands[2].upTo = 90), 2],
])('%s', (_, change, index) => {
  expect(newPlaces(incomeBands, { [FILE]: change })).toEqual([`error ${FILE}#/bands/${index}/upTo`]);
});
