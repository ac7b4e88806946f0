import { describe, expect, it } from 'vitest';
import { type PurgePlan, reasonToWait } from '#scripts/server/leads/purge.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const HOUR = 3_600_000;
const at = (hours: number): string => new Date(NOW + hours * HOUR).toISOString();

const plan = (change: Partial<PurgePlan>): PurgePlan => ({
  total: 1000,
  due: 5,
  newest: at(-1),
  clock: at(0),
  ...change,
});

describe('a purge', () => {
  it.each([
    ['of a few leads', {}],
    ['of nothing', { due: 0 }],
    ['of a tenth of the leads', { due: 100 }],
    ['of the only lead', { total: 1, due: 1 }],
    ['without any lead', { total: 0, due: 0, newest: null }],
    ['under a clock that differs by half an hour', { clock: at(0.5) }],
    ['with a newest lead that came in the last seconds', { newest: at(0.001) }],
  ])('a purge %s goes on', (_, change) => expect(reasonToWait(plan(change), NOW)).toBeNull());

  it.each([
    ['of more than a tenth of the leads', { due: 101 }, '101 of 1000'],
    ['of all leads', { total: 20, due: 20, newest: at(-200 * 24) }, '20 of 20'],
    ['under a clock behind the newest lead', { newest: at(2) }, at(2)],
    ['under a clock that the database does not agree with', { clock: at(-200 * 24) }, at(-200 * 24)],
    ['under a clock that is behind the database', { clock: at(30 * 24) }, at(30 * 24)],
  ])('a purge %s waits for a person, and says why', (_, change, reason) =>
    expect(reasonToWait(plan(change), NOW)).toContain(reason),
  );
});
