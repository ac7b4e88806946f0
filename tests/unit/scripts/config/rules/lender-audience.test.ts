import { expect, test } from 'vitest';
import { lenderAudience } from '#scripts/config/rules/lender-audience.ts';
import { type Draft, newPlaces, ruleProblems } from '../../../../support/rule-run.ts';

const FILE = 'config/catalogue.json';

const declaredFor = (audience: string) => ({
  [FILE]: (draft: Draft): void => {
    for (const product of draft.products) product.audience = audience;
  },
});

test('directory and page of every lender name those to whom alone it lends', () => {
  expect(ruleProblems(lenderAudience)).toEqual([]);
});

test('a lender whose loans are declared for one employment alone says so in the directory and on its page', () => {
  const places = newPlaces(lenderAudience, declaredFor('responsable_inscripto'));
  expect(places.some((place) => place.endsWith('/directory'))).toBe(true);
  expect(places.some((place) => place.endsWith('/page'))).toBe(true);
});
