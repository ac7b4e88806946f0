import { expect, it } from 'vitest';
import { dayInBuenosAires } from '#domain/format.ts';
import { holdsOn, isOver } from '#domain/period.ts';

const AUGUST = { from: '2026-08-01', until: '2026-08-31' };

it.each([
  ['before its first day', AUGUST, '2026-07-31', false],
  ['on its first day', AUGUST, '2026-08-01', true],
  ['on its last day', AUGUST, '2026-08-31', true],
  ['after its last day', AUGUST, '2026-09-01', false],
  ['without a beginning', { until: '2026-08-31' }, '2000-01-01', true],
  ['without an end', { from: '2026-08-01' }, '2100-01-01', true],
  ['without either', {}, '2026-08-15', true],
])('a period %s', (_, period, day, holds) => {
  expect(holdsOn(period, day)).toBe(holds);
});

it('a period is over from the midnight of Buenos Aires on, wherever the visitor is', () => {
  const day = (moment: string) => dayInBuenosAires(Date.parse(moment));
  expect(isOver(AUGUST, day('2026-09-01T02:59:59Z'))).toBe(false);
  expect(isOver(AUGUST, day('2026-09-01T03:00:00Z'))).toBe(true);
});
