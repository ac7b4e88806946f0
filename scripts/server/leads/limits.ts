/** Counts one call of a caller and gives the seconds that it has to wait: 0 when it is admitted. */
export type Limit = (action: string, caller: string, perMinute: number) => Promise<number>;

const WINDOW = 60_000;
// Callers remembered at most; beyond, the one whose minute began first is forgotten.
const MOST_CALLERS = 50_000;
const SHARED_EVERY = 1_000;

/** Calls of the minute that began at `since`, in epoch milliseconds. */
type Count = { calls: number; since: number };

/** Adds calls, by key, to those of all instances, and gives how many those are now. */
export type CountTogether = (calls: ReadonlyMap<string, number>) => Promise<ReadonlyMap<string, Count>>;

/** Seconds from a moment to the end of the minute that began at `since`, both in epoch milliseconds: from 1 to 60. */
const secondsLeft = (since: number, time: number): number =>
  Math.min(WINDOW / 1000, Math.max(1, Math.ceil((since + WINDOW - time) / 1000)));

/**
 * Whether the minute that began at `since` by the database's clock lasts. One that begins further ahead than clocks
 * differ was begun before a clock was set back.
 */
const lasts = (since: number, time: number): boolean => Math.abs(time - since) < WINDOW;

/** Limit of one process. A caller's minute begins with its first call. */
export function createMemoryLimit(): Limit {
  // In the order in which the minutes began, so that what has expired is at the front.
  const callers = new Map<string, Count>();
  const forget = (time: number): void => {
    for (const [caller, { since }] of callers) {
      if (lasts(since, time) && callers.size <= MOST_CALLERS) return;
      callers.delete(caller);
    }
  };
  return async (action, caller, perMinute) => {
    const time = Date.now();
    forget(time);
    const key = `${action} ${caller}`;
    const earlier = callers.get(key);
    // A clock that was set back would else make a minute last until it has caught up.
    const known = earlier && earlier.since <= time ? earlier : { since: time, calls: 0 };
    callers.set(key, known);
    known.calls += 1;
    return known.calls > perMinute ? secondsLeft(known.since, time) : 0;
  };
}

/** Limit of all instances together. Who is over the limit of this one alone costs the database nothing. */
export function createSharedLimit(countTogether: CountTogether): Limit {
  const own = createMemoryLimit();
  return async (action, caller, perMinute) => {
    const seconds = await own(action, caller, perMinute);
    if (seconds > 0) return seconds;
    // Without its database an instance still has its own limits.
    const key = `${action} ${caller}`;
    const counts = await countTogether(new Map([[key, 1]])).catch(() => null);
    const { calls = 0, since = 0 } = counts?.get(key) ?? {};
    return calls > perMinute ? secondsLeft(since, Date.now()) : 0;
  };
}

/**
 * Limit of all instances together, without waiting for them: each counts by itself and learns every second what the
 * others counted. When they cannot be reached its own count still holds.
 */
export function createQuickLimit(countTogether: CountTogether): Limit {
  const own = createMemoryLimit();
  let unshared = new Map<string, number>();
  const together = new Map<string, Count>();
  let isDue = false;
  const share = async (): Promise<void> => {
    const calls = unshared;
    unshared = new Map();
    for (const [key, { since }] of together) if (!lasts(since, Date.now())) together.delete(key);
    const counts = await countTogether(calls).catch(() => new Map<string, Count>());
    for (const [key, count] of counts) together.set(key, count);
    isDue = false;
  };
  return async (action, caller, perMinute) => {
    const key = `${action} ${caller}`;
    const calls = (unshared.get(key) ?? 0) + 1;
    unshared.set(key, calls);
    if (!isDue) setTimeout(() => void share(), SHARED_EVERY).unref();
    isDue = true;
    const all = together.get(key);
    const seconds = await own(action, caller, perMinute);
    const isOver = all && all.calls + calls > perMinute && lasts(all.since, Date.now());
    return isOver ? secondsLeft(all.since, Date.now()) : seconds;
  };
}
