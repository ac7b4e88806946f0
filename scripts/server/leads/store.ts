import { createFileStore } from '#scripts/server/leads/file-store.ts';
import { DAY } from '#scripts/server/leads/lead.ts';
import type { LeadSettings, LeadStore } from '#scripts/server/leads/lead-store.ts';
import { createPostgresStore } from '#scripts/server/leads/postgres-store.ts';

/** Connects to the store that the settings name, and no more. Never throws: `onProblem` is told what is wrong. */
export const connectLeadStore = (settings: LeadSettings): LeadStore =>
  settings.leadsStore === 'postgres' ? createPostgresStore(settings) : createFileStore(settings);

/** Opens the store for a server: leads are delivered, and old ones purged daily, for as long as it is open. */
export function openLeadStore(settings: LeadSettings & { leadsDays: number }): LeadStore {
  const { leadsDays, onProblem } = settings;
  const store = connectLeadStore(settings);
  const purge = (): void =>
    void store
      .purge(leadsDays)
      .catch(({ message }: Error) => onProblem(`Old leads were not purged: ${message}`));
  store.deliver();
  purge();
  const timer = setInterval(purge, DAY).unref();
  return {
    ...store,
    close: () => {
      clearInterval(timer);
      return store.close();
    },
  };
}
