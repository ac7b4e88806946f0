import { expect, test } from 'vitest';
import type { Problem } from '#scripts/config/read/problem.ts';
import { EXCEPTIONS_FILE } from '#scripts/config/read/kinds.ts';
import { withoutExceptions } from '#scripts/config/rules/exceptions.ts';

const problem = {
  rule: 'claims',
  file: 'config/lenders/alerce.json',
  pointer: '/page/figures/0',
  exceptable: true,
  line: 1,
} as Problem;
const noted = { rule: 'claims', path: 'config/lenders/alerce.json#/page/figures/0', reason: 'x' };

const left = (problems: Problem[], exceptions: (typeof noted)[], isWhole = true) => {
  const text = JSON.stringify(exceptions, null, 2);
  return withoutExceptions(problems, { text, exceptions }, isWhole).map(
    ({ rule, file, line }) => `${rule} ${file}:${line}`,
  );
};

test('an exception lets its problem through', () => expect(left([problem], [noted])).toEqual([]));

test.each([
  ['of another rule', { ...noted, rule: 'contrast' }],
  ['for another place', { ...noted, path: 'config/lenders/alerce.json#/page/figures/1' }],
])('an exception %s lets nothing through, and is itself a problem', (_, exception) => {
  expect(left([problem], [exception])).toEqual([
    `claims ${problem.file}:1`,
    `exceptions ${EXCEPTIONS_FILE}:2`,
  ]);
});

test('a rule that knows no exceptions is not silenced', () => {
  expect(left([{ ...problem, exceptable: false }], [noted])).toHaveLength(2);
});

test('an unused exception is told by its own line', () => {
  expect(left([problem], [noted, { ...noted, path: 'config/site.json#/name' }])).toEqual([
    `exceptions ${EXCEPTIONS_FILE}:7`,
  ]);
});

test('while content is broken nobody knows what is unused', () => {
  expect(left([], [noted], false)).toEqual([]);
});
