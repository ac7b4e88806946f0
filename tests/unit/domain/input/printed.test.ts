import { expect, it } from 'vitest';
import { parsePrinted } from '#domain/input/printed.ts';

it.each([
  ['1.234,50', 1234.5, 2],
  ['$ 124.031,3', 124_031.3, 1],
  ['104,69 %', 104.69, 2],
  ['1.000', 1000, 0],
  ['1234.5', 1234.5, 1],
  ['2.5', 2.5, 1],
  ['2067', 2067, 0],
  ['12.000.000', 12_000_000, 0],
  ['0', 0, 0],
])('%j is %d with %d decimals', (text, value, decimals) =>
  expect(parsePrinted(text)).toEqual({ value, decimals }),
);

it.each(['', 'tres', '1,', '1,2,3', '-5', '1.23.4', '1..2', '12.34,5', '5e3', ',5', '1,23456'])(
  '%j is no figure',
  (text) => expect(parsePrinted(text)).toBeNull(),
);
