import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayText, dayWords, readDayText } from '#scripts/preview/editor/page/day-text.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-26T15:00:00Z') }));
afterEach(() => vi.useRealTimers());

describe('a day in the editor', () => {
  test.each([
    ['10/12/2026', '2026-12-10'],
    ['10-12-26', '2026-12-10'],
    ['2026-12-10', '2026-12-10'],
    ['10 de diciembre de 2027', '2027-12-10'],
    ['jueves 10 de diciembre de 2026', '2026-12-10'],
    ['10/12', '2026-12-10'],
    ['10 dic', '2026-12-10'],
    ['26 de noviembre', '2026-11-26'],
    ['25 de noviembre', '2027-11-25'],
    ['6.1', '2027-01-06'],
    ['31/2/2026', '31/2/2026'],
    ['pronto', 'pronto'],
    ['', ''],
  ])('%j is read as %j', (text, day) => expect(readDayText(text)).toBe(day));

  test.each([
    ['2026-12-10', '10/12/2026', 'jueves 10 de diciembre de 2026'],
    ['2026-02-31', '2026-02-31', ''],
    [undefined, '', ''],
  ])('%j is shown as %j and said as %j', (day, text, words) => {
    expect([dayText(day), dayWords(day)]).toEqual([text, words]);
    if (words !== '') expect(readDayText(text)).toBe(day);
  });
});
