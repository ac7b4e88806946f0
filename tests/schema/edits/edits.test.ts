import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openLoader, readFiles } from '#scripts/config/read/load.ts';
import type { ContentFiles } from '#scripts/config/read/content.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import { RULES } from '#scripts/config/rules/all.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { setAt } from '#scripts/config/read/set-at.ts';
import { ROOT } from '../../support/content/files.ts';
import { type Edit, editsOf } from './table.ts';

const RULE_TESTS = join(import.meta.dirname, '../../unit/scripts/config/rules');
const TODAY = '2026-11-22';
const load = openLoader(ROOT);
const contents = readFiles(ROOT);
const before = load(contents);
if (!before.content) throw new Error('The content is broken.');

const placeOf = ({ severity, file, pointer }: Problem): string => `${severity} ${file}#${pointer}`;
const problemsOf = (files: ContentFiles): Problem[] => allProblems(load(files), { today: TODAY });
const known = new Set(problemsOf(contents).map(placeOf));

function edited({ file, pointer, value }: Edit): ContentFiles {
  const data = pointer === '' ? value : structuredClone(before.files.get(file)?.data);
  if (pointer !== '') setAt(data as object, pointer.split('/').slice(1), value);
  return new Map(contents).set(file, JSON.stringify(data, null, 2));
}

const edits = editsOf(before.content);
const stoppedBy = new Set<string>();

describe.each(edits)('$file $pointer: $name', (edit) => {
  const { file, pointer, severity, told = { file, pointer } } = edit;
  const files = edited(edit);
  const loaded = load(files);
  const found = allProblems(loaded, { today: TODAY }).filter((problem) => !known.has(placeOf(problem)));
  for (const { rule } of found) stoppedBy.add(rule);

  test('is told as it should be', () => {
    const places = found.map(placeOf);
    const meant = places.filter((place) => place.startsWith(`${severity} ${told.file}#${told.pointer}`));
    const strange = severity === 'none' && found.some((problem) => problem.file === file);
    expect(strange || (severity !== 'none' && meant.length === 0), JSON.stringify(found)).toBe(false);
  });
});

test.each([
  ['[F47] in capitals', 'config/lenders/nuevo.JSON'],
  ['[F48] with two extensions', 'config/lenders/nuevo.json.txt'],
  ['[F49] of another kind of JSON', 'config/home.jsonc'],
  ['[F50] without an extension', 'config/lenders/nuevo'],
  ['[F51] that is a drawing among lenders', 'config/lenders/nuevo.svg'],
])('a file %s is told', (_, file) => {
  const problems = problemsOf(new Map(contents).set(file, 'x'));
  expect(problems.filter((problem) => problem.file === file && problem.severity === 'error')).toHaveLength(1);
});

test.each(['config/lenders/nuevo.json', 'config/logos/nuevo'])('a folder %s is told', (file) => {
  const problems = problemsOf(new Map(contents).set(file, null));
  expect(problems.filter((problem) => problem.file === file && problem.severity === 'error')).toHaveLength(1);
});

test('every rule stops one of them or has a test of its own', () => {
  const files = readdirSync(RULE_TESTS);
  const table = files.map((file) => readFileSync(join(RULE_TESTS, file), 'utf8'));
  const isTested = (id: string) =>
    files.includes(`${id}.test.ts`) || new RegExp(`'${id} |ruleOf\\('${id}'`).test(table.join('\n'));
  expect(RULES.filter(({ id }) => !stoppedBy.has(id) && !isTested(id)).map(({ id }) => id)).toEqual([]);
});

test('there are at least eighty that must be told', ({ task }) => {
  const told = edits.filter(({ severity }) => severity !== 'none').length;
  task.meta.summary = `Edits of a non-programmer: ${told} of them must be told`;
  expect(told).toBeGreaterThanOrEqual(80);
});
