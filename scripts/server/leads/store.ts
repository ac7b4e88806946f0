import { createDeliveries, targetsOf } from '#scripts/server/leads/deliveries.ts';
import { createFileStore } from '#scripts/server/leads/file-store.ts';
import { createPostgresStore } from '#scripts/server/leads/postgres-store.ts';
import type { LeadSettings, LeadStore } from '#scripts/server/leads/lead-store.ts';

/** Connects to the store that the settings name, and no more. Never rejects: `onProblem` is told what is wrong. */
export const connectLeadStore = (settings: LeadSettings): LeadStore =>
  settings.leadsStore === 'postgres' ? createPostgresStore(settings).store : createFileStore(settings);

const DAY = 24 * 60 * 60 * 1000;

/** Purges what is older than `days` days, now and then daily. Gives how to stop. */
function keepPurged({ purge }: LeadStore, days: number, onProblem: (problem: string) => void): () => void {
  const purgeNow = (): void =>
    void purge(days).catch((error: Error) => onProblem(`Old leads were not purged: ${error.message}`));
  purgeNow();
  const timer = setInterval(purgeNow, DAY).unref();
  return () => clearInterval(timer);
}

/** Opens the store for a server: old leads are purged and leads are delivered for as long as it is open. */
export async function openLeadStore(settings: LeadSettings): Promise<LeadStore> {
  const { leadsDays, onProblem } = settings;
  const targets = targetsOf(settings);
  const ends: (() => void | Promise<void>)[] = [];
  let store: LeadStore;
  if (settings.leadsStore === 'postgres') {
    const opened = createPostgresStore(settings);
    const { counts, start, stop } = createDeliveries(opened.database, targets);
    start();
    ends.push(stop);
    store = { ...opened.store, deliveries: counts };
  } else {
    if (targets.length > 0) onProblem('Leads are not delivered: only the store postgres can do that');
    store = createFileStore(settings);
  }
  if (leadsDays !== undefined) ends.push(keepPurged(store, leadsDays, onProblem));
  return {
    ...store,
    close: async () => {
      for (const end of ends) await end();
      await store.close();
    },
  };
}
