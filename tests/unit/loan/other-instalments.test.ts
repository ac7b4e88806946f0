import { expect, it } from 'vitest';
import { shareWithOthers } from '#loan/tools/OtherInstalments.tsx';
import { offer } from '../../support/data/offers.ts';

it.each([
  ['no other instalment', 0, 1_000_000, 12.4],
  ['others of a quarter of the salary', 250_000, 1_000_000, 37.4],
  ['others beyond the salary', 1_500_000, 1_000_000, 162.4],
])('an offer’s share of the salary with %s', (_, others, netSalary, share) => {
  expect(shareWithOthers(offer('DORADO S.A.', { incomeShare: 12.4 }), others, netSalary)).toBeCloseTo(share);
});
