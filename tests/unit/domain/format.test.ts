import { describe, expect, it } from 'vitest';
import { content } from '../../support/content/content.ts';
import {
  dayInBuenosAires,
  formatCentavos,
  formatDate,
  formatMonth,
  formatNumber,
  formatPercent,
  formatWholePercent,
  formatPesos,
  formatShortDate,
  formatTerm,
} from '#domain/format.ts';

/** Spaces that keep a figure and its unit together, made visible. */
const visible = (text: string): string => text.replaceAll('\u00A0', '_');

describe('figures', () => {
  it('[S9.1-06] writes pesos without decimals, in the es-AR format', () => {
    expect(visible(formatPesos(5_000_000))).toBe('$_5.000.000');
  });

  it.each([
    [formatPesos, 0, '$_0'],
    [formatPesos, 999.5, '$_1.000'],
    [formatPesos, -50, '-$_50'],
    [formatPesos, -0.4, '$_0'],
    [formatPesos, Number.NaN, '—'],
    [formatPesos, Number.NEGATIVE_INFINITY, '—'],
    [formatCentavos, 312_117.625, '$_312.117,63'],
    [formatCentavos, 0.005, '$_0,01'],
    [formatPercent, 67.756, '67,76_%'],
    [formatPercent, 1.005, '1,01_%'],
    [formatPercent, 34_294.36, '34.294,36_%'],
    [formatPercent, Number.POSITIVE_INFINITY, '—'],
    [formatWholePercent, 9.6, '10_%'],
    [formatNumber, -1234.5, '-1.235'],
  ] as const)('%o of %d is written as Argentines write it', (format, value, shown) =>
    expect(visible(format(value))).toBe(shown),
  );

  it('spell out what a computer would write with an exponent', () => {
    expect(visible(formatPercent(1e300))).toMatch(/^1(?:\.\d{3}){100},00_%$/);
  });
});

it.each([
  [1, '1 mes'],
  [12, '1 año'],
  [13, '1 año y 1 mes'],
  [24, '2 años'],
  [120, '10 años'],
  [0, '0 meses'],
  [Number.NaN, '—'],
])('[S9.1-12..13] a term of %d months', (months, shown) => {
  expect(formatTerm(months, content.simulator.texts.termValue)).toBe(shown);
});

describe('dates', () => {
  it.each([
    ['2026-11-20', '20 de noviembre de 2026', 'noviembre de 2026', '20/11/2026'],
    ['2026-01-01', '1 de enero de 2026', 'enero de 2026', '01/01/2026'],
    ['2024-02-29', '29 de febrero de 2024', 'febrero de 2024', '29/02/2024'],
    ['2026-02-29', '—', '—', '—'],
    ['2026-13-01', '—', '—', '—'],
    ['ayer', '—', '—', '—'],
  ])("the day '%s' is written as Argentines write it", (day, ...shown) =>
    expect([formatDate, formatMonth, formatShortDate].map((format) => format(day))).toEqual(shown),
  );

  it.each([
    ['2026-11-20T02:59:59Z', '2026-11-19'],
    ['2026-11-20T03:00:00Z', '2026-11-20'],
    ['2027-01-01T01:00:00Z', '2026-12-31'],
  ])('the day in Buenos Aires at %s', (moment, day) => {
    expect(dayInBuenosAires(Date.parse(moment))).toBe(day);
  });
});
