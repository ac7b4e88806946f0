import { lastBackup, mendRestored, writeBackup } from '#scripts/server/leads/backup.ts';
import { type Address, connectDatabase } from '#scripts/server/leads/database.ts';
import { createDeliveries, PACE } from '#scripts/server/leads/deliveries.ts';
import {
  countDeliveries,
  deliverAgain,
  doneByHand,
  undoneDeliveries,
} from '#scripts/server/leads/delivery-list.ts';
import { DAY, type Person } from '#scripts/server/leads/lead.ts';
import { createAdder, isOf, pagesOf, readLeads } from '#scripts/server/leads/leads.ts';
import { createProbe } from '#scripts/server/leads/probe.ts';
import { purge } from '#scripts/server/leads/purge.ts';
import { receiversOf, type ReceiverSettings } from '#scripts/server/leads/receivers.ts';
import { block, blockById, eraseById, erasePerson } from '#scripts/server/leads/wishes.ts';

export type LeadSettings = Address &
  ReceiverSettings & {
    /** Called with what failed, never with whom it was about. */
    onProblem: (problem: string) => void;
    /** Called with what was done without being asked. */
    onInfo?: (line: string) => void;
  };

/** Where leads are kept. Whatever it acknowledges survives the end of the process and of the machine's power. */
export type LeadStore = ReturnType<typeof connectLeadStore>;

/** Connects to the store that the settings name, when it is first asked for something. Never throws. */
export function connectLeadStore(settings: LeadSettings, pace = PACE) {
  const { leadsFile, onProblem, onInfo = () => undefined } = settings;
  const database = connectDatabase(settings, () =>
    onProblem(`The file of leads was moved or removed; what comes now goes into a new one: ${leadsFile}`),
  );
  const receivers = receiversOf(settings);
  const names = receivers.map(({ name }) => name);
  const deliveries = createDeliveries(receivers, { database, tell: onProblem, pace });
  return {
    engine: database.engine,
    writable: createProbe(database, (problem) =>
      problem === ''
        ? onInfo('Leads can be written to the database again')
        : onProblem(`Leads cannot be written to the database: ${problem}`),
    ),
    add: createAdder(database, names),
    find: (person: Person) => database.run((db) => readLeads(db, isOf(person))),
    pages: () => pagesOf(database),
    erase: (person: Person) => erasePerson(database, person),
    eraseById: (id: string) => eraseById(database, id),
    block: (dni: string) => block(database, dni),
    blockById: (id: string) => blockById(database, id),
    purge: (days: number, isConfirmed: boolean) => purge(database, days, isConfirmed),
    backup: (path: string) => writeBackup(database, path),
    lastBackup: () => lastBackup(database),
    mendRestored: () => mendRestored(database),
    deliveries: () => countDeliveries(database),
    undone: () => undoneDeliveries(database),
    deliverAgain: () => deliverAgain(database),
    doneByHand: (lead: string) => doneByHand(database, lead),
    deliver: deliveries.start,
    stopDelivering: deliveries.stop,
    close: async (): Promise<void> => {
      await deliveries.stop(0);
      await database.close();
    },
  };
}

/** A store that is open for a server, and whether its last purge waits for a person. */
export type OpenLeadStore = LeadStore & { isPurgeHeldBack: () => boolean };

/** Opens the store for a server: leads are delivered, and old ones purged daily, for as long as it is open. */
export function openLeadStore(settings: LeadSettings, leadsDays: number): OpenLeadStore {
  const { onProblem, onInfo } = settings;
  const store = connectLeadStore(settings);
  let isHeldBack = false;
  const purgeOld = async (): Promise<void> => {
    const { purged, heldBack } = await store.purge(leadsDays, false);
    isHeldBack = heldBack !== null;
    if (heldBack !== null)
      onProblem(`Old leads were not purged: ${heldBack}. If that is right, run leads purge --yes`);
    if (purged > 0) onInfo?.(`Old leads were purged: ${purged}, of more than ${leadsDays} days`);
  };
  const purgeDaily = (): void =>
    void purgeOld().catch(({ message }: Error) => onProblem(`Old leads were not purged: ${message}`));
  store.deliver();
  purgeDaily();
  const timer = setInterval(purgeDaily, DAY).unref();
  return {
    ...store,
    isPurgeHeldBack: () => isHeldBack,
    close: () => {
      clearInterval(timer);
      return store.close();
    },
  };
}
