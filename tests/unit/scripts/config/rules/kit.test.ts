import { expect, test } from 'vitest';
import { kit } from '#scripts/config/rules/form.ts';
import { type Draft, newPlaces, ruleProblems } from '../../../../support/content/rule-run.ts';

const TODAY = '2026-11-22';

/** Sets the day on which every source was last checked. */
const lookedAt = (kitData: Draft, day: string): Draft => {
  const { assumptions, refused } = kitData;
  for (const dated of [assumptions.penalty, refused.offices]) dated.asOf = day;
  return kitData;
};

const found = (change: (draft: Draft) => void, today = TODAY) =>
  ruleProblems(kit, { 'config/kit.json': (draft) => change(lookedAt(draft, TODAY)) }, today).map(
    ({ severity, pointer }) => `${severity} ${pointer}`,
  );

const SOURCES = ['/assumptions/penalty', '/refused/offices'];

test('the rule of the tools’ figures has nothing to say of what was looked at today', () =>
  expect(found(() => undefined)).toEqual([]));

test.each([['2027-11-23', 'after a year', SOURCES.map((source) => `warning ${source}/asOf`)]])(
  'the rule of the tools’ figures on %s, %s, asks to look again',
  (today, _, expected) => {
    expect(found(() => undefined, today)).toEqual(expected);
  },
);

test('the rule of the tools’ figures takes no date that has not come', () => {
  expect(found(({ refused }) => (refused.offices.asOf = '2026-11-23'))).toEqual([
    'error /refused/offices/asOf',
  ]);
});

test('the rule of the tools’ figures takes no situation the form does not have', () => {
  const withoutOption = (code: string) => ({
    'config/simulator.json': (simulator: Draft) => {
      simulator.employment = simulator.employment.filter((option: { code: string }) => option.code !== code);
    },
  });
  expect(newPlaces(kit, withoutOption('jubilado'), TODAY)).toEqual([
    'error config/kit.json#/sheet/papers/byEmployment/4/employment',
  ]);
});
