import { expect, test } from 'vitest';
import { lenderProvinces } from '#scripts/config/rules/lenders.ts';
import { type Draft, newPlaces } from '../../../../support/rule-run.ts';

const FILE = 'config/catalogue.json';

test('a lender whose loans are declared for one province alone is not of the whole country', () => {
  const moved = (draft: Draft): void => {
    for (const product of draft.products) product.territory = 'formosa';
  };
  expect(newPlaces(lenderProvinces, { [FILE]: moved }).length).toBeGreaterThan(5);
});
