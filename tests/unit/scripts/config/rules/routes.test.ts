import { expect, test } from 'vitest';
import { routes } from '#scripts/config/rules/routes.ts';
import { anotherLender, type Draft, newPlaces, ruleProblems } from '../../../../support/rule-run.ts';

const GALICIA = 'config/lenders/galicia.json';
const MACRO = 'config/lenders/banco-macro.json';
const former =
  (...ids: string[]) =>
  (draft: Draft) =>
    void (draft.formerIds = ids);

test('every real lender has an address of its own', () => {
  expect(ruleProblems(routes)).toEqual([]);
});

test('a former id that nobody else uses is fine', () => {
  expect(newPlaces(routes, { [GALICIA]: former('banco-de-galicia') })).toEqual([]);
});

test.each([
  [
    'a page of the site',
    { 'config/lenders/contacto.json': anotherLender('contacto') },
    'config/lenders/contacto.json#/id',
  ],
  [
    'an address of the server',
    { 'config/lenders/leads.json': anotherLender('leads') },
    'config/lenders/leads.json#/id',
  ],
  ['a reserved former id', { [GALICIA]: former('bancos') }, `${GALICIA}#/formerIds/0`],
  ['a former id that is another lender', { [GALICIA]: former('bbva') }, `${GALICIA}#/formerIds/0`],
  ['a former id that is its own', { [GALICIA]: former('galicia') }, `${GALICIA}#/formerIds/0`],
  [
    'a former id claimed twice',
    { [MACRO]: former('viejo'), [GALICIA]: former('viejo') },
    `${GALICIA}#/formerIds/0`,
  ],
])('%s', (_, changes, place) => {
  expect(newPlaces(routes, changes)).toEqual([`error ${place}`]);
});
