import { expect, test } from 'vitest';
import { contrast } from '#scripts/config/rules/lenders.ts';
import { type Draft, ruleProblems } from '../../../../support/rule-run.ts';

const ALERCE = 'config/lenders/alerce.json';
const color = (value: string) => ({ [ALERCE]: (draft: Draft) => void (draft.color = value) });

test.each(['#FFFFFF', '#FBFBF9', '#F4F4F4'])('%s cannot be told from the page', (value) => {
  const [problem] = ruleProblems(contrast, color(value));
  expect(problem).toMatchObject({ file: ALERCE, pointer: '/color', severity: 'error' });
  expect(problem?.message).toContain('no se distingue del fondo');
});

test.each(['#FFE600', '#000000', '#777777'])(
  '%s is fine: text on it is black or white, whichever reads',
  (value) => {
    expect(ruleProblems(contrast, color(value))).toEqual([]);
  },
);
