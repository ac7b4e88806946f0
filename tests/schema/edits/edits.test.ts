import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ConfigFile } from '#scripts/config/read/content.ts';
import { assemble, loadContent, openReader } from '#scripts/config/read/load.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import { RULES } from '#scripts/config/rules/all.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { setAt } from '#scripts/lender/set-at.ts';
import { ROOT } from '../../support/content.ts';
import { type Edit, editsOf } from './table.ts';

const RULE_TESTS = join(import.meta.dirname, '../../unit/scripts/config/rules');
const TODAY = '2026-11-22';
const reader = openReader(ROOT);
const before = loadContent(ROOT, reader);
if (!before.content) throw new Error('The content is broken.');

const placeOf = ({ severity, file, pointer }: Problem): string => `${severity} ${file}#${pointer}`;
const problemsOf = (files: ReadonlyMap<string, ConfigFile>): Problem[] =>
  allProblems(assemble(ROOT, files), { today: TODAY });
const known = new Set(problemsOf(before.files).map(placeOf));

function edited({ file, pointer, value }: Edit): Map<string, ConfigFile> {
  const data = pointer === '' ? value : structuredClone(before.files.get(file)?.data);
  if (pointer !== '') setAt(data as object, pointer.split('/').slice(1), value);
  return new Map(before.files).set(file, reader.readText(file, JSON.stringify(data, null, 2)));
}

const edits = editsOf(before.content);
const stoppedBy = new Set<string>();

describe.each(edits)('$file $pointer: $deed', (edit) => {
  const { file, pointer, severity, told = { file, pointer } } = edit;
  const found = problemsOf(edited(edit)).filter((problem) => !known.has(placeOf(problem)));
  for (const { rule } of found) stoppedBy.add(rule);

  test('is told as it should be', () => {
    const places = found.map(placeOf);
    const meant = places.filter((place) => place.startsWith(`${severity} ${told.file}#${told.pointer}`));
    const strange = severity === 'none' && found.some((problem) => problem.file === file);
    expect(strange || (severity !== 'none' && meant.length === 0), JSON.stringify(found)).toBe(false);
  });
});

test('every rule stops one of them or has a test of its own', () => {
  const tested = new Set(readdirSync(RULE_TESTS).map((file) => basename(file, '.test.ts')));
  expect(RULES.filter(({ id }) => !stoppedBy.has(id) && !tested.has(id)).map(({ id }) => id)).toEqual([]);
});

test('there are at least eighty that must be told', () => {
  expect(edits.filter(({ severity }) => severity !== 'none').length).toBeGreaterThanOrEqual(80);
});
