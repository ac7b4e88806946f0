import {
  COLUMNS,
  type Database,
  leadOf,
  momentOf,
  NOBODY,
  NOTE_REMOVAL,
  type Row,
  type Notified,
} from '#scripts/server/leads/database.ts';
import { block, blockedAmong, unblock } from '#scripts/server/leads/blocks.ts';
import { createDeliveries } from '#scripts/server/leads/deliveries.ts';
import { PACE } from '#scripts/server/leads/delivery-queue.ts';
import { listErasures } from '#scripts/server/leads/erasures.ts';
import { alertNotes } from '#scripts/server/leads/alert-notes.ts';
import { comparable, type Lead, type Person, received } from '#scripts/server/leads/lead.ts';
import type { LeadSettings, LeadStore } from '#scripts/server/leads/lead-store.ts';
import { receiversOf, NOTIFIED } from '#scripts/server/leads/receivers.ts';
import { backupOf, pagesOf, removalsOf, restoreInto } from '#scripts/server/leads/restoring.ts';
import {
  type CountTogether,
  createMemoryLimit,
  createQuickLimit,
  createSharedLimit,
} from '#scripts/server/leads/limits.ts';

const COLUMN_NAMES = COLUMNS.join(', ');
const DAY_SECONDS = 86_400;
const PROBE_MILLISECONDS = 1000;
/** Seconds for which a lead that was erased before it came is not taken. */
const AHEAD = 3600;
/** Whether a lead was to be delivered and was not. */
const IS_UNDELIVERED =
  'exists (select 1 from lead_deliveries as sent where sent.lead = leads.id and sent.delivered is null)';

type Planned = {
  total: number | string;
  due: number | string;
  undelivered: number | string;
  newest: Date | string | null;
  clock: Date | string;
};

const conditionOf = (person: Person): [string, string] =>
  'dni' in person ? ['dni = $1', person.dni] : ['lower(trim(email)) = $1', comparable(person.email)];

/** Limits of all instances together where the database counts for them, else of this process. */
function limitsIn({ count }: Database): Pick<LeadStore, 'limit' | 'quickLimit'> {
  if (!count) return { limit: createMemoryLimit(), quickLimit: createMemoryLimit() };
  const together: CountTogether = async (own) =>
    new Map(
      (await count(own)).map(({ key, calls, since }) => [key, { calls, since: Date.parse(momentOf(since)) }]),
    );
  return { limit: createSharedLimit(together), quickLimit: createQuickLimit(together) };
}

/** Asks whether a lead could be written, at most once a second, and reports when that changes. */
function createProbe({ probe }: Database, { onProblem, onNote }: LeadSettings): () => Promise<boolean> {
  let said = '';
  let until = 0;
  let asked = Promise.resolve(true);
  const ask = async (): Promise<boolean> => {
    const problem = await probe().then(
      () => '',
      ({ code, message }: Error & { code?: string }) => code || message,
    );
    if (problem !== '' && problem !== said) onProblem(`Leads cannot be written to the database: ${problem}`);
    if (problem === '' && said !== '') onNote?.('Leads can be written to the database again');
    said = problem;
    return problem === '';
  };
  return () => {
    const now = performance.now();
    if (now >= until) {
      until = now + PROBE_MILLISECONDS;
      asked = ask();
    }
    return asked;
  };
}

async function* allLeads(database: Database): AsyncGenerator<Lead> {
  for await (const { leads } of pagesOf(database)) yield* leads;
}

/** Leads that a condition on `$1` finds, oldest first. */
const leadsWhere = async ({ query }: Database, condition: string, value: string): Promise<Lead[]> =>
  (
    await query<Row>(`select ${COLUMN_NAMES} from leads where ${condition} order by recibido, id`, [value])
  ).map(leadOf);

/** Takes out the lead with an id, or notes that it may be on its way; gives whether it was there. */
async function eraseById({ query, remove }: Database, id: string, notified: Notified): Promise<boolean> {
  // Noted first: the same lead, still on its way, is not taken afterwards.
  await query(NOTE_REMOVAL, ['ahead', id]);
  const isThere = (await remove('erase', 'id = $1', id, notified)) > 0;
  if (isThere) await query(`delete from lead_removals where id = $1 and kind = 'ahead'`, [id]);
  return isThere;
}

/** Store of leads in a database, whichever of the two it is. */
export function createSqlStore(database: Database, settings: LeadSettings, pace = PACE): LeadStore {
  const { query, now, after } = database;
  const receivers = receiversOf(settings);
  const names = receivers.map(({ name }) => name);
  const deliveries = createDeliveries(database, receivers, settings, pace);
  const notified = { all: NOTIFIED, set: names.filter((name) => NOTIFIED.includes(name)) };
  // Old by the database's clock: those of the instances may differ.
  const due = `recibido < ${after(`-${DAY_SECONDS} * $1`)}`;
  /** Lists who was erased beside the backups that this machine reaches, once the work is done. */
  const listed = async <Value>(work: Promise<Value>): Promise<Value> => {
    const value = await work;
    try {
      const folders = await query<{ folder: string }>('select folder from lead_backups');
      const removals = folders.length > 0 ? await removalsOf(database) : [];
      for (const { folder } of folders) listErasures(folder, removals);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      settings.onProblem(`Erasures were not listed beside the backups: ${code ?? message}`);
    }
    return value;
  };
  const find = (person: Person): Promise<Lead[]> => leadsWhere(database, ...conditionOf(person));
  return {
    add: (lead) => database.add(received(lead), names),
    writable: createProbe(database, settings),
    all: () => allLeads(database),
    find,
    erase: (person) => listed(database.remove('erase', ...conditionOf(person), notified)),
    eraseById: (id) => listed(eraseById(database, id, notified)),
    block: async (person) => listed(block(database, person, await find(person), notified)),
    blockById: async (id) => {
      const [lead] = await leadsWhere(database, 'id = $1', id);
      if (lead) await listed(block(database, { dni: lead.dni }, [lead], notified));
      return lead !== undefined;
    },
    unblock: async (person) => unblock(database, person, await find(person)),
    blockedAmong: (leads) => blockedAmong(database, leads),
    purgePlan: async (days) => {
      const [row] = await query<Planned>(
        `select count(*) as total, count(*) filter (where ${due}) as due, max(recibido) as newest, ${now} as clock,
         count(*) filter (where ${due} and ${IS_UNDELIVERED}) as undelivered from leads`,
        [days],
      );
      const { total = 0, due: old = 0, undelivered = 0, newest = null, clock = new Date() } = row ?? {};
      return {
        total: Number(total),
        due: Number(old),
        undelivered: Number(undelivered),
        newest: newest && momentOf(newest),
        clock: momentOf(clock),
      };
    },
    purge: (days, isConfirmed) =>
      database.remove('purge', isConfirmed ? due : `${due} and not ${IS_UNDELIVERED}`, days, NOBODY),
    forget: async () => {
      await query(`delete from lead_limits where since < ${after('-60')}`);
      await query(`delete from lead_removals where kind = 'ahead' and at < ${after(`-${AHEAD}`)}`);
    },
    removals: () => removalsOf(database),
    backup: () => backupOf(database),
    restore: (backup, { deliver } = { deliver: false }) =>
      listed(restoreInto(database, backup, { deliverTo: deliver ? names : [], notified })),
    listErasuresIn: async (folder) => {
      await query('insert into lead_backups (folder) values ($1) on conflict do nothing', [folder]);
      await listed(Promise.resolve());
    },
    ...limitsIn(database),
    deliver: deliveries.start,
    deliveries: deliveries.counts,
    ages: async () => {
      const [row] = await query<{ newest: Date | string | null }>(
        'select max(recibido) as newest from leads',
      );
      const newest = row?.newest ?? null;
      return { oldestDelivery: await deliveries.oldest(), lastLead: newest && momentOf(newest) };
    },
    alerts: alertNotes(database),
    watchDeliveries: deliveries.watch,
    stopDelivering: deliveries.stop,
    undoneDeliveries: deliveries.undone,
    deliverAgain: deliveries.again,
    missingDeliveries: deliveries.missing,
    deliverMissing: deliveries.sendMissing,
    close: async () => {
      await deliveries.stop(0);
      await database.close();
    },
  };
}
