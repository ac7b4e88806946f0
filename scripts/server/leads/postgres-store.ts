import { leadsOf } from '#scripts/server/leads/csv.ts';
import { COLUMNS, connectDatabase, type Database, leadOf, type Row } from '#scripts/server/leads/database.ts';
import { createDeliveries, PACE, targetsOf } from '#scripts/server/leads/deliveries.ts';
import { comparable, type Lead, type Person, received } from '#scripts/server/leads/lead.ts';
import type { FailedDelivery, LeadSettings, LeadStore } from '#scripts/server/leads/lead-store.ts';
import { type CountTogether, createQuickLimit, createSharedLimit } from '#scripts/server/leads/limits.ts';

const placeholders = COLUMNS.map((_, index) => `$${index + 1}`).join(', ');

// With a lead come its deliveries, in one statement: neither is ever there without the other.
const ADD = `with added as (insert into leads (${COLUMNS.join(', ')}) values (${placeholders}) on conflict do nothing returning id),
  queued as (insert into lead_deliveries (lead, target) select id, unnest($${COLUMNS.length + 1}::text[]) from added)
  select id from added`;
const RESTORED = ADD.replace(
  `values (${placeholders})`,
  `select ${placeholders} where not exists (select from lead_removals where id = $1 and kind = 'erase')`,
);
const REMOVE = `with removed as (delete from leads where CONDITION returning id),
  noted as (insert into lead_removals (kind, id) select $2, id from removed)
  select count(*)::int as count from removed`;
// In the order of the keys, so that two instances that count the same callers do not wait for each other.
const COUNT_CALLS = `insert into lead_limits as known
  select key, now(), calls from unnest($1::text[], $2::int[]) as told(key, calls) order by key
  on conflict (key) do update set
  calls = case when known.since < now() - interval '1 minute' then excluded.calls else known.calls + excluded.calls end,
  since = case when known.since < now() - interval '1 minute' then now() else known.since end
  returning key, calls, since`;
const FAILED =
  'select lead, target, attempts, problem from lead_deliveries where failed is not null order by failed';
const DELIVER_AGAIN = `update lead_deliveries set failed = null, attempts = 0, due = now() where failed is not null
  returning lead`;
// Old by the database's clock: those of the instances may differ.
const DUE = `recibido < now() - $1::int * interval '1 day'`;
const PLAN = `select count(*)::int as total, count(*) filter (where ${DUE})::int as due, max(recibido) as newest,
  now() as clock from leads`;
const PAGE = 1000;

type Planned = { total: number; due: number; newest: Date | null; clock: Date };

const conditionOf = (person: Person): [string, string] =>
  'dni' in person ? ['dni = $1', person.dni] : ['lower(trim(email)) = $1', comparable(person.email)];

type Counted = { key: string; calls: number; since: Date };

/** Counts the calls of all instances in their current minutes. */
const counterIn =
  ({ query }: Database): CountTogether =>
  async (told) => {
    const { rows } = await query<Counted>(COUNT_CALLS, [[...told.keys()], [...told.values()]]);
    return new Map(rows.map(({ key, calls, since }) => [key, { calls, since: since.getTime() }]));
  };

async function* allLeads({ query }: Database): AsyncGenerator<Lead> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await query<Row>(
      `select ${COLUMNS.join(', ')} from leads where id > $1 order by id limit ${PAGE}`,
      [last],
    );
    yield* rows.map(leadOf);
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Store of several machines: a PostgreSQL database. */
export function createPostgresStore(settings: LeadSettings, pace = PACE): LeadStore {
  const { leadsDatabaseUrl = '', onProblem } = settings;
  const database = connectDatabase(leadsDatabaseUrl);
  const targets = targetsOf(settings);
  const names = targets.map(({ name }) => name);
  const deliveries = createDeliveries(database, targets, pace);
  const { query } = database;
  const insert = async (statement: string, lead: Lead): Promise<'added' | 'known'> => {
    const values = [...COLUMNS.map((column) => lead[column]), names];
    return (await query(statement, values)).rows.length > 0 ? 'added' : 'known';
  };
  const remove = async (kind: string, condition: string, value: string | number): Promise<number> => {
    const { rows } = await query<{ count: number }>(REMOVE.replace('CONDITION', condition), [value, kind]);
    return rows[0]?.count ?? 0;
  };
  return {
    add: (lead) => insert(ADD, received(lead)),
    writable: () =>
      query('select id from leads limit 0').then(
        () => true,
        (error: Error & { code?: string }) => {
          onProblem(`Leads cannot be written to the database: ${error.code ?? error.message}`);
          return false;
        },
      ),
    all: () => allLeads(database),
    find: async (person) => {
      const [condition, value] = conditionOf(person);
      const { rows } = await query<Row>(
        `select ${COLUMNS.join(', ')} from leads where ${condition} order by recibido`,
        [value],
      );
      return rows.map(leadOf);
    },
    erase: (person) => remove('erase', ...conditionOf(person)),
    purgePlan: async (days) => {
      const { rows } = await query<Planned>(PLAN, [days]);
      const [{ total = 0, due = 0, newest = null, clock = new Date() } = {}] = rows;
      return { total, due, newest: newest?.toISOString() ?? null, clock: clock.toISOString() };
    },
    purge: async (days) => {
      await query(`delete from lead_limits where since < now() - interval '1 minute'`);
      return remove('purge', DUE, days);
    },
    restore: async (path) => {
      let added = 0;
      for await (const lead of leadsOf(path)) added += (await insert(RESTORED, lead)) === 'added' ? 1 : 0;
      return added;
    },
    limit: createSharedLimit(counterIn(database)),
    quickLimit: createQuickLimit(counterIn(database)),
    deliver: deliveries.start,
    deliveries: deliveries.counts,
    failedDeliveries: async () => (await query<FailedDelivery>(FAILED)).rows,
    deliverAgain: async () => (await query(DELIVER_AGAIN)).rows.length,
    close: async () => {
      await deliveries.stop();
      await database.close();
    },
  };
}
