import { expect, it } from 'vitest';
import { lastIndexWhere, lastWhere } from '#domain/last-where.ts';

it.each<[string, number[], number, number | undefined]>([
  ['the last of several', [8, 3, 9, 2], 2, 9],
  ['the first one where no other passes', [8, 3, 2], 0, 8],
  ['the very last', [1, 8], 1, 8],
  ['none', [1, 2], -1, undefined],
  ['none of nothing', [], -1, undefined],
])('the last item above 5: %s', (_, items, at, item) => {
  const isHigh = (figure: number): boolean => figure > 5;
  expect(lastIndexWhere(items, isHigh)).toBe(at);
  expect(lastWhere(items, isHigh)).toBe(item);
});
