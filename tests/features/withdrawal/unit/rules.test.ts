import { expect, test } from 'vitest';
import { holidays } from '#features/withdrawal/rules.ts';
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
