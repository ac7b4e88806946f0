import { expect, test } from 'vitest';
import { lenderCodes } from '#scripts/config/rules/names.ts';
import { anotherLender, newPlaces } from '../../../../support/rule-run.ts';

test('a code of another lender, told of both', () => {
  const copy = { ...anotherLender('nuevo'), bcraCodes: [90002, 7] };
  expect(newPlaces(lenderCodes, { 'config/lenders/nuevo.json': copy })).toEqual([
    'error config/lenders/alerce.json#/bcraCodes/0',
    'error config/lenders/nuevo.json#/bcraCodes/1',
  ]);
});
