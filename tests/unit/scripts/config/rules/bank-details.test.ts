import { expect, test } from 'vitest';
import { bankDetails } from '#scripts/config/rules/bank-details.ts';
import { type Draft, newPlaces, ruleProblems } from '../../../../support/rule-run.ts';

const FILE = 'config/bank-details/ente-alerce.json';

test('the real sheets lead to lenders', () => {
  expect(ruleProblems(bankDetails)).toEqual([]);
});

test('a sheet of a lender that does not exist', () => {
  const changes = { [FILE]: (draft: Draft) => void (draft.lenderId = 'alerse') };
  expect(newPlaces(bankDetails, changes)).toEqual([`error ${FILE}#/lenderId`]);
});
