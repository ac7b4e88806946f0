import { expect, it } from 'vitest';
import { dayInBuenosAires } from '#domain/format.ts';
import { daysUntil, deadlinesOf, standingOn } from '#features/withdrawal/deadlines.ts';
import { isPlausibleDay } from '#ui/tool/day-field.ts';

const HOLIDAYS = {
  from: '2026-01-01',
  until: '2027-12-31',
  days: ['2026-11-23', '2026-12-07', '2026-12-08', '2026-12-25', '2027-01-01'],
};
const ends = (accepted: string, delivered?: string) => deadlinesOf({ accepted, delivered }, HOLIDAYS);

it.each<[rule: string, accepted: string, delivered: string | undefined, sure: string, extended: string]>([
  ['on the tenth day after acceptance', '2026-11-16', undefined, '2026-11-26', '2026-11-26'],
  ['ten days after a later delivery', '2026-11-10', '2026-11-16', '2026-11-26', '2026-11-26'],
  ['ten days after acceptance, delivered before', '2026-11-16', '2026-11-10', '2026-11-26', '2026-11-26'],
  ['in the next month for an acceptance on the 31st', '2026-12-31', undefined, '2027-01-10', '2027-01-11'],
  ['on a Saturday, told as Monday', '2026-11-18', undefined, '2026-11-28', '2026-11-30'],
  ['on a Sunday before a holiday, told as Tuesday', '2026-11-12', undefined, '2026-11-22', '2026-11-24'],
  ['on a holiday, told as the day after', '2026-11-28', undefined, '2026-12-08', '2026-12-09'],
  ['on a holiday before a weekend, told as Monday', '2026-12-15', undefined, '2026-12-25', '2026-12-28'],
])('ten running days end %s', (_, accepted, delivered, sure, extended) =>
  expect(ends(accepted, delivered)).toMatchObject({ sure, extended }),
);

it('ten working days leave out weekends and holidays', () =>
  expect(ends('2026-11-30').bank).toBe('2026-12-16'));

it.each([
  ['2026-11-16', true],
  ['2025-12-31', false],
  ['2027-12-20', false],
])('the holidays of the days after %s are known: %s', (accepted, isKnown) =>
  expect(ends(accepted).knowsHolidays).toBe(isKnown),
);

it.each([
  ['2026-11-21', 'open', '2026-11-22'],
  ['2026-11-22', 'lastDay', '2026-11-22'],
  ['2026-11-23', 'open', '2026-11-24'],
  ['2026-11-24', 'lastDay', '2026-11-24'],
  ['2026-11-25', 'bankDays', '2026-11-27'],
  ['2026-11-27', 'bankDays', '2026-11-27'],
  ['2026-11-28', 'over', '2026-11-27'],
])(
  'a loan accepted on the 12th of November 2026 can be given back on %s as %s, until %s',
  (today, state, day) => expect(standingOn(today, ends('2026-11-12'))).toEqual({ state, day }),
);

it.each([
  ['one minute before midnight of the tenth day it is today', '2026-11-27T02:59:00Z', 0],
  ['at midnight it is over', '2026-11-27T03:00:00Z', -1],
])('in Buenos Aires, %s', (_, moment, left) =>
  expect(daysUntil(ends('2026-11-16').sure, dayInBuenosAires(Date.parse(moment)))).toBe(left),
);

it.each([
  ['1950-01-01', true],
  ['2100-12-31', true],
  ['1949-12-31', false],
  ['2101-01-01', false],
  ['112026-11-12', false],
  ['2026-02-30', false],
])('the day %s is one in which somebody may have signed: %s', (day, isOne) =>
  expect(isPlausibleDay(day)).toBe(isOne),
);
