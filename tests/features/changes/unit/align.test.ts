import { expect, test } from 'vitest';
import { align } from '#scripts/changes/align.ts';

/** What became of a list of letters: 'a→b' replaced, '+c' came, '-d' went, 'e:0>2' moved. */
function story(before: string, after: string, mayReplace = true): string {
  const [old, now] = [[...before], [...after]];
  return align(old, now, () => mayReplace)
    .filter(({ kind }) => kind !== 'kept')
    .map((pair) => {
      if (pair.kind === 'added') return `+${now[pair.after]}`;
      if (pair.kind === 'removed') return `-${old[pair.before]}`;
      if (pair.kind === 'moved') return `${old[pair.before]}:${pair.before}>${pair.after}`;
      return `${old[pair.before]}→${now[pair.after]}`;
    })
    .join(' ');
}

test.each([
  ['abc', 'axc', 'b→x'],
  ['abc', 'abxc', '+x'],
  ['abcd', 'dabc', 'd:3>0'],
  ['abc', 'xyz', 'a→x b→y c→z'],
  ['abcde', 'eabxd', 'e:4>0 c→x'],
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
  const pairs = align(old, now, () => true);
  expect(performance.now() - start).toBeLessThan(1000);
  expect(pairs.filter(({ kind }) => kind !== 'kept')).toEqual([
    { kind: 'added', after: 4000 },
    { kind: 'moved', before: 4000, after: 10_000 },
  ]);
  expect(pairs.filter(({ kind }) => kind === 'kept')).toHaveLength(9999);
});
