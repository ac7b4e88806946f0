import { expect, test } from 'vitest';
import { lenderAudience } from '#scripts/config/rules/lenders.ts';
import { type Draft, newPlaces } from '../../../../support/rule-run.ts';

const FILE = 'config/catalogue.json';

const declaredFor = (audience: string) => ({
  [FILE]: (draft: Draft): void => {
    for (const product of draft.products) product.audience = audience;
  },
});

test('a lender whose loans are declared for one employment alone says so in the directory and on its page', () => {
  const places = newPlaces(lenderAudience, declaredFor('responsable_inscripto'));
  expect(places.some((place) => place.endsWith('/directory'))).toBe(true);
  expect(places.some((place) => place.endsWith('/page'))).toBe(true);
});
