import type { LogLine } from '#scripts/server/log.ts';
import { dayInBuenosAires } from '#domain/format.ts';
import type { UsageEvent } from '#generated/types.ts';
import type { LeadStore } from '#scripts/server/leads/lead-store.ts';
import type { UsageCount } from '#scripts/server/usage/usage-count.ts';

/** Milliseconds between two writings of what was counted. */
const PAUSE = 60_000;
/** Different counts kept in memory at most; beyond, what is new is not counted until the next writing. */
const MOST = 20_000;

type Counting = {
  /** Counts one event. */
  add: (event: UsageEvent) => void;
  /** Writes what was counted and stops. */
  close: () => Promise<void>;
};

/** Adds events up in memory and writes the sums once a minute; sums that could not be written are kept for the next. */
export function createCounting(
  { addUsage }: Pick<LeadStore, 'addUsage'>,
  onProblem: (problem: LogLine) => void,
): Counting {
  let counts = new Map<string, UsageCount>();
  const merge = (added: Iterable<[string, UsageCount]>): void => {
    for (const [key, one] of added) {
      const known = counts.get(key);
      if (known) known.count += one.count;
      else if (counts.size < MOST) counts.set(key, one);
    }
  };
  const write = async (): Promise<void> => {
    const written = counts;
    counts = new Map();
    if (written.size === 0) return;
    await addUsage([...written.values()]).catch(({ message }: Error) => {
      merge(written);
      onProblem(`Usage was not written: ${message}`);
    });
  };
  const timer = setInterval(() => void write(), PAUSE).unref();
  return {
    add: ({ event, page, campaign = '', detail = '' }) => {
      const one = { day: dayInBuenosAires(Date.now()), event, page, campaign, detail };
      merge([[JSON.stringify(one), { ...one, count: 1 }]]);
    },
    close: async () => {
      clearInterval(timer);
      await write();
    },
  };
}
