import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ContentFiles, openContent } from '#scripts/config/check-content.ts';
import { EXCEPTIONS_FILE } from '#scripts/config/read/kinds.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
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

/** The same content as files alone, as a page has it. */
const open = openContent(readSchemas(ROOT));
const check = (files: ContentFiles) => ({ problems: allProblems(open(files), { today: TODAY }) });
const contents: ContentFiles = new Map<string, string | Uint8Array | null>([
  ...Array.from(before.files, ([file, { text }]) => [file, text] as const),
  ...before.others,
  [EXCEPTIONS_FILE, before.exceptions.text],
]);
const sentenceOf = ({ file, line, column, severity, message }: Problem): string =>
  `${file}:${line}:${column} ${severity} ${message}`;

const edits = editsOf(before.content);
const stoppedBy = new Set<string>();
let compared = 0;

describe.each(edits)('$file $pointer: $name', (edit) => {
  const { file, pointer, severity, told = { file, pointer } } = edit;
  const files = edited(edit);
  const problems = problemsOf(files);
  const found = problems.filter((problem) => !known.has(placeOf(problem)));
  for (const { rule } of found) stoppedBy.add(rule);

  test('and says the same in a page', () => {
    const texts = new Map(contents).set(file, files.get(file)?.text ?? '');
    expect(check(texts).problems.map(sentenceOf)).toEqual(problems.map(sentenceOf));
    compared += 1;
  });

  test('is told as it should be', () => {
    const places = found.map(placeOf);
    const meant = places.filter((place) => place.startsWith(`${severity} ${told.file}#${told.pointer}`));
    const strange = severity === 'none' && found.some((problem) => problem.file === file);
    expect(strange || (severity !== 'none' && meant.length === 0), JSON.stringify(found)).toBe(false);
  });
});

test.each([
  ['in capitals', 'config/lenders/nuevo.JSON'],
  ['with two extensions', 'config/lenders/nuevo.json.txt'],
  ['of another kind of JSON', 'config/home.jsonc'],
  ['without an extension', 'config/lenders/nuevo'],
  ['that is a drawing among lenders', 'config/lenders/nuevo.svg'],
])('a file %s is told', (_, file) => {
  const { problems } = check(new Map(contents).set(file, 'x'));
  expect(problems.filter((problem) => problem.file === file && problem.severity === 'error')).toHaveLength(1);
});

test.each(['config/lenders/nuevo.json', 'config/logos/nuevo'])('a folder %s is told', (file) => {
  const { problems } = check(new Map(contents).set(file, null));
  expect(problems.filter((problem) => problem.file === file && problem.severity === 'error')).toHaveLength(1);
});

test('every rule stops one of them or has a test of its own', () => {
  const files = readdirSync(RULE_TESTS);
  const table = ['one-edit.ts', 'one-edit.test.ts'].map((file) =>
    readFileSync(join(RULE_TESTS, file), 'utf8'),
  );
  const isTested = (id: string) =>
    files.includes(`${id}.test.ts`) || new RegExp(`'${id} |ruleOf\\('${id}'`).test(table.join('\n'));
  expect(RULES.filter(({ id }) => !stoppedBy.has(id) && !isTested(id)).map(({ id }) => id)).toEqual([]);
});

test('there are at least eighty that must be told', ({ task }) => {
  const told = edits.filter(({ severity }) => severity !== 'none').length;
  task.meta.summary = `Edits of a non-programmer: ${compared} compared between page and command line, ${told} of them must be told`;
  expect(compared).toBe(edits.length);
  expect(told).toBeGreaterThanOrEqual(80);
});
