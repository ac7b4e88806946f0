import { expect, it } from 'vitest';
import { formatDecimal, parseDecimal } from '#domain/input/decimal.ts';

it.each([
  ['2,5', 2.5],
  ['2.5', 2.5],
  [' 2,5 % ', 2.5],
  ['12', 12],
  ['3,', 3],
  ['3.', 3],
  ['123456', 123_456],
  ['1,2345', 1.2345],
  ['1234567', NaN],
  ['1,23456', NaN],
  ['1.234,5', 1234.5],
  ['1.234,50 %', 1234.5],
  ['-2', NaN],
  ['2,5x', NaN],
  ['x2,5', NaN],
  ['2x5', NaN],
  ['tres', NaN],
  [',5', 0.5],
  ['', 0],
])('%j is %d', (text, figure) => expect(parseDecimal(text)).toBe(figure));

it.each([
  [2.5, '2,5'],
  [12, '12'],
  [1 / 3, '0,3333'],
  [0, ''],
  [-1, ''],
  [NaN, ''],
  [Infinity, ''],
])('%d is shown as %j', (figure, text) => expect(formatDecimal(figure)).toBe(text));
