import { expect, test } from 'vitest';
import { claims } from '#scripts/config/rules/claims.ts';
import { type Draft, newPlaces, ruleProblems } from '../../../../support/rule-run.ts';

const FILE = 'config/lenders/alerce.json';
const figure = (change: Record<string, unknown>) => ({
  [FILE]: (draft: Draft) => {
    Object.assign(draft.page.figures[0], change);
    if ('amount' in change && change.amount === undefined) delete draft.page.figures[0].amount;
  },
});

test.each([
  ['an amount that is not the text’s', { text: '+50', amount: 60 }, 'error', '/amount'],
  ['a number without an amount', { text: '+50', amount: undefined }, 'error', ''],
  ['a date to come', { asOf: '2026-12-01', expires: '2027-12-01' }, 'error', '/asOf'],
  ['an end before the beginning', { expires: '2026-11-01' }, 'error', '/expires'],
  ['an end too far away', { expires: '2030-01-01' }, 'error', '/expires'],
])('%s', (_, change, severity, pointer) => {
  expect(newPlaces(claims, figure(change))).toEqual([`${severity} ${FILE}#/page/figures/0${pointer}`]);
});

test.each([
  ['a thousand with its dot', { text: '+1.200', amount: 1200 }],
  ['a text without a number', { text: 'Libre', amount: undefined }],
  ['24/7, which is no amount', { text: '24/7', amount: undefined }],
])('%s is fine', (_, change) => expect(newPlaces(claims, figure(change))).toEqual([]));

test.each([
  ['a month before its end', '2027-11-01', 'vence el 2027-11-20'],
  ['after its end', '2027-11-21', 'venció el 2027-11-20'],
])('warns %s', (_, today, words) => {
  const [problem] = ruleProblems(claims, {}, today);
  expect(problem?.severity).toBe('warning');
  expect(problem?.message).toContain(words);
});
