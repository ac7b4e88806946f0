import type { LimitStore } from '#scripts/server/leads/store.ts';

const WINDOW = 60_000;
// Callers remembered at most; beyond, the one whose minute began first is forgotten.
const MOST_CALLERS = 50_000;

/** Seconds from a moment to the end of the minute that began at `since`, both in epoch milliseconds; never 0. */
export const secondsLeft = (since: number, time: number): number =>
  Math.max(1, Math.ceil((since + WINDOW - time) / 1000));

/** Limits of one process. A caller's minute begins with its first call; `now` is in epoch milliseconds. */
export function createMemoryLimits(now: () => number): LimitStore {
  // In the order in which the minutes began, so that what has expired is at the front.
  const callers = new Map<string, { since: number; calls: number }>();
  const forget = (time: number): void => {
    for (const [caller, { since }] of callers) {
      if (time - since < WINDOW && callers.size <= MOST_CALLERS) return;
      callers.delete(caller);
    }
  };
  return {
    secondsToWait: async (action, caller, perMinute) => {
      const time = now();
      forget(time);
      const key = `${action} ${caller}`;
      const known = callers.get(key) ?? { since: time, calls: 0 };
      callers.set(key, known);
      known.calls += 1;
      return known.calls > perMinute ? secondsLeft(known.since, time) : 0;
    },
  };
}
