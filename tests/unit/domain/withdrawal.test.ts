import { describe, expect, it } from 'vitest';
import { dayInBuenosAires } from '#domain/format.ts';
import { calendarFile, daysUntil, deadlinesOf } from '#domain/withdrawal.ts';

const HOLIDAYS = new Set(['2026-12-08', '2026-12-25', '2027-01-01']);
const ends = (accepted: string, delivered?: string) => deadlinesOf({ accepted, delivered }, HOLIDAYS);

describe('ten running days end', () => {
  it.each<[rule: string, accepted: string, delivered: string | undefined, sure: string, extended: string]>([
    ['on the tenth day after acceptance', '2026-11-16', undefined, '2026-11-26', '2026-11-26'],
    ['ten days after a later delivery', '2026-11-10', '2026-11-16', '2026-11-26', '2026-11-26'],
    [
      'ten days after acceptance when the delivery was before',
      '2026-11-16',
      '2026-11-10',
      '2026-11-26',
      '2026-11-26',
    ],
    ['in the next month for an acceptance on the 31st', '2026-12-31', undefined, '2027-01-10', '2027-01-11'],
    ['in March for the end of February', '2028-02-20', undefined, '2028-03-01', '2028-03-01'],
    ['on a Saturday, told as Monday', '2026-11-18', undefined, '2026-11-28', '2026-11-30'],
    ['on a holiday, told as the day after', '2026-11-28', undefined, '2026-12-08', '2026-12-09'],
    ['on a holiday before a weekend, told as Monday', '2026-12-15', undefined, '2026-12-25', '2026-12-28'],
  ])('ten running days end %s', (_, accepted, delivered, sure, extended) =>
    expect(ends(accepted, delivered)).toMatchObject({ sure, extended }),
  );
});

it('ten working days leave out weekends and holidays', () =>
  expect(ends('2026-11-30').bank).toBe('2026-12-15'));

it.each([
  ['one minute before midnight of the tenth day it is today', '2026-11-27T02:59:00Z', 0],
  ['at midnight it is over', '2026-11-27T03:00:00Z', -1],
])('in Buenos Aires, %s', (_, moment, left) =>
  expect(daysUntil(ends('2026-11-16').sure, dayInBuenosAires(Date.parse(moment)))).toBe(left),
);

it('a calendar file holds one whole day in lines of at most 75 octets, its text escaped', () => {
  const text = `Carta, correo; o botón\n${'ñandú '.repeat(30)}`;
  const file = calendarFile({ day: '2026-12-31', title: 'Último día', text, stamp: '2026-12-21' });
  const lines = file.split('\r\n');
  expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  const whole = file.replaceAll('\r\n ', '');
  expect(whole).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(whole).toContain(`DESCRIPTION:Carta\\, correo\\; o botón\\n${'ñandú '.repeat(30)}\r\n`);
  expect(whole.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n') && whole.endsWith('END:VCALENDAR\r\n')).toBe(
    true,
  );
});
