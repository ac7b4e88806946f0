import { expect, test } from 'vitest';
import { noticeEnd } from '#scripts/config/rules/notice.ts';
import { type Draft, ruleProblems } from '../../../../support/content/rule-run.ts';

const told = (until?: string): string[] => {
  const notice = { text: 'Aviso', close: 'Cerrar', ...(until && { until }) };
  const change = (draft: Draft): void => void (draft.notice = notice);
  return ruleProblems(noticeEnd, { 'config/site.json': change }, '2026-11-25').map(
    ({ severity, file, pointer, message }) => `${severity} ${file}#${pointer} ${message}`,
  );
};

test.each([
  ['ended yesterday', '2026-11-24', 'terminó el 24/11/2026'],
  ['ends today', '2026-11-25', 'termina hoy'],
  ['ends tomorrow', '2026-11-26', 'termina en 1 día, el 26/11/2026'],
  ['ends in a fortnight', '2026-12-09', 'termina en 14 días'],
])('notice-end tells that the notice %s', (_, until, sentence) => {
  expect(told(until)).toEqual([
    expect.stringMatching(`warning config/site.json#/notice/until .*${sentence}`),
  ]);
});

test('notice-end tells nothing of a notice that ends later or never', () => {
  expect([...told('2026-12-10'), ...told()]).toEqual([]);
});
