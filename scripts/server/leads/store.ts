import { createDeliveries, targetsOf } from '#scripts/server/leads/deliveries.ts';
import { createFileStore } from '#scripts/server/leads/file-store.ts';
import { createPostgresStore } from '#scripts/server/leads/postgres-store.ts';
import { keepPurged } from '#scripts/server/leads/retention.ts';
import type { FailedDelivery } from '#scripts/server/leads/deliveries.ts';
import type { Lead, NewLead, Person } from '#scripts/server/leads/lead.ts';

export type LeadSettings = {
  leadsStore: 'file' | 'postgres';
  /** Path of the CSV file, for the store `file`. */
  leadsFile: string;
  /** Address of the database, for the store `postgres`; TLS by its `sslmode` and `sslrootcert`. */
  leadsDatabaseUrl?: string;
  /** Days after which a lead is purged. */
  leadsDays?: number;
  /** Address that every lead is delivered to as signed JSON, and the secret of the signature. */
  leadsWebhook?: string;
  leadsWebhookSecret?: string;
  /** Address of the specification's spreadsheet that every lead is delivered to. */
  leadsSpreadsheet?: string;
  /** Told of what failed, never of whom it was about. */
  onProblem: (problem: string) => void;
};

/** How often callers may do something; with PostgreSQL it is counted for all instances together. */
export type LimitStore = {
  /** Counts one call and gives the seconds that the caller has to wait: 0 when it is admitted. */
  secondsToWait: (action: string, caller: string, perMinute: number) => Promise<number>;
};

/** Leads on their way to somebody else; what was delivered is counted since this process began. */
export type DeliveryCounts = { waiting: number; delivered: number; failed: number };

/** Where leads are kept. Whatever it acknowledges survives the end of the process and of the machine's power. */
export type LeadStore = {
  /**
   * Resolves once the lead is safe; `known` when its id was there already. Rejects when it is not safe, and a caller
   * may then give the same lead again.
   */
  add: (lead: NewLead) => Promise<'added' | 'known'>;
  /** Whether a lead could be added now; if not, `onProblem` is told why. */
  writable: () => Promise<boolean>;
  /** What is held about a person, oldest first. */
  find: (person: Person) => Promise<Lead[]>;
  /** Every lead, one by one. */
  all: () => AsyncIterable<Lead>;
  /** Takes out what is held about a person, and gives how many leads that were. */
  erase: (person: Person) => Promise<number>;
  /** Takes out what was received more than `days` days ago, and gives how many leads that were. */
  purge: (days: number) => Promise<number>;
  /** Puts back the leads of a CSV file that are neither there nor were erased, and gives how many. */
  restore: (path: string) => Promise<number>;
  /** Waits for what is being written and lets go of file and connections. */
  close: () => Promise<void>;
  limits: LimitStore;
  /** As `limits`, for what must not wait: the calls of other instances are known a second later. */
  quickLimits: LimitStore;
  deliveries: () => Promise<DeliveryCounts>;
  failedDeliveries: () => Promise<FailedDelivery[]>;
  /** Has what failed for good tried again, and gives how many deliveries that are. */
  deliverAgain: () => Promise<number>;
};

/** Connects to the store that the settings name, and no more. Never rejects: `onProblem` is told what is wrong. */
export const connectLeadStore = (settings: LeadSettings): LeadStore =>
  settings.leadsStore === 'postgres' ? createPostgresStore(settings).store : createFileStore(settings);

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
