import { expect, test } from 'vitest';
import { claimContradictions } from '#scripts/config/rules/claims.ts';
import { type Draft, newPlaces } from '../../../../support/rule-run.ts';

const FILE = 'config/lenders/alerce.json';
const ESPINILLO = 'config/lenders/espinillo.json';

test.each([
  [
    'another founding year among the figures',
    FILE,
    (draft: Draft) => void (draft.page.figures[0].amount = 1906),
    '/page/figures/0',
  ],
  [
    'more years than it can have',
    FILE,
    (draft: Draft) => Object.assign(draft.page.figures[1], { text: '+122', amount: 122 }),
    '/page/figures/1',
  ],
  [
    'a count of years that is off',
    FILE,
    (draft: Draft) => Object.assign(draft.page.figures[1], { text: '100', amount: 100 }),
    '/page/figures/1',
  ],
  [
    'another year in the description',
    FILE,
    (draft: Draft) => void (draft.directory.description = 'Banco fundado en 1950.'),
    '/directory/description',
  ],
  [
    'another year on the card',
    FILE,
    (draft: Draft) => void (draft.directory.highlights[2] = 'Desde 1915'),
    '/directory/highlights/2',
  ],
  [
    'a card that says more than the page',
    ESPINILLO,
    (draft: Draft) => void (draft.directory.highlights[2] = '+400 centros de ayuda'),
    '/directory/highlights/2',
  ],
])('%s', (_, file, change, pointer) => {
  expect(newPlaces(claimContradictions, { [file]: change })).toEqual([`error ${file}#${pointer}`]);
});

test.each([
  [
    'fewer years than it has',
    (draft: Draft) => void Object.assign(draft.page.figures[1], { text: '+100', amount: 100 }),
  ],
  [
    'a year of something else',
    (draft: Draft) => void (draft.page.tagline = 'Con préstamos por internet desde 2015'),
  ],
])('%s is fine', (_, change) => expect(newPlaces(claimContradictions, { [FILE]: change })).toEqual([]));
