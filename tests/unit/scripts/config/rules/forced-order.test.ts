import { expect, test } from 'vitest';
import { forcedOrder } from '#scripts/config/rules/forced-order.ts';
import { anotherLender, type Draft, newPlaces, ruleProblems } from '../../../../support/rule-run.ts';

const FILE = 'config/tables/forced-order.json';
const order = (change: (ids: string[]) => void) => ({ [FILE]: (draft: Draft) => change(draft.lenders) });

test('the real order names lenders with a page', () => {
  expect(ruleProblems(forcedOrder)).toEqual([]);
});

test('a lender that is not listed comes last, so that adding one touches two files', () => {
  expect(newPlaces(forcedOrder, { 'config/lenders/nuevo.json': anotherLender('nuevo') })).toEqual([]);
  expect(
    newPlaces(
      forcedOrder,
      order((ids) => void ids.pop()),
    ),
  ).toEqual([]);
});

test.each([
  ['an unknown id', order((ids) => void (ids[2] = 'banco-makro')), `error ${FILE}#/lenders/2`],
  ['an id twice', order((ids) => void ids.push('galicia')), `error ${FILE}#/lenders/19`],
  ['a lender without a page', order((ids) => void ids.push('hipotecario')), `error ${FILE}#/lenders/19`],
  ['a lender that was taken away', { 'config/lenders/moni.json': null }, `error ${FILE}#/lenders/15`],
])('%s', (_, changes, place) => {
  expect(newPlaces(forcedOrder, changes)).toEqual([place]);
});

test('a misspelt id is guessed', () => {
  const [problem] = ruleProblems(
    forcedOrder,
    order((ids) => void (ids[2] = 'banco-makro')),
  );
  expect(problem?.message).toContain('¿quisiste decir «banco-macro»?');
});
