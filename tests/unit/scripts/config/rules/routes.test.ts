import { expect, test } from 'vitest';
import { routes } from '#scripts/config/rules/lenders.ts';
import { anotherLender, type Draft, newPlaces } from '../../../../support/rule-run.ts';

const ALERCE = 'config/lenders/alerce.json';
const TIMBO = 'config/lenders/timbo.json';
const former =
  (...ids: string[]) =>
  (draft: Draft) =>
    void (draft.formerIds = ids);

test('a former id that nobody else uses is fine', () => {
  expect(newPlaces(routes, { [ALERCE]: former('banco-de-alerce') })).toEqual([]);
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
  ['a reserved former id', { [ALERCE]: former('bancos') }, `${ALERCE}#/formerIds/0`],
  ['a former id that is another lender', { [ALERCE]: former('ceibo') }, `${ALERCE}#/formerIds/0`],
  ['a former id that is its own', { [ALERCE]: former('alerce') }, `${ALERCE}#/formerIds/0`],
  [
    'a former id claimed twice',
    { [TIMBO]: former('viejo'), [ALERCE]: former('viejo') },
    `${TIMBO}#/formerIds/0`,
  ],
])('%s', (_, changes, place) => expect(newPlaces(routes, changes)).toEqual([`error ${place}`]));
