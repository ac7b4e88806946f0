import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { RULES } from '#scripts/config/rules/all.ts';

const RULES_FOLDER = join(import.meta.dirname, '../../../../../scripts/config/rules');
const ids = RULES.map(({ id }) => id);

test('every rule is listed once, under the name of its file, and has a test of its own', () => {
  const files = readdirSync(RULES_FOLDER).map((file) => basename(file, '.ts'));
  const tests = readdirSync(import.meta.dirname).map((file) => basename(file, '.test.ts'));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(files).toContain(id);
    expect(tests).toContain(id);
  }
});
