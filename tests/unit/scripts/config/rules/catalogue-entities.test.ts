import { expect, test } from 'vitest';
import { catalogueEntities } from '#scripts/config/rules/catalogue.ts';
import { type Draft, newPlaces } from '../../../../support/rule-run.ts';

const FILE = 'config/catalogue.json';
const first = (change: (product: Draft) => void) => ({ [FILE]: (draft: Draft) => change(draft.products[0]) });

test.each([
  [
    'a name of another entity',
    first((product) => void (product.entity = 'BANCO ARRAYAN SA')),
    /products\/\d+\/entity/,
  ],
  [
    'a name the lender does not claim',
    first((product) => void (product.entity = 'ALERCE NUEVA S.A.')),
    /products\/0\/entity/,
  ],
])('%s', (_, changes, place) => {
  const places = newPlaces(catalogueEntities, changes);
  expect(places.length).toBeGreaterThan(0);
  expect(places[0]).toMatch(place);
});
