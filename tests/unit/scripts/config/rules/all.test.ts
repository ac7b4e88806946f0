import { expect, test } from 'vitest';
import { RULES } from '#scripts/config/rules/all.ts';

test('every rule is listed once', () => {
  const ids = RULES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
