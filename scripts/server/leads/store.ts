import { createFileStore } from '#scripts/server/leads/file-store.ts';
import { keepPurged } from '#scripts/server/leads/retention.ts';
import type { Lead, NewLead, Person } from '#scripts/server/leads/lead.ts';

export type LeadSettings = {
  leadsStore: 'file' | 'postgres';
  /** Path of the CSV file, for the store `file`. */
  leadsFile: string;
  /** Days after which a lead is purged. */
  leadsDays?: number;
  /** Told of what failed, never of whom it was about. */
  report: (problem: string) => void;
};

/** How often callers may do something; with PostgreSQL it is counted for all instances together. */
export type LimitStore = {
  /** Counts one call and gives the seconds that the caller has to wait: 0 when it is admitted. */
  secondsToWait: (action: string, caller: string, perMinute: number) => Promise<number>;
};

/** Leads on their way to somebody else. */
type DeliveryCounts = { waiting: number; delivered: number; failed: number };

/** Where leads are kept. Whatever it acknowledges survives the end of the process and of the machine's power. */
export type LeadStore = {
  /**
   * Resolves once the lead is safe; `known` when its id was there already. Rejects when it is not safe, and a caller
   * may then give the same lead again.
   */
  add: (lead: NewLead) => Promise<'added' | 'known'>;
  /** Whether a lead could be added now; if not, the reason is reported. */
  writable: () => Promise<boolean>;
  /** What is held about a person, oldest first. */
  find: (person: Person) => Promise<Lead[]>;
  /** Every lead, one by one. */
  all: () => AsyncIterable<Lead>;
  /** Takes out what is held about a person, and gives how many leads that were. */
  erase: (person: Person) => Promise<number>;
  /** Takes out what was received more than so many days ago, and gives how many leads that were. */
  purge: (days: number) => Promise<number>;
  /** Puts back the leads of a CSV file that are neither there nor were erased, and gives how many. */
  restore: (path: string) => Promise<number>;
  /** Waits for what is being written and lets go of file and connections. */
  close: () => Promise<void>;
  limits: LimitStore;
  deliveries: () => Promise<DeliveryCounts>;
};

/** Opens the store that the settings name. Never rejects: what is wrong is reported, and mended when it can be. */
export const connectLeadStore = async (settings: LeadSettings): Promise<LeadStore> =>
  createFileStore(settings);

/** As `connectLeadStore`, for a server: the store is also kept up for as long as it is open. */
export async function openLeadStore(settings: LeadSettings): Promise<LeadStore> {
  const store = await connectLeadStore(settings);
  if (settings.leadsDays === undefined) return store;
  const stopPurging = keepPurged(store, settings.leadsDays, settings.report);
  return {
    ...store,
    close: async () => {
      stopPurging();
      await store.close();
    },
  };
}
