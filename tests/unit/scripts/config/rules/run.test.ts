import { expect, test } from 'vitest';
import { EXCEPTIONS_FILE } from '#scripts/config/read/kinds.ts';
import type { ContentFiles } from '#scripts/config/read/content.ts';
import { openLoader, readFiles } from '#scripts/config/read/load.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { content } from '../../../../support/content/content.ts';
import { ROOT } from '../../../../support/content/files.ts';

const alerce = content.lenders.find(({ id }) => id === 'alerce');
const textIn = (files: ContentFiles, file: string): string =>
  new TextDecoder().decode(files.get(file) as Uint8Array);
/** A price that its exception allows. */
const WITH_A_BREACH = JSON.stringify({ ...alerce, page: { ...alerce?.page, tagline: '67,5 % de CFT' } });
const NOTED = JSON.stringify({
  $schema: '../schema/exceptions.schema.json',
  exceptions: [{ rule: 'typed-rates', path: 'config/lenders/alerce.json#/page/tagline', reason: 'x' }],
});

test('a lender that is broken is told once, and not as missing where a list names it', () => {
  const file = 'config/lenders/alerce.json';
  const files = new Map(readFiles(ROOT));
  files.set(
    'config/directory.json',
    JSON.stringify({ ...JSON.parse(textIn(files, 'config/directory.json')), order: ['alerce'] }),
  );
  const errorsWith = (text: object): string[] => {
    files.set(file, JSON.stringify(text));
    const problems = allProblems(openLoader(ROOT)(files), { today: '2026-11-22' });
    return problems.flatMap((one) => (one.severity === 'error' ? [`${one.file}#${one.pointer}`] : []));
  };
  const whole = JSON.parse(textIn(files, file)) as Record<string, unknown>;
  const before = errorsWith(whole);
  const { name: _, ...broken } = whole;
  expect(errorsWith(broken).filter((one) => !before.includes(one))).toEqual([`${file}#`]);
});

test('a file that is cut off is told once, and brings no error to another', { timeout: 60_000 }, () => {
  const files = new Map(readFiles(ROOT));
  // What is noted in it is as wrong as before.
  files.set(EXCEPTIONS_FILE, NOTED);
  files.set('config/lenders/alerce.json', WITH_A_BREACH);
  const load = openLoader(ROOT);
  const errorsWith = (changes: [file: string, text: string][]): string[] =>
    allProblems(load(new Map([...files, ...changes])), { today: '2026-11-22' }).flatMap((one) =>
      one.severity === 'error' ? [one.file] : [],
    );
  expect(errorsWith([])).toEqual([]);
  const json = [...files.keys()].filter((file) => file.endsWith('.json'));
  expect(json.length).toBeGreaterThan(30);
  for (const file of json) expect(errorsWith([[file, String(files.get(file)).slice(0, -3)]])).toEqual([file]);
});
