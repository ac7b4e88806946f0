import { expect, test } from 'vitest';
import { RULES } from '#scripts/config/rules/all.ts';
import type { Rule } from '#scripts/config/rules/rule.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['/scripts/config/rules/*.ts', '/src/features/*/rules.ts'],
  { eager: true },
);
const isRule = (value: unknown): value is Rule =>
  typeof value === 'object' && value !== null && 'id' in value && 'needs' in value;

test('every rule that a file exports is listed once', () => {
  const exported = Object.entries(modules)
    .filter(([file]) => !file.endsWith('/all.ts'))
    .flatMap(([, module]) => Object.values(module).flat().filter(isRule));
  expect(exported.length).toBeGreaterThan(0);
  expect(RULES.map(({ id }) => id).toSorted()).toEqual(exported.map(({ id }) => id).toSorted());
});
