import { expect, test } from 'vitest';
import { align } from '#scripts/changes/align.ts';

/** What became of a list of letters: 'a→b' replaced, '+c' came, '-d' went, '~' others stand in another order. */
function story(before: string, after: string, mayReplace = true): string {
  const [old, now] = [[...before], [...after]];
  const { pairs, isReordered } = align(old, now, () => mayReplace);
  const changes = pairs
    .filter(({ kind }) => kind !== 'kept')
    .map((pair) => {
      if (pair.kind === 'added') return `+${now[pair.after]}`;
      if (pair.kind === 'removed') return `-${old[pair.before]}`;
      return `${old[pair.before]}→${now[pair.after]}`;
    });
  return [...(isReordered ? ['~'] : []), ...changes].join(' ');
}

test.each([
  ['abc', 'axc', 'b→x'],
  ['abc', 'abxc', '+x'],
  ['abcd', 'dabc', '~'],
  ['aab', 'ab', '-a'],
  ['abc', 'xyz', 'a→x b→y c→z'],
  ['abcde', 'eabxd', '~ +x -c'],
])("texts are aligned: '%s' to '%s' gives %s", (before, after, expected) =>
  expect(story(before, after)).toBe(expected),
);

test('what is itself whatever else changes is not replaced by a neighbour', () => {
  expect(story('abc', 'axc', false)).toBe('+x -b');
});

test('every element of two lists is listed exactly once, in long lists as well', () => {
  const old = Array.from({ length: 10_000 }, (_, at) => String(at));
  const now = [...old.slice(0, 4000), 'new', ...old.slice(4001), old[4000] as string];
  const start = performance.now();
  const { pairs, isReordered } = align(old, now, () => true);
  expect(performance.now() - start).toBeLessThan(1000);
  expect(pairs.filter(({ kind }) => kind !== 'kept')).toEqual([{ kind: 'added', after: 4000 }]);
  expect([pairs.length, isReordered]).toEqual([10_001, true]);
});
