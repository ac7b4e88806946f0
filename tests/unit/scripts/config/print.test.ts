import { expect, test } from 'vitest';
import type { Problem } from '#scripts/config/read/problem.ts';
import { shownFile } from '#scripts/config/read/folder.ts';
import { asAnnotations, asText, codeFrame, inOrder } from '#scripts/config/print.ts';

const problem = (change: Partial<Problem>): Problem => ({
  rule: 'schema',
  severity: 'error',
  file: 'config/site.json',
  pointer: '/name',
  line: 2,
  column: 11,
  endLine: 2,
  endColumn: 14,
  message: '/name: dice "x"; se esperaba otra cosa; cambialo.',
  ...change,
});

const TEXT = '{\n  "name": "x",\n  "origin": "y"\n}\n';
const files = new Map([['config/site.json', { text: TEXT }]]);

test('a problem is printed with its lines', () => {
  expect(asText([problem({})], files)).toBe(
    [
      `${shownFile('config/site.json')}:2:11  error  /name: dice "x"; se esperaba otra cosa; cambialo.  (schema)`,
      '    2 |   "name": "x",',
      '                  ^^^',
    ].join('\n'),
  );
});

test('a notice is printed without its lines', () => {
  expect(asText([problem({ severity: 'warning' })], files)).not.toContain('^');
});

test('a breach that can be meant is printed with its way out', () => {
  expect(asText([problem({})], files)).not.toContain('exceptions.json');
  const text = asText([problem({ rule: 'claims', exceptable: true })], files);
  expect(text).toContain('/exceptions.json: {"rule":"claims","path":"config/site.json#/name","reason":"…"}');
});

test('files are printed apart, their lines in order', () => {
  const problems = inOrder([
    problem({ file: 'config/z.json', message: 'z' }),
    problem({ line: 9, message: 'nine' }),
    problem({ line: 3, message: 'three' }),
  ]);
  expect(problems.map(({ message }) => message)).toEqual(['three', 'nine', 'z']);
  expect(asText(problems, new Map()).split('\n\n')).toHaveLength(2);
});

test('a frame of a very long line shows the place', () => {
  const line = `"${'x'.repeat(500)}", "bad"`;
  const shown = codeFrame(line, { line: 1, column: 505, endLine: 1, endColumn: 510 });
  expect(shown).toContain('"bad"');
  expect(Math.max(...shown.split('\n').map(({ length }) => length))).toBeLessThan(200);
});

test('a frame writes what cannot be seen by its number, and marks it', () => {
  const shown = codeFrame('{ "a": "\u202Ex" }', { line: 1, column: 8, endLine: 1, endColumn: 12 });
  expect(shown).toBe('1 | { "a": "\\u202Ex" }\n           ^^^^^^^^^');
});

test('findings printed as annotations stay in their line', () => {
  const text = asAnnotations([problem({ message: 'uno\n::error::dos 100%', file: 'config/a,b:c.json' })]);
  expect(text).toBe(
    `::error file=${shownFile('config/')}a%2Cb%3Ac.json,line=2,endLine=2,col=11,endColumn=14,title=schema::uno%0A::error::dos 100%25`,
  );
});
