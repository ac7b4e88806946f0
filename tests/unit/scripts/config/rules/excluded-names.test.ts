import { expect, test } from 'vitest';
import { excludedNames } from '#scripts/config/rules/names.ts';
import { content } from '../../../../support/content.ts';
import { type Draft, newPlaces } from '../../../../support/rule-run.ts';

const FILE = 'config/tables/exclusions.json';
const first = (name: string, reason = 'mutual') => ({
  [FILE]: (draft: Draft) => void draft.names.unshift({ name, reason }),
});

test.each([
  ['an unknown reason', first('NUEVA S.A.', 'mutuall'), `error ${FILE}#/names/0/reason`],
  ['one of our lenders', first('Banco Arrayan SA'), `error ${FILE}#/names/0/name`],
  ['a name without letters', first('—'), `error ${FILE}#/names/0/name`],
])('%s', (_, changes, place) => expect(newPlaces(excludedNames, changes)).toEqual([place]));

test('the same name in another spelling', () => {
  const changes = {
    [FILE]: (draft: Draft) =>
      void draft.names.push({ name: content.exclusions.names[0]?.name.toLowerCase(), reason: 'mutual' }),
  };
  expect(newPlaces(excludedNames, changes)).toHaveLength(1);
});
