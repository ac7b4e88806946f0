import { expect, it } from 'vitest';
import { formatDecimal, parseRate } from '#domain/input/decimal.ts';

it.each([
  ['2,5', 2.5],
  ['', 0],
  ['mucho', NaN],
  ['2.500', NaN],
])('the rate of %j is %d', (text, figure) => expect(parseRate(text)).toBe(figure));

it.each([
  [2.5, '2,5'],
  [12, '12'],
  [1 / 3, '0,3333'],
  [0, ''],
  [-1, ''],
  [NaN, ''],
  [Infinity, ''],
])('%d is shown as %j', (figure, text) => expect(formatDecimal(figure)).toBe(text));
