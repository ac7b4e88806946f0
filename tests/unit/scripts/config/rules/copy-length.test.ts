import { expect, test } from 'vitest';
import { copyLength } from '#scripts/config/rules/texts.ts';
import { type Draft, newPlaces } from '../../../../support/rule-run.ts';

const HOME = 'config/contact.json';
const ALERCE = 'config/lenders/alerce.json';

test.each([
  [
    'a title too long for a result',
    { [HOME]: (draft: Draft) => void (draft.seo.title = 'a'.repeat(61)) },
    `${HOME}#/seo/title`,
  ],
  [
    'a summary that would be cut',
    { [HOME]: (draft: Draft) => void (draft.seo.description = 'a'.repeat(166)) },
    `${HOME}#/seo/description`,
  ],
  [
    'a summary that says little',
    { [ALERCE]: (draft: Draft) => void (draft.page.description = 'Préstamos.') },
    `${ALERCE}#/page/description`,
  ],
])('warns of %s', (_, changes, place) => {
  expect(newPlaces(copyLength, changes)).toEqual([`warning ${place}`]);
});

test('a title and a summary that fit', () => {
  const changes = {
    [HOME]: (draft: Draft) => void (draft.seo = { title: 'a'.repeat(60), description: 'a'.repeat(165) }),
  };
  expect(newPlaces(copyLength, changes)).toEqual([]);
});
