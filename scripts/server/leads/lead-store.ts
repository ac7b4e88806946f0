import type { LogLine } from '#scripts/server/log.ts';
import type { Choice, Lead, NewLead, Person } from '#scripts/server/leads/lead.ts';
import type { UsageCount, UsageSum } from '#scripts/server/usage/usage-count.ts';
import type { LeadChoice } from '#generated/types.ts';
import type { Limit } from '#scripts/server/leads/limits.ts';
import type { Settings } from '#scripts/server/settings.ts';

export type LeadSettings = Partial<Settings> & {
  leadsFile: string;
  /** Told of what failed, never of whom it was about. */
  onProblem: (problem: LogLine) => void;
  /** Told of what was done without being asked. */
  onNote?: (note: LogLine) => void;
};

/** Leads on their way to somebody else; what was delivered is counted since this process began. */
type DeliveryCounts = { waiting: number; delivered: number; failed: number };

/** A delivery that failed so often that it is not tried again without being asked for. */
export type FailedDelivery = {
  lead: string;
  target: string;
  kind: string;
  attempts: number;
  problem: string;
};

/**
 * A purge before it runs: number of leads, number older than the retention, moment of the newest, and the store's clock
 * (ISO 8601).
 */
export type PurgePlan = { total: number; due: number; newest: string | null; clock: string };

/** A note that a lead was taken out: `erase` for its person, `purge` for its age. */
export type Removal = { at: string; kind: string; id: string };

/** Offers chosen after a lead, by the lead's id. */
export type LeadChoices = { lead: string; choices: readonly Choice[] };

/** The content of a store, to be put into another. */
export type Backup = {
  leads: AsyncIterable<Lead>;
  removals: readonly Removal[];
  choices: readonly LeadChoices[];
};

/** Where leads are kept. Whatever it acknowledges survives the end of the process and of the machine's power. */
export type LeadStore = {
  /**
   * Resolves once the lead is safe; `known` when its id was there already or was erased. Rejects when it is not safe,
   * and a caller may then give the same lead again.
   */
  add: (lead: NewLead) => Promise<'added' | 'known'>;
  /**
   * Whether a lead could be added now, as it was within the last second; when that changes, `onProblem` is told why not, or
   * `onNote` that it can.
   */
  writable: () => Promise<boolean>;
  /** Returns the leads of a person, oldest first. */
  find: (person: Person) => Promise<Lead[]>;
  /** Every lead, one by one. */
  all: () => AsyncIterable<Lead>;
  /** Takes out what is held about a person, and gives how many leads that were. */
  erase: (person: Person) => Promise<number>;
  /** Takes out the lead with this id, if it is there, and takes none with it from now on. */
  eraseById: (id: string) => Promise<void>;
  /** Notes an offer that was chosen after a lead, each entity once; nothing after the lead was erased. */
  choose: (id: string, choice: LeadChoice) => Promise<void>;
  /** Returns the offers chosen after these leads, or after all; leads without any are left out. */
  choices: (ids?: readonly string[]) => Promise<LeadChoices[]>;
  /** Returns the plan of a purge, without running it. */
  purgePlan: (days: number) => Promise<PurgePlan>;
  /**
   * Takes out what was received more than `days` days ago by the store's clock, notes it, and gives how many leads that
   * were.
   */
  purge: (days: number) => Promise<number>;
  /** Returns the removals, by the leads' ids alone. */
  removals: () => Promise<Removal[]>;
  /** Takes over notes of removals, puts back the leads that are neither there nor were erased, and gives how many. */
  restore: (backup: Backup) => Promise<number>;
  /** Waits for what is being written and delivered, and lets go of file and connections. */
  close: () => Promise<void>;
  /** Adds counts of usage to those of all instances. */
  addUsage: (counts: readonly UsageCount[]) => Promise<void>;
  /** Returns the counts of days (YYYY-MM-DD), both included, and of the months (YYYY-MM) that older ones are added up to. */
  usage: (from: string, until: string) => Promise<UsageCount[]>;
  /** Returns the sums of those days by page and event. */
  usageSums: (from: string, until: string) => Promise<UsageSum[]>;
  /** Takes out the counts of callers whose minute is over. */
  forgetCallers: () => Promise<void>;
  /**
   * Takes out choices that are older than `days` days and have no lead, and adds the counts of months that ended more than
   * 31 days ago up.
   */
  sweep: (days: number) => Promise<void>;
  /** Limit of callers: of this process or, where several machines share a database, of all together. */
  limit: Limit;
  /** As `limit`, for what must not wait: the calls of other instances are known a second later. */
  quickLimit: Limit;
  /** Delivers what is due, now and until the store is closed. */
  deliver: () => void;
  deliveries: () => Promise<DeliveryCounts>;
  failedDeliveries: () => Promise<FailedDelivery[]>;
  /** Has what failed for good tried again, and gives how many deliveries that are. */
  deliverAgain: () => Promise<number>;
};
