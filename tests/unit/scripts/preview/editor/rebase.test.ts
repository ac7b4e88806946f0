import { describe, expect, it } from 'vitest';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { rebased } from '#scripts/preview/editor/page/rebase.ts';

const merge = (base: object, mine: object, published: object): unknown =>
  JSON.parse(rebased(formatJson(base), formatJson(mine), formatJson(published)) ?? 'null');

describe('a draft on top of what was published meanwhile', () => {
  it.each<[what: string, base: object, mine: object, published: object, result: object]>([
    ['keeps what only I changed', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 1 }, { a: 2, b: 1 }],
    ['keeps what only others changed', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }],
    ['has mine where both changed', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }],
    [
      'merges deep inside',
      { page: { title: 'a', text: 'a' } },
      { page: { title: 'b', text: 'a' } },
      { page: { title: 'a', text: 'c' } },
      { page: { title: 'b', text: 'c' } },
    ],
    ['keeps what others added', { a: 1 }, { a: 2 }, { a: 1, b: 1 }, { a: 2, b: 1 }],
    ['keeps away what others took away', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1 }, { a: 2 }],
    ['keeps away what I took away', { a: 1, b: 1 }, { a: 1 }, { a: 2, b: 1 }, { a: 2 }],
    [
      'merges items of a list by their place while there are as many',
      { list: ['a', 'b', 'c'] },
      { list: ['A', 'b', 'c'] },
      { list: ['a', 'b', 'C'] },
      { list: ['A', 'b', 'C'] },
    ],
    [
      'has the rows that either side added, and none that either took away',
      { list: [{ id: 1 }, { id: 2 }, { id: 3 }] },
      { list: [{ id: 1 }, { id: 2 }, { id: 4 }] },
      { list: [{ id: 1 }, { id: 3 }, { id: 5 }, { id: 6 }] },
      { list: [{ id: 1 }, { id: 4 }, { id: 5 }, { id: 6 }] },
    ],
    [
      'adds a row once that both added',
      { list: [1] },
      { list: [1, 2] },
      { list: [1, 2, 3] },
      { list: [1, 2, 3] },
    ],
  ])('%s', (_, base, mine, published, result) => expect(merge(base, mine, published)).toEqual(result));

  it.each<[what: string, base: string | null, mine: string | null, published: string | null]>([
    ['a new file', null, '{"a": 1}', null],
    ['a file that others added too', null, '{"a": 1}', '{"a": 2}'],
    ['a file that I took away', '{"a": 1}', null, '{"a": 2}'],
    ['a file that others took away', '{"a": 1}', '{"a": 2}', null],
    ['a drawing', '<svg/>', '<svg width="1"/>', '<svg width="2"/>'],
  ])('%s stays as I have it', (_, base, mine, published) =>
    expect(rebased(base, mine, published)).toBe(mine),
  );
});
