import { expect, it } from 'vitest';
import { parseDay, parseFigure } from '#scripts/catalogue/row.ts';
import type { Cell, Form } from '#scripts/catalogue/read-source.ts';

it.each<[Cell, Form, number | null]>([
  ['93,32', 'csv', 93.32],
  [',00', 'csv', 0],
  ['0,00', 'csv', 0],
  ['1.234.567,89', 'csv', 1_234_567.89],
  ['500.000', 'csv', 500_000],
  ['72.86', 'csv', 72.86],
  [' $ 1.300 ', 'csv', 1300],
  ['30 %', 'csv', 30],
  ['1\u00A0000', 'csv', 1000],
  ['-5', 'csv', -5],
  ['', 'csv', null],
  ['   ', 'csv', null],
  [null, 'json', null],
  [93.32, 'json', 93.32],
  ['93.320', 'json', 93.32],
  ['93,32', 'json', 93.32],
  ['s/d', 'csv', NaN],
  ['1,234.56', 'csv', NaN],
  ['1,2,3', 'csv', NaN],
  ['1E+06', 'csv', NaN],
  [Infinity, 'json', NaN],
])('parseFigure reads %o of a %s as %o', (cell, form, expected) => {
  expect(parseFigure(cell, form)).toBe(expected);
});

it.each<[Cell, string | null]>([
  ['2026-06-12', '2026-06-12'],
  ['2026-06-12T00:00:00', '2026-06-12'],
  ['12/6/2026', '2026-06-12'],
  ['05/06/2026', '2026-06-05'],
  ['12/6/2026 00:00:00', '2026-06-12'],
  ['29/2/2024', '2024-02-29'],
  ['', null],
  [null, null],
  ['29/2/2026', 'unreadable'],
  ['2026-13-01', 'unreadable'],
  ['12-jun-26', 'unreadable'],
  ['46185', 'unreadable'],
])('parseDay reads %o as %o', (cell, expected) => expect(parseDay(cell)).toBe(expected));
