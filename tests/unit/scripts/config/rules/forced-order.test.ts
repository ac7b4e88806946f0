import { expect, test } from 'vitest';
import { forcedOrder } from '#scripts/config/rules/references.ts';
import { anotherLender, type Draft, newPlaces, ruleProblems } from '../../../../support/rule-run.ts';

const FILE = 'config/tables/forced-order.json';
const order = (change: (ids: string[]) => void) => ({ [FILE]: (draft: Draft) => change(draft.lenders) });

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
  ['an unknown id', order((ids) => void (ids[2] = 'timbu')), `error ${FILE}#/lenders/2`],
  ['an id twice', order((ids) => void ids.push('alerce')), `error ${FILE}#/lenders/9`],
  ['a lender without a page', order((ids) => void ids.push('jacaranda')), `error ${FILE}#/lenders/9`],
  ['a lender that was taken away', { 'config/lenders/lapacho.json': null }, `error ${FILE}#/lenders/6`],
])('%s', (_, changes, place) => expect(newPlaces(forcedOrder, changes)).toEqual([place]));

test('a misspelt id is guessed', () => {
  const [problem] = ruleProblems(
    forcedOrder,
    order((ids) => void (ids[2] = 'timbu')),
  );
  expect(problem?.message).toContain('¿quisiste decir «timbo»?');
});
