import { describe, expect, it } from 'vitest';
import {
  type FileConflict,
  joined,
  openConflicts,
  withSide,
} from '#scripts/preview/editor/page/conflicts.ts';

const FILE = 'config/guide.json';
const conflict = (change: Partial<FileConflict>): FileConflict => ({
  file: FILE,
  pointer: '/title',
  mine: 'Mío',
  theirs: 'Publicado',
  ...change,
});
const draftOf = (data: unknown) => ({ [FILE]: JSON.stringify(data) });

describe('one side of a conflict', () => {
  const rows = { rows: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] };
  it.each([
    ['mine, which the draft holds', conflict({}), { title: 'Mío' }, 'mine', { title: 'Mío' }],
    ['theirs', conflict({}), { title: 'Mío' }, 'theirs', { title: 'Publicado' }],
    [
      'mine, which was a deletion: the row that was kept goes, without a hole',
      conflict({ pointer: '/rows/1', mine: undefined, theirs: { name: 'B' } }),
      rows,
      'mine',
      { rows: [{ name: 'A' }, { name: 'C' }] },
    ],
    [
      'theirs, which was a deletion',
      conflict({ pointer: '/rows/1', mine: { name: 'B' }, theirs: undefined }),
      rows,
      'theirs',
      { rows: [{ name: 'A' }, { name: 'C' }] },
    ],
  ] as const)('one side of a conflict is %s', (_, one, data, side, result) => {
    expect(JSON.parse(withSide(draftOf(data), one, side) ?? 'null')).toEqual(result);
  });

  it.each([
    ['the rows have moved', conflict({ pointer: '/rows/0', mine: { name: 'B' } }), draftOf(rows)],
    ['the text was edited since', conflict({}), draftOf({ title: 'Más nuevo' })],
    ['the draft takes the file away', conflict({}), { [FILE]: null }],
    ['the text is no JSON', conflict({}), { [FILE]: '{,' }],
  ])('one side of a conflict is not written where %s', (_, one, draft) => {
    expect(withSide(draft, one, 'theirs')).toBeUndefined();
  });

  it('one side of a conflict is a whole file, or none, where the whole file is the conflict', () => {
    const one = conflict({ pointer: '', mine: null, theirs: '{"title":"Publicado"}' });
    expect(withSide({ [FILE]: null }, one, 'theirs')).toBe('{"title":"Publicado"}');
    expect(withSide({ [FILE]: null }, one, 'mine')).toBeNull();
  });
});

it('a place that is in conflict again is asked about once, with the later values', () => {
  const later = conflict({ theirs: 'Después' });
  const other = conflict({ pointer: '/intro' });
  expect(joined([conflict({}), other], [later])).toEqual([other, later]);
});

describe('a conflict', () => {
  const row = { pointer: '/rows/0', mine: undefined, theirs: { name: 'A' } };
  it.each([
    ['of a file that is no longer in the draft', conflict({}), {}],
    ['whose place has the published text again', conflict({}), draftOf({ title: 'Publicado' })],
    ['whose place is gone, as in what is published', conflict({ theirs: undefined }), draftOf({})],
  ])('a conflict %s is none', (_, one, draft) => expect(openConflicts([one], draft)).toEqual([]));

  it.each([
    ['whose place holds mine', conflict({}), draftOf({ title: 'Mío' })],
    ['whose place was edited since', conflict({}), draftOf({ title: 'Más nuevo' })],
    ['about a row that I took away and that was kept', conflict(row), draftOf({ rows: [{ name: 'A' }] })],
    ['of a text that is no JSON', conflict({}), { [FILE]: '{,' }],
    ['about a whole file', conflict({ pointer: '', mine: null }), { [FILE]: null }],
  ])('a conflict %s stays', (_, one, draft) => expect(openConflicts([one], draft)).toEqual([one]));
});
