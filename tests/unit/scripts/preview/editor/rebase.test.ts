import { describe, expect, it } from 'vitest';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { rebased } from '#scripts/preview/editor/page/rebase.ts';

const rebase = (base: object, mine: object, published: object) =>
  rebased(formatJson(base), formatJson(mine), formatJson(published));
const merge = (base: object, mine: object, published: object): unknown =>
  JSON.parse(rebase(base, mine, published).text ?? 'null');

/** A figure with its date, as a lender's page has them. */
const figure = (label: string, asOf = '2026-01-01') => ({ label, value: `de ${label}`, asOf });

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
    [
      'puts a row that others changed where I moved it',
      { list: [figure('uno'), figure('dos')] },
      { list: [figure('dos'), figure('uno')] },
      { list: [figure('uno', '2026-11-01'), figure('dos')] },
      { list: [figure('dos'), figure('uno', '2026-11-01')] },
    ],
    [
      'puts a row that I changed where others moved it',
      { list: [figure('uno'), figure('dos')] },
      { list: [figure('uno', '2026-11-01'), figure('dos')] },
      { list: [figure('dos'), figure('uno')] },
      { list: [figure('dos'), figure('uno', '2026-11-01')] },
    ],
    [
      'puts a text that others changed where I moved it',
      { list: ['a', 'b'] },
      { list: ['b', 'a'] },
      { list: ['a', 'B'] },
      { list: ['B', 'a'] },
    ],
  ])('a draft on top of what was published meanwhile %s', (_, base, mine, published, result) =>
    expect(merge(base, mine, published)).toEqual(result),
  );

  it.each<[what: string, base: string | null, mine: string | null, published: string | null]>([
    ['a new file', null, '{"a": 1}', null],
    ['a file that others added too', null, '{"a": 1}', '{"a": 2}'],
    ['a file that I took away', '{"a": 1}', null, '{"a": 2}'],
    ['a file that others took away', '{"a": 1}', '{"a": 2}', null],
    ['a drawing', '<svg/>', '<svg width="1"/>', '<svg width="2"/>'],
  ])('a draft on top of what was published meanwhile %s stays as I have it', (_, base, mine, published) =>
    expect(rebased(base, mine, published)).toEqual({
      text: mine,
      conflicts: base === published ? [] : [{ pointer: '', mine, theirs: published }],
    }),
  );

  it.each<[what: string, base: object, mine: object, published: object, conflicts: object[]]>([
    ['nothing where each changed another place', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, []],
    ['nothing where both made the same change', { a: 1 }, { a: 2 }, { a: 2 }, []],
    [
      'a value that both changed',
      { page: { title: 'a' } },
      { page: { title: 'b' } },
      { page: { title: 'c' } },
      [{ pointer: '/page/title', mine: 'b', theirs: 'c' }],
    ],
    [
      'a row that I took away and others changed, which stays',
      { list: [figure('uno'), figure('dos')] },
      { list: [figure('dos')] },
      { list: [figure('uno', '2026-11-01'), figure('dos')] },
      [{ pointer: '/list/1', mine: undefined, theirs: figure('uno', '2026-11-01') }],
    ],
    [
      'a row that both changed, where it stands now',
      { list: [figure('uno'), figure('dos')] },
      { list: [figure('dos'), figure('uno', '2026-10-01')] },
      { list: [figure('uno', '2026-11-01'), figure('dos')] },
      [{ pointer: '/list/1/asOf', mine: '2026-10-01', theirs: '2026-11-01' }],
    ],
  ])('a draft on top of what was published meanwhile asks about %s', (_, base, mine, published, conflicts) =>
    expect(rebase(base, mine, published).conflicts).toEqual(conflicts),
  );
});
