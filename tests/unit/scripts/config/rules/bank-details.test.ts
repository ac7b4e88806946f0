import { expect, test } from 'vitest';
import { bankDetails } from '#scripts/config/rules/references.ts';
import { type Draft, newPlaces } from '../../../../support/rule-run.ts';

const FILE = 'config/bank-details/ente-alerce.json';

test('a sheet of a lender that does not exist', () => {
  const changes = { [FILE]: (draft: Draft) => void (draft.lenderId = 'alerse') };
  expect(newPlaces(bankDetails, changes)).toEqual([`error ${FILE}#/lenderId`]);
});
