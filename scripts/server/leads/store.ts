import { DAY } from '#scripts/server/leads/lead.ts';
import type { LeadSettings, LeadStore } from '#scripts/server/leads/lead-store.ts';
import { purge } from '#scripts/server/leads/purge.ts';
import { connectPostgres } from '#scripts/server/leads/postgres.ts';
import { createSqlStore } from '#scripts/server/leads/sql-store.ts';
import { connectSqlite } from '#scripts/server/leads/sqlite.ts';

const HOUR = DAY / 24;

/** Connects to the store that the settings name, and no more. Never throws: `onProblem` gets what is wrong. */
export function connectLeadStore(settings: LeadSettings): LeadStore {
  const { leadsStore, leadsFile, leadsDatabaseUrl = '', onProblem } = settings;
  const onGone = () =>
    onProblem(`The file of leads was moved or removed; what comes now goes into a new one: ${leadsFile}`);
  const database =
    leadsStore === 'postgres' ? connectPostgres(leadsDatabaseUrl) : connectSqlite(leadsFile, { onGone });
  return createSqlStore(database, settings);
}

/** A store that is open for a server, and whether its last purge waits for a person. */
export type OpenLeadStore = LeadStore & { isPurgeHeldBack: () => boolean };

/** Opens the store for a server: leads are delivered, and old ones purged daily, for as long as it is open. */
export function openLeadStore(settings: LeadSettings & { leadsDays: number }): OpenLeadStore {
  const { leadsDays, onProblem, onNote } = settings;
  const store = connectLeadStore(settings);
  let isHeldBack = false;
  const purgeOld = async (): Promise<void> => {
    const outcome = await purge(store, leadsDays, { isConfirmed: false });
    isHeldBack = outcome.heldBack !== null;
    if (outcome.heldBack !== null)
      onProblem(`Old leads were not purged: ${outcome.heldBack}. If that is right, run leads purge --yes`);
    if (outcome.purged > 0)
      onNote?.(`Old leads were purged: ${outcome.purged}, of more than ${leadsDays} days`);
  };
  const purgeDaily = (): void =>
    void purgeOld().catch(({ message }: Error) => onProblem(`Old leads were not purged: ${message}`));
  // Without its database there is nothing to forget, and nobody can say what waits; the next hour comes.
  const doHourly = (): void =>
    void Promise.all([store.forget(), store.watchDeliveries()]).catch(() => undefined);
  store.deliver();
  purgeDaily();
  doHourly();
  const timers = [setInterval(purgeDaily, DAY).unref(), setInterval(doHourly, HOUR).unref()];
  return {
    ...store,
    isPurgeHeldBack: () => isHeldBack,
    close: () => {
      for (const timer of timers) clearInterval(timer);
      return store.close();
    },
  };
}
