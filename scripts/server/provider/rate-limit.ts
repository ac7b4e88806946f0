/** Seconds a caller has to wait; 0 when the call is admitted. */
export type RateLimit = (caller: string) => number;

const WINDOW = 60_000;
// Callers remembered at most; beyond, the one whose minute began first is forgotten.
const MOST_CALLERS = 50_000;

/** Admits so many calls of one caller in the minute that begins with its first; `now` is in epoch milliseconds. */
export function createRateLimit(perMinute: number, now: () => number): RateLimit {
  // In the order in which the minutes began, so that what has expired is at the front.
  const callers = new Map<string, { since: number; calls: number }>();
  const forget = (time: number): void => {
    for (const [caller, { since }] of callers) {
      if (time - since < WINDOW && callers.size <= MOST_CALLERS) return;
      callers.delete(caller);
    }
  };
  return (caller) => {
    const time = now();
    forget(time);
    const known = callers.get(caller) ?? { since: time, calls: 0 };
    callers.set(caller, known);
    known.calls += 1;
    return known.calls > perMinute ? Math.max(1, Math.ceil((known.since + WINDOW - time) / 1000)) : 0;
  };
}
