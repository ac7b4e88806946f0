import { expect, it } from 'vitest';
import { createMemoryLimits } from '#scripts/server/leads/limits.ts';

/** Limits at a clock that can be set, and what each of some callers is told, one after the other. */
function limitsAt(clock: { now: number }) {
  const { secondsToWait } = createMemoryLimits(() => clock.now);
  return async (perMinute: number, ...callers: string[]): Promise<number[]> => {
    const waits: number[] = [];
    for (const caller of callers) waits.push(await secondsToWait('write', caller, perMinute));
    return waits;
  };
}

it('admits so many calls in the minute that begins with the first', async () => {
  const clock = { now: 0 };
  const wait = limitsAt(clock);
  expect(await wait(2, 'a', 'a', 'a')).toEqual([0, 0, 60]);
  clock.now = 45_000;
  expect(await wait(2, 'a')).toEqual([15]);
  clock.now = 60_000;
  expect(await wait(2, 'a', 'a', 'a')).toEqual([0, 0, 60]);
});

it('counts every caller, and every action, apart', async () => {
  const { secondsToWait } = createMemoryLimits(() => 0);
  expect(await secondsToWait('write', 'a', 1)).toBe(0);
  expect(await secondsToWait('write', 'b', 1)).toBe(0);
  expect(await secondsToWait('read', 'a', 1)).toBe(0);
  expect(await secondsToWait('write', 'a', 1)).toBe(60);
});

it('lets no caller wait for a clock that was set back', async () => {
  const clock = { now: 3_600_000 };
  const wait = limitsAt(clock);
  await wait(1, 'a', 'a');
  clock.now = 0;
  expect(await wait(1, 'a', 'a')).toEqual([0, 60]);
});

it('never tells a caller to come back at once', async () => {
  const clock = { now: 0 };
  const wait = limitsAt(clock);
  await wait(1, 'a');
  clock.now = 59_999;
  expect(await wait(1, 'a')).toEqual([1]);
});

it('remembers a caller among a crowd, but not without end', async () => {
  const wait = limitsAt({ now: 0 });
  const crowd = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `caller ${from + index}`);
  await wait(1, 'first', ...crowd(0, 40_000));
  expect(await wait(1, 'first')).toEqual([60]);
  expect((await wait(1, ...crowd(40_000, 60_000), 'first')).at(-1)).toBe(0);
});
