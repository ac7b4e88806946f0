import { expect, test } from 'vitest';
import { catalogueDates } from '#scripts/config/rules/catalogue.ts';
import { ruleProblems } from '../../../../support/content/rule-run.ts';

const FILE = 'config/catalogue.json';
const pointers = (today: string) =>
  ruleProblems(catalogueDates, {}, today).map(({ severity, pointer }) => `${severity} ${pointer}`);

test.each([
  ['2026-07-04', ['warning /products']],
  ['2026-07-05', ['warning /asOf', 'warning /products']],
  ['2027-06-26', ['warning /asOf', 'warning /products']],
])('the age of the catalogue is judged on %s', (today, expected) =>
  expect(pointers(today)).toEqual(expected),
);

test('data from the future are a mistake', () => {
  const [problem] = ruleProblems(catalogueDates, {}, '2026-01-01');
  expect(problem).toMatchObject({ file: FILE, pointer: '/asOf', severity: 'error' });
});
