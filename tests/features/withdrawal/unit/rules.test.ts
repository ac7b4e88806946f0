import { expect, test } from 'vitest';
import { holidays, withdrawalLenders } from '#features/withdrawal/rules.ts';
import { type Draft, ruleProblems } from '../../../support/content/rule-run.ts';

const found = (today: string, change: (draft: Draft) => void = () => undefined) =>
  ruleProblems(holidays, { 'config/withdrawal.json': change }, today).map(
    ({ severity, pointer }) => `${severity} ${pointer}`,
  );

test('the list of holidays is to be continued sixty days before it ends', () => {
  const until = (draft: Draft) => void (draft.holidays.until = '2027-12-31');
  expect([found('2027-11-01', until), found('2027-11-02', until)]).toEqual([[], ['warning /holidays/until']]);
});

test('the list of holidays holds no day outside it', () =>
  expect(found('2026-11-28', (draft) => void draft.holidays.days.push('2025-12-31'))).toEqual([
    'error /holidays/days/3',
  ]));

test('an address of a lender that is not there is told', () => {
  const change = (draft: Draft) => void (draft.addresses[0].lender = 'alerze');
  const problems = ruleProblems(withdrawalLenders, { 'config/withdrawal.json': change });
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('«alerce»')]);
});
