import type { AlertNotes } from '#scripts/server/leads/alert-notes.ts';
import type { LogLine } from '#scripts/server/log.ts';
import type { Lead, NewLead, Person } from '#scripts/server/leads/lead.ts';
import type { Limit } from '#scripts/server/leads/limits.ts';
import type { Settings } from '#scripts/server/settings.ts';

export type LeadSettings = Partial<Settings> & {
  leadsFile: string;
  /** Called with what failed, never with whom it was about. */
  onProblem: (problem: LogLine) => void;
  /** Called with what was done without being asked. */
  onNote?: (note: LogLine) => void;
};

/** Leads on their way to somebody else; what was delivered is counted since this process began. */
export type DeliveryCounts = { waiting: number; delivered: number; failed: number };

/**
 * A delivery that waits or was given up, since when (ISO 8601) and why its last attempt failed. What was given up is not
 * tried again without being asked for.
 */
export type UndoneDelivery = {
  lead: string;
  target: string;
  kind: string;
  attempts: number;
  problem: string | null;
  isGivenUp: boolean;
  began: string;
};

/**
 * A purge before it runs: number of leads, number older than the retention, those of them that were to be delivered and
 * were not, moment of the newest, and the store's clock (ISO 8601).
 */
export type PurgePlan = {
  total: number;
  due: number;
  undelivered: number;
  newest: string | null;
  clock: string;
};

/**
 * A note that a lead was taken out: `erase` for its person, `purge` for its age; `ahead` for an erasure that came without
 * a lead, which may be on its way. `block` and `salt` note who asked not to be contacted (blocks.ts).
 */
export type Removal = { at: string; kind: string; id: string };

/** A note of a delivery, as the database has it. */
export type DeliveryNote = {
  lead: string;
  target: string;
  kind: string;
  attempts: number;
  due: string;
  since: string | null;
  failed: string | null;
  delivered: string | null;
  problem: string | null;
};

/**
 * The content of a store, to be put into another: leads, some at a time, with the notes of their deliveries, and what is
 * known once all of them have been read.
 */
export type Backup = {
  pages: AsyncGenerator<{ leads: readonly Lead[]; deliveries: readonly DeliveryNote[] }>;
  removals: () => Promise<readonly Removal[]>;
  rest: () => Promise<{
    /** Word about leads that is still to be delivered. */
    news: readonly DeliveryNote[];
  }>;
};

/** Leads that were put back, and what was not known before: erasures, and data of people not to be contacted. */
export type Restored = { added: number; erased: number; blocked: number };

/** Where leads are kept. Whatever it acknowledges survives the end of the process and of the machine's power. */
export type LeadStore = {
  /**
   * Resolves once the lead is safe; `known` when its id was there already or was erased. Rejects when it is not safe,
   * and a caller may then give the same lead again.
   */
  add: (lead: NewLead) => Promise<'added' | 'known'>;
  /**
   * Whether a lead could be added now, as it was within the last second; when that changes, `onProblem` gets the reason, or
   * `onNote` that it can.
   */
  writable: () => Promise<boolean>;
  /** Returns the leads of a person, oldest first. */
  find: (person: Person) => Promise<Lead[]>;
  /** Every lead, one by one. */
  all: () => AsyncIterable<Lead>;
  /** Takes out what is held about a person, and gives how many leads that were. */
  erase: (person: Person) => Promise<number>;
  /**
   * Takes out the lead with this id and takes none with it from now on; gives whether it was there. Where it was not, one
   * that is on its way is not taken within the next hour.
   */
  eraseById: (id: string) => Promise<boolean>;
  /** Notes that a person asked not to be contacted, whatever leads they left or will leave. */
  block: (person: Person) => Promise<void>;
  /** The same for whoever left the lead with this id; gives whether it was there. */
  blockById: (id: string) => Promise<boolean>;
  /** Takes that back; gives whether they had asked. */
  unblock: (person: Person) => Promise<boolean>;
  /** Returns the ids of those leads whose person asked not to be contacted. */
  blockedAmong: (leads: readonly Lead[]) => Promise<ReadonlySet<string>>;
  /** Returns the plan of a purge, without running it. */
  purgePlan: (days: number) => Promise<PurgePlan>;
  /**
   * Takes out what was received more than `days` days ago by the store's clock, notes it, and gives how many leads that
   * were. What was to be delivered and was not stays, unless `isConfirmed`.
   */
  purge: (days: number, isConfirmed: boolean) => Promise<number>;
  /** Returns the removals, by the leads' ids alone. */
  removals: () => Promise<Removal[]>;
  backup: () => Backup;
  /**
   * Takes over who was erased, puts back the leads that are neither there nor were erased, with what is known of their
   * deliveries; with `deliver`, every one of them is delivered anew.
   */
  restore: (backup: Backup, options?: { deliver: boolean }) => Promise<Restored>;
  /** Lists who was erased, and who will be from now on, in a folder of backups. */
  listErasuresIn: (folder: string) => Promise<void>;
  /** Waits for what is being written and delivered, and lets go of file and connections. */
  close: () => Promise<void>;
  /** Takes out the counts of callers whose minute is over, and notes of erasures whose lead has not come within the hour. */
  forget: () => Promise<void>;
  /** Limit of callers: of this process or, where several machines share a database, of all together. */
  limit: Limit;
  /** As `limit`, for what must not wait: the calls of other instances are known a second later. */
  quickLimit: Limit;
  /** Delivers what is due, now and until the store is closed. */
  deliver: () => void;
  deliveries: () => Promise<DeliveryCounts>;
  /** Since when the oldest delivery waits, and when the newest lead came (ISO 8601); null where there is none. */
  ages: () => Promise<{ oldestDelivery: string | null; lastLead: string | null }>;
  /** Alerts that operators have received. */
  alerts: AlertNotes;
  /** Logs deliveries that wait for too long. */
  watchDeliveries: () => Promise<void>;
  /** Ends delivering: what is on its way has so many milliseconds. */
  stopDelivering: (milliseconds: number) => Promise<void>;
  undoneDeliveries: () => Promise<UndoneDelivery[]>;
  /** Has what was given up tried again, and gives how many deliveries that are. */
  deliverAgain: () => Promise<number>;
  /** Number of deliveries that nobody has asked for: of leads that came while a receiver of now was not set. */
  missingDeliveries: () => Promise<number>;
  /** Asks for those, and gives how many they are. */
  deliverMissing: () => Promise<number>;
};
