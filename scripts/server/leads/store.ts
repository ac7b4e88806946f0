import { createFileStore } from '#scripts/server/leads/file-store.ts';
import type { Lead } from '#scripts/server/leads/lead-row.ts';

export type LeadSettings = {
  leadsStore: 'file' | 'postgres';
  /** Path of the CSV file, for the store `file`. */
  leadsFile: string;
  /** Told of what failed, never of whom it was about. */
  report: (problem: string) => void;
};

/** How often callers may do something; with PostgreSQL it is counted for all instances together. */
export type LimitStore = {
  /** Counts one call and gives the seconds that the caller has to wait: 0 when it is admitted. */
  secondsToWait: (action: string, caller: string, perMinute: number) => Promise<number>;
};

/** Leads on their way to somebody else. */
export type DeliveryCounts = { waiting: number; delivered: number; failed: number };

/** Where leads are kept. Whatever it acknowledges survives the end of the process and of the machine's power. */
export type LeadStore = {
  /**
   * Resolves once the lead is safe; `known` when its id was there already. Rejects when it is not safe, and a caller
   * may then give the same lead again.
   */
  add: (lead: Lead) => Promise<'added' | 'known'>;
  /** Whether a lead could be added now; if not, the reason is reported. */
  writable: () => Promise<boolean>;
  /** Waits for what is being written and lets go of file and connections. */
  close: () => Promise<void>;
  limits: LimitStore;
  deliveries: () => Promise<DeliveryCounts>;
};

/** Opens the store that the settings name. Never rejects: what is wrong is reported, and mended when it can be. */
export const openLeadStore = async (settings: LeadSettings): Promise<LeadStore> => createFileStore(settings);
