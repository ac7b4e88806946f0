import { dayInBuenosAires } from '#domain/format.ts';
import {
  COLUMNS,
  type Database,
  leadOf,
  momentOf,
  NOTE_REMOVAL,
  type Row,
} from '#scripts/server/leads/database.ts';
import { addChoice, choicesOf, restoreChoices } from '#scripts/server/leads/choices.ts';
import { createDeliveries, PACE, targetsOf } from '#scripts/server/leads/deliveries.ts';
import { comparable, DAY, type Lead, type Person, received } from '#scripts/server/leads/lead.ts';
import type { Backup, LeadSettings, LeadStore, Removal } from '#scripts/server/leads/lead-store.ts';
import type { UsageCount, UsageSum } from '#scripts/server/usage/usage-count.ts';
import {
  type CountTogether,
  createMemoryLimit,
  createQuickLimit,
  createSharedLimit,
} from '#scripts/server/leads/limits.ts';

const COLUMN_NAMES = COLUMNS.join(', ');
const USAGE = `select day, event, page, campaign, detail, count from usage_counts
  where day >= $1 and day <= $2 order by day, page, event, campaign, detail`;
// Day by day first, in the order of the table's key: it takes half the time, in which the process does nothing else.
const USAGE_SUMS = `select page, event, sum(count) as count from (select day, event, page, sum(count) as count
  from usage_counts where day >= $1 and day <= $2 group by day, event, page) as days group by page, event`;
const DAY_SECONDS = 86_400;
const PAGE = 1000;
const PROBE_MILLISECONDS = 1000;
/** Days whose counts of usage stay apart, at least. */
const USAGE_DAYS = 31;

type Planned = {
  total: number | string;
  due: number | string;
  newest: Date | string | null;
  clock: Date | string;
};

const conditionOf = (person: Person): [string, string] =>
  'dni' in person ? ['dni = $1', person.dni] : ['lower(trim(email)) = $1', comparable(person.email)];

/** Limits of all instances together where the database counts for them, else of this process. */
function limitsIn({ count }: Database): Pick<LeadStore, 'limit' | 'quickLimit'> {
  if (!count) return { limit: createMemoryLimit(), quickLimit: createMemoryLimit() };
  const together: CountTogether = async (told) =>
    new Map(
      (await count(told)).map(({ key, calls, since }) => [
        key,
        { calls, since: Date.parse(momentOf(since)) },
      ]),
    );
  return { limit: createSharedLimit(together), quickLimit: createQuickLimit(together) };
}

/** Asks whether a lead could be written, at most once a second, and tells when that changes. */
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

async function* allLeads({ query }: Database): AsyncGenerator<Lead> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await query<Row>(
      `select ${COLUMN_NAMES} from leads where id > $1 order by id limit ${PAGE}`,
      [last],
    );
    yield* rows.map(leadOf);
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

const removalsOf = async ({ query }: Database): Promise<Removal[]> =>
  (await query<Removal>('select at, kind, id from lead_removals order by at')).map((row) => ({
    ...row,
    at: momentOf(row.at),
  }));

/** Notes removals that are not noted yet. */
async function takeRemovals(database: Database, removals: readonly Removal[]): Promise<void> {
  if (removals.length === 0) return;
  const known = new Set((await removalsOf(database)).map(({ kind, id }) => `${kind} ${id}`));
  const missing = removals.filter(({ kind, id }) => !known.has(`${kind} ${id}`));
  const note = 'insert into lead_removals (at, kind, id) values ($1, $2, $3)';
  await Promise.all(missing.map(({ at, kind, id }) => database.query(note, [at, kind, id])));
}

/** Puts leads back, some at a time so that they share a flush; gives how many were neither there nor erased. */
async function restoreInto(
  database: Database,
  { leads, removals, choices }: Backup,
  targets: readonly string[],
): Promise<number> {
  await takeRemovals(database, removals);
  let added = 0;
  let batch: Promise<'added' | 'known'>[] = [];
  const settle = async (): Promise<void> => {
    added += (await Promise.all(batch)).filter((outcome) => outcome === 'added').length;
    batch = [];
  };
  for await (const lead of leads) {
    batch.push(database.add(lead, targets));
    if (batch.length === PAGE) await settle();
  }
  await settle();
  await restoreChoices(database, choices);
  return added;
}

/** Store of leads in a database, whichever of the two it is. */
export function createSqlStore(database: Database, settings: LeadSettings, pace = PACE): LeadStore {
  const { query, now, after } = database;
  const targets = targetsOf(settings);
  const names = targets.map(({ name }) => name);
  const deliveries = createDeliveries(database, targets, pace);
  const told = targets.filter(({ takesNews }) => takesNews).map(({ name }) => name);
  // Old by the database's clock: those of the instances may differ.
  const due = `recibido < ${after(`-${DAY_SECONDS} * $1`)}`;
  return {
    add: (lead) => database.add(received(lead), names),
    writable: createProbe(database, settings),
    all: () => allLeads(database),
    find: async (person) => {
      const [condition, value] = conditionOf(person);
      const rows = await query<Row>(
        `select ${COLUMN_NAMES} from leads where ${condition} order by recibido, id`,
        [value],
      );
      return rows.map(leadOf);
    },
    erase: (person) => database.remove('erase', ...conditionOf(person), told),
    eraseById: async (id) => {
      // Noted first: the same lead, still on its way, is not taken afterwards.
      await query(NOTE_REMOVAL, ['erase', id]);
      await query('delete from lead_choices where lead = $1', [id]);
      await database.remove('erase', 'id = $1', id, told);
    },
    choose: (id, choice) => addChoice(database, told, id, choice),
    choices: (ids) => choicesOf(database, ids),
    purgePlan: async (days) => {
      const [row] = await query<Planned>(
        `select count(*) as total, count(*) filter (where ${due}) as due, max(recibido) as newest, ${now} as clock from leads`,
        [days],
      );
      const { total = 0, due: old = 0, newest = null, clock = new Date() } = row ?? {};
      return {
        total: Number(total),
        due: Number(old),
        newest: newest && momentOf(newest),
        clock: momentOf(clock),
      };
    },
    purge: (days) => database.remove('purge', due, days, []),
    forgetCallers: async () => void (await query(`delete from lead_limits where since < ${after('-60')}`)),
    sweep: async (days) => {
      await query(
        `delete from lead_choices where at < ${after(`-${DAY_SECONDS} * $1`)}
          and not exists (select 1 from leads where id = lead)`,
        [days],
      );
      await database.addUpUsage(`${dayInBuenosAires(Date.now() - USAGE_DAYS * DAY).slice(0, 7)}-01`);
    },
    removals: () => removalsOf(database),
    restore: (backup) => restoreInto(database, backup, names),
    addUsage: database.addUsage,
    usage: async (from, until) =>
      (await query<UsageCount>(USAGE, [from, until])).map((row) => ({ ...row, count: Number(row.count) })),
    usageSums: async (from, until) =>
      (await query<UsageSum>(USAGE_SUMS, [from, until])).map((row) => ({ ...row, count: Number(row.count) })),
    ...limitsIn(database),
    deliver: deliveries.start,
    deliveries: deliveries.counts,
    failedDeliveries: deliveries.failed,
    deliverAgain: deliveries.again,
    close: async () => {
      await deliveries.stop();
      await database.close();
    },
  };
}
