import { expect, test } from 'vitest';
import { shownNames } from '#scripts/config/rules/shown-names.ts';
import { type Draft, newPlaces, ruleProblems } from '../../../../support/rule-run.ts';

const FILE = 'config/tables/display-names.json';
const first = (legal: string) => ({
  [FILE]: (draft: Draft) => void draft.names.unshift({ legal, shown: 'Otro' }),
});

test('the real table is sound', () => {
  expect(ruleProblems(shownNames)).toEqual([]);
});

test('a name that is excluded at once', () => {
  expect(newPlaces(shownNames, first('ACINDAR PYMES S.G.R.'))).toEqual([`error ${FILE}#/names/0/legal`]);
});

test('the same name twice, in another spelling', () => {
  const changes = {
    [FILE]: (draft: Draft) => void draft.names.push({ legal: 'Banco Patagonia SA', shown: 'Otro' }),
  };
  expect(newPlaces(shownNames, changes)).toHaveLength(1);
});
