import { expect, test } from 'vitest';
import { catalogueFigures } from '#scripts/config/rules/catalogue.ts';
import { type Draft, newPlaces, ruleProblems } from '../../../../support/rule-run.ts';

const FILE = 'config/catalogue.json';
const first = (change: Record<string, unknown>) => ({
  [FILE]: (draft: Draft) => void Object.assign(draft.products[0], change),
});

test('the real catalogue has no impossible figure', () => {
  expect(ruleProblems(catalogueFigures).filter(({ severity }) => severity === 'error')).toEqual([]);
});

test.each([
  ['a CFT below the TEA', { tea: 100, cftea: 99 }, 'error', 'cftea'],
  ['the old limit for a CFT', { tea: 100, cftea: 999.99 }, 'warning', 'cftea'],
  ['a term beyond any loan', { maxTerm: 240 }, 'error', 'maxTerm'],
  ['a least amount above the greatest', { minAmount: 30_000_000 }, 'error', 'maxAmount'],
  ['an age limit for children', { maxAge: 7 }, 'error', 'maxAge'],
  ['an income share as a fraction', { maxIncomeShare: 0.3 }, 'error', 'maxIncomeShare'],
  ['a report from after the data', { reported: '2026-11-19' }, 'error', 'reported'],
])('%s', (_, change, severity, key) => {
  expect(newPlaces(catalogueFigures, first(change))).toEqual([`${severity} ${FILE}#/products/0/${key}`]);
});

test.each([
  ['no ceiling for a CFT', { cftea: 34_294.36 }],
  ['0 for no age limit', { maxAge: 0 }],
  ['0 for no income limit', { maxIncomeShare: 0 }],
])('%s is fine', (_, change) => expect(newPlaces(catalogueFigures, first(change))).toEqual([]));
