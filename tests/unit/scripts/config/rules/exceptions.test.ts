import { expect, test } from 'vitest';
import type { Problem } from '#scripts/config/read/problem.ts';
import { EXCEPTIONS_FILE } from '#scripts/config/read/kinds.ts';
import { withoutExceptions } from '#scripts/config/rules/exceptions.ts';

const problem = {
  rule: 'claims',
  file: 'config/lenders/alerce.json',
  pointer: '/page/figures/0',
  exceptable: true,
} as Problem;
const noted = { rule: 'claims', path: 'config/lenders/alerce.json#/page/figures/0', reason: 'x' };

const left = (problems: Problem[], exceptions?: (typeof noted)[]) => {
  const found = withoutExceptions(problems, exceptions);
  return [...found.left.map(({ rule }) => rule), ...found.unused.map(({ file, pointer }) => file + pointer)];
};

test('an exception lets its problem through', () => expect(left([problem], [noted])).toEqual([]));

test.each([
  ['of another rule', { ...noted, rule: 'contrast' }],
  ['for another place', { ...noted, path: 'config/lenders/alerce.json#/page/figures/1' }],
])('an exception %s lets nothing through, and is itself told by its place', (_, exception) => {
  expect(left([problem], [exception])).toEqual(['claims', `${EXCEPTIONS_FILE}/exceptions/0`]);
});

test('a rule that knows no exceptions is not silenced', () => {
  expect(left([{ ...problem, exceptable: false }], [noted])).toHaveLength(2);
});

test('while the list is broken nothing is told that it may allow', () => {
  expect(left([problem])).toEqual([]);
});
