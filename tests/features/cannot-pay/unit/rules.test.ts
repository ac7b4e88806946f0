import { expect, test } from 'vitest';
import { cannotPayFacts } from '#features/cannot-pay/rules.ts';
import { type Draft, ruleProblems } from '../../../support/content/rule-run.ts';

const found = (today: string) => {
  const change = (draft: Draft) => void (draft.acts[1].facts[0].seen = '2025-11-27');
  return ruleProblems(cannotPayFacts, { 'config/cannot-pay.json': change }, today).map(
    ({ severity, pointer }) => `${severity} ${pointer}`,
  );
};

test('a fact is to be looked up again after a year', () =>
  expect([found('2026-11-27'), found('2026-11-28')]).toEqual([[], ['warning /acts/1/facts/0/seen']]));
