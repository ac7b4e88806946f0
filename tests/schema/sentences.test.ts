import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ContentFiles } from '#scripts/config/read/content.ts';
import { openLoader, readFiles } from '#scripts/config/read/load.ts';
import type { Problem } from '#scripts/config/read/problem.ts';
import { setAt } from '../support/content/set-at.ts';
import { RULES } from '#scripts/config/rules/all.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { ROOT } from '../support/content/files.ts';

const load = openLoader(ROOT);
const contents = readFiles(ROOT);
const problemsOf = (files: ContentFiles): Problem[] => allProblems(load(files), { today: '2026-11-22' });
const nameOf = ({ file, message }: Problem): string => `${file} ${message}`;
const ofRules = new Set(RULES.map(({ id }) => id));
const known = new Set(problemsOf(contents).map(nameOf));

/** Whole files that are too much to be written into the table. */
const WRITTEN: Readonly<Record<string, (text: string) => string | Uint8Array>> = {
  'forty levels': () => `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`,
  'latin letters': () => Buffer.from('{"a": "Córdoba"}', 'latin1'),
  'a mark before it': (text) => `\uFEFF${text}`,
};

const unescaped = (text: string): string =>
  text
    .replaceAll(/\\u([\dA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\n', '\n')
    .replaceAll('\\t', '\t');

/** The file after an edit of the table; undefined where it is gone, null where it is a folder. */
function edited(text: string, edit: string): string | Uint8Array | null | undefined {
  if (edit === 'gone') return undefined;
  if (edit === 'folder') return null;
  if (WRITTEN[edit]) return WRITTEN[edit](text);
  if (edit.startsWith('text')) return unescaped(edit.slice('text '.length));
  const [from = '', to] = edit.split(' → ').map(unescaped);
  if (to !== undefined) {
    if (!text.includes(from)) throw new Error(`The file does not hold ${from}`);
    return text.replace(from, () => to);
  }
  const data = JSON.parse(text) as object;
  for (const one of edit.split(' & ')) {
    const [, pointer = '', value] = /^(\S+) (?:gone|= (.*))$/.exec(one) ?? [];
    setAt(data, pointer.split('/').slice(1), value === undefined ? undefined : JSON.parse(unescaped(value)));
  }
  return JSON.stringify(data, null, 2);
}

function toldOf(name: string, edit: string): string[] {
  const file = `config/${name}`;
  const before = contents.get(file);
  const data = edited(before ? new TextDecoder().decode(before as Uint8Array) : '', edit);
  const files = new Map(contents);
  if (data === undefined) files.delete(file);
  else files.set(file, data);
  return problemsOf(files)
    .filter((problem) => !known.has(nameOf(problem)))
    .map((problem) => {
      const mended = problem.value === undefined ? '' : ` ⇒ ${JSON.stringify(problem.value)}`;
      const rule = ofRules.has(problem.rule) ? ` (${problem.rule})` : '';
      return `${problem.file === file ? '' : `${problem.file} `}${problem.message}${rule}${mended}`;
    });
}

const rows = readFileSync(join(import.meta.dirname, 'sentences.txt'), 'utf8')
  .split(/\n(?=\S)/)
  .filter((row) => row.includes('\n  '))
  .map((row) => {
    const [name = '', edit = '', ...told] = row.trimEnd().split('\n  ');
    return [name, edit, told] as const;
  });

test('the table has a row for each mistake, and no more than can be read', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.length).toBeLessThanOrEqual(120);
});

test.each(rows)('the check says in its sentences what to do about %s', (_, edit, told) => {
  const at = edit.indexOf(': ');
  expect(toldOf(edit.slice(0, at), edit.slice(at + 2))).toEqual(told);
});
