import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryLimit, createQuickLimit } from '#scripts/server/leads/limits.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 3_600_000 }));
afterEach(() => void vi.useRealTimers());

/** What each of some callers is told, one after the other. */
function waits() {
  const limit = createMemoryLimit();
  return async (perMinute: number, ...callers: string[]): Promise<number[]> => {
    const seconds: number[] = [];
    for (const caller of callers) seconds.push(await limit('write', caller, perMinute));
    return seconds;
  };
}

it.each([
  { later: 45_000, told: [15] },
  { later: 59_999, told: [1] },
  { later: 60_000, told: [0] },
  // A clock that was set back.
  { later: -3_000_000, told: [0] },
])(
  'admits so many calls a minute; $later ms after a refusal the next is told $told',
  async ({ later, told }) => {
    const wait = waits();
    expect(await wait(2, 'a', 'a', 'a')).toEqual([0, 0, 60]);
    vi.setSystemTime(3_600_000 + later);
    expect(await wait(2, 'a')).toEqual(told);
  },
);

it.each([
  { since: 3_600_000, isRefused: true },
  { since: 3_540_500, isRefused: true },
  // A clock that runs ahead by seconds, and one that was set back by an hour meanwhile.
  { since: 3_610_000, isRefused: true },
  { since: 7_200_000, isRefused: false },
])(
  'a caller whose minute the database counts from $since on is refused at 3600000: $isRefused',
  async ({ since, isRefused }) => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: 3_599_000 });
    const limit = createQuickLimit(async () => new Map([['write a', { calls: 9, since }]]));
    await limit('write', 'a', 5);
    await vi.advanceTimersByTimeAsync(1000);
    const seconds = await limit('write', 'a', 5);
    expect([seconds > 0, seconds <= 60]).toEqual([isRefused, true]);
  },
);

it('a limit counts every caller, and every action, apart', async () => {
  const limit = createMemoryLimit();
  expect(await limit('write', 'a', 1)).toBe(0);
  expect(await limit('write', 'b', 1)).toBe(0);
  expect(await limit('read', 'a', 1)).toBe(0);
  expect(await limit('write', 'a', 1)).toBe(60);
});

it('remembers a caller among a crowd, but not without end', async () => {
  const wait = waits();
  const crowd = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `caller ${from + index}`);
  await wait(1, 'first', ...crowd(0, 40_000));
  expect(await wait(1, 'first')).toEqual([60]);
  expect((await wait(1, ...crowd(40_000, 60_000), 'first')).at(-1)).toBe(0);
});
