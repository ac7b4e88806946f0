import { expect, test } from 'vitest';
import { shownNames } from '#scripts/config/rules/names.ts';
import { content } from '../../../../support/content.ts';
import { type Draft, newPlaces } from '../../../../support/rule-run.ts';

const FILE = 'config/tables/display-names.json';
const first = (legal: string) => ({
  [FILE]: (draft: Draft) => void draft.names.unshift({ legal, shown: 'Otro' }),
});

test('a name that is excluded at once', () => {
  const [excluded] = content.exclusions.names;
  expect(newPlaces(shownNames, first(excluded?.name.toUpperCase() ?? ''))).toEqual([
    `error ${FILE}#/names/0/legal`,
  ]);
});

test('the same name twice, in another spelling', () => {
  const [known] = content.displayNames.names;
  const changes = {
    [FILE]: (draft: Draft) => void draft.names.push({ legal: known?.legal.toLowerCase(), shown: 'Otro' }),
  };
  expect(newPlaces(shownNames, changes)).toHaveLength(1);
});
