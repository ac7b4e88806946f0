import { expect, test } from 'vitest';
import { changedRows, type Rows } from '#scripts/preview/changes/picture-compare.ts';

/** Rows of a picture, every one unlike the others. */
const rows = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at);
const shown = (list: readonly Rows[]): string => list.map(({ from, count }) => `${from}+${count}`).join(' ');

function marked(before: number[], after: number[]): [before: string, after: string] {
  const changed = changedRows(before, after);
  return [shown(changed.before), shown(changed.after)];
}

const PAGE = rows(0, 400);
const NEW = rows(1000, 50);

test.each<[what: string, after: number[], before: string, now: string]>([
  ['nothing', PAGE, '', ''],
  ['one row', PAGE.with(200, 999), '200+1', '200+1'],
  ['rows that came in between: what moved down is not marked', PAGE.toSpliced(200, 0, ...NEW), '', '200+50'],
  ['rows that went', PAGE.toSpliced(100, 50), '100+50', ''],
  ['two places far apart', PAGE.with(50, 998).with(300, 999), '50+1 300+1', '50+1 300+1'],
  ['two places near each other are one', PAGE.with(50, 998).with(70, 999), '50+21', '50+21'],
  ['a large place, and a hair elsewhere', PAGE.toSpliced(100, 10, ...NEW).with(300, 999), '100+10', '100+50'],
  ['the end', [...PAGE, ...NEW], '', '400+50'],
  ['everything', rows(5000, 300), '0+400', '0+300'],
])('%s', (_, after, before, now) => expect(marked(PAGE, after)).toEqual([before, now]));

test('more changes than are looked for are marked from the first to the last, in what came or went alone', () => {
  const other = [...rows(20_000, 2000), 4500, ...rows(30_000, 2000)];
  expect(marked([1, ...rows(4000, 1000), 2], [1, ...other, 2])).toEqual(['1+1000', '1+4001']);
  expect(marked(PAGE, PAGE.toSpliced(200, 0, ...rows(20_000, 4001)))).toEqual(['', '200+4001']);
});
