import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, GOOD_FOR_DAYS } from '#scripts/config/rules/dates.ts';
import type { OpenLeadStore } from '#scripts/server/leads/store.ts';
import type { LogLine } from '#scripts/server/log.ts';

const PAUSE = 60_000;
const TIMEOUT = 10_000;
const LATE = 3_600_000;
const LEAST_FREE = 0.1;

/** The watched server: `name` is its site, `asOf` the day that the catalogue was declared (YYYY-MM-DD). */
export type Watched = {
  name: string;
  asOf: string;
  /** Folder whose disk is to have room. */
  folder: string;
  store: Pick<OpenLeadStore, 'writable' | 'ages' | 'deliveries' | 'isPurgeHeldBack' | 'alerts'>;
};

/** Share of a folder's disk that is free for an ordinary user, from 0 to 1. */
export async function freeShare(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder);
  return bavail / blocks;
}

/** The folder of the file that leads are kept in, or the one that the server runs in. */
export const watchedFolder = ({ leadsStore, leadsFile }: { leadsStore: string; leadsFile: string }): string =>
  leadsStore === 'postgres' ? resolve('.') : dirname(resolve(leadsFile));

type Check = (watched: Watched, now: number) => Promise<string | null>;

/** Each condition by its name: the sentence for the operator with what to do, or null while all is well. */
const CHECKS: Readonly<Record<string, Check>> = {
  store: async ({ store }) =>
    (await store.writable()) ? null : 'leads cannot be written to the database; the log says why.',
  deliveries: async ({ store }, now) => {
    const { oldestDelivery } = await store.ages();
    if (oldestDelivery === null || Date.parse(oldestDelivery) > now - LATE) return null;
    const { waiting, failed } = await store.deliveries();
    return `deliveries wait since ${oldestDelivery} (${waiting} waiting, ${failed} given up): leads deliveries.`;
  },
  disk: async ({ folder }) => {
    const share = await freeShare(folder);
    return share < LEAST_FREE ? `the disk of ${folder} has ${Math.floor(share * 100)} % left.` : null;
  },
  catalogue: async ({ asOf }, now) =>
    Date.parse(addDays(asOf, GOOD_FOR_DAYS['config/catalogue.json']['/asOf'])) < now
      ? `the catalogue is of ${asOf}; nothing came in since.`
      : null,
  purge: async ({ store }) =>
    store.isPurgeHeldBack() ? 'the purge of old leads waits for a person: leads purge --yes.' : null,
};

/** A message as chat tools take it: Discord in `content`, all others in `text`. Throws why it was not taken. */
async function send(url: string, message: string, stopped: AbortSignal): Promise<void> {
  const { hostname } = new URL(url);
  const field = /(?:^|\.)discord(?:app)?\.com$/.test(hostname) ? 'content' : 'text';
  const { ok, status, body } = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ [field]: message }),
    signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT)]),
  });
  await body?.cancel();
  if (!ok) throw new Error(`status ${status}`);
}

/** Notes of alerts that hold without the database too, as far as this process knows. */
function surely({ claim, release, settle }: Watched['store']['alerts']): Watched['store']['alerts'] {
  const raised = new Map<string, number>();
  return {
    claim: (name) =>
      claim(name).catch(() => {
        const isDue = Date.now() - (raised.get(name) ?? -Infinity) > LATE;
        if (isDue) raised.set(name, Date.now());
        return isDue;
      }),
    release: async (name) => {
      raised.delete(name);
      await release(name).catch(() => undefined);
    },
    settle: async () => {
      const isOpen = await settle();
      const wasRaised = raised.size > 0;
      raised.clear();
      return isOpen || wasRaised;
    },
  };
}

/**
 * Sends what is wrong to `url`, each condition at most once an hour, and once when all is well again; looks every
 * minute until it is stopped.
 */
export function startAlerts(url: string, watched: Watched, onProblem: (line: LogLine) => void) {
  const stopped = new AbortController();
  const notes = surely(watched.store.alerts);
  const tell = (sentence: string): Promise<boolean> =>
    send(url, `${watched.name}: ${sentence}`, stopped.signal).then(
      () => true,
      ({ message }: Error) => {
        if (!stopped.signal.aborted) onProblem(`An alert was not sent: ${message}`);
        return false;
      },
    );
  const look = async (): Promise<void> => {
    const found = await Promise.all(
      Object.entries(CHECKS).map(async ([name, check]) => {
        // A check that fails because of another condition is reported by that condition.
        const sentence = await check(watched, Date.now()).catch(() => null);
        return { name, sentence };
      }),
    );
    const wrong = found.filter(({ sentence }) => sentence !== null);
    for (const { name, sentence } of wrong)
      if ((await notes.claim(name)) && !(await tell(sentence ?? ''))) await notes.release(name);
    if (wrong.length === 0 && (await notes.settle())) await tell('all is well again.');
  };
  const work = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await look().catch(() => undefined);
      await pause(PAUSE, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined);
    }
  };
  const running = work();
  return {
    stop: (): Promise<void> => {
      stopped.abort();
      return running;
    },
  };
}
