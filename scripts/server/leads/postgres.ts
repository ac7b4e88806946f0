import { createHash } from 'node:crypto';
import { Pool, type PoolClient } from 'pg';
import {
  COLUMNS,
  type Counted,
  type Database,
  EARLIER,
  tableSteps,
  valuesOf,
} from '#scripts/server/leads/database.ts';

const STEPS = tableSteps({
  uuid: 'uuid',
  moment: 'timestamptz',
  now: 'now()',
  fleeting: 'unlogged',
  addColumn: 'add column if not exists',
});

const placeholders = COLUMNS.map((_, index) => `$${index + 1}`).join(', ');

// With a lead come its deliveries, in one statement: neither is ever there without the other.
const ADD = `with added as (insert into leads (${COLUMNS.join(', ')}) select ${placeholders}
    where not exists (select from lead_removals where id = $1 and kind in ('erase', 'ahead')) on conflict do nothing returning id),
  queued as (insert into lead_deliveries (lead, target) select id, unnest($${COLUMNS.length + 1}::text[]) from added)
  select id from added`;
const REMOVE = `with removed as (delete from leads where CONDITION returning id),
  news as (insert into lead_news (lead, target, kind)
    select id, target, 'erased' from removed, unnest($3::text[]) as target
    where exists (select from lead_deliveries as sent
      where sent.lead = id and sent.target = target.target and attempts > 0)
    or (target = any($4::text[])
      and exists (select from lead_deliveries as sent where sent.lead = id and sent.target = '${EARLIER}')
      and not exists (select from lead_deliveries as sent where sent.lead = id and sent.target = target.target))
    on conflict do nothing),
  noted as (insert into lead_removals (kind, id) select $2, id from removed
    where not exists (select from lead_removals as noted where noted.kind = $2 and noted.id = removed.id))
  select count(*)::int as count from removed`;
// In the order of the keys, so that two instances that count the same callers do not wait for each other.
const COUNT_CALLS = `insert into lead_limits as known
  select key, now(), calls from unnest($1::text[], $2::int[]) as given(key, calls) order by key
  on conflict (key) do update set
  calls = case when known.since between now() - interval '1 minute' and now()
    then known.calls + excluded.calls else excluded.calls end,
  since = case when known.since between now() - interval '1 minute' and now() then known.since else now() end
  returning key, calls, since`;

/** The salt of a day (YYYY-MM-DD), the same for all instances; that of the day before is overwritten. */
const SALT = `insert into lead_notes as known values ('salt', $1 || gen_random_uuid()::text)
  on conflict (name) do update set note = case when known.note like $1 || '%' then known.note else excluded.note end
  returning note`;

// Any number, as long as it is ours alone in this database.
const LOCK = 4_173_001;

/** Brings the tables up to date. Several instances may start at once: one does it, the others wait. */
async function migrate(client: PoolClient): Promise<void> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('create table if not exists lead_migrations (step int primary key)');
    // A step may go through all leads.
    await client.query('set local statement_timeout = 0');
    const { rows } = await client.query<{ done: number }>(
      'select count(*)::int as done from lead_migrations',
    );
    for (let step = rows[0]?.done ?? 0; step < STEPS.length; step += 1) {
      await client.query(STEPS[step] ?? '');
      await client.query('insert into lead_migrations values ($1)', [step]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

// A visitor waits 2.5 seconds for a lead at most.
const CONNECT = 2_000;
const STATEMENT = 10_000;
const CONNECTIONS = 10;

/** A connection that broke (of class 08), or a database that is going down or coming up (57P01 to 57P03). */
const isBroken = ({ code = '', message }: Error & { code?: string }): boolean =>
  /^(?:08...|57P0[123]|ECONNRESET|EPIPE)$/.test(code) || message.startsWith('Connection terminated');

/** A database that is read only, as one that was replaced by another is. */
const isReadOnly = ({ code }: Error & { code?: string }): boolean => code === '25006';

/** Database of several machines, whose tables are brought up to date before the first statement. */
export function connectPostgres(url: string): Database {
  const connect = (): Pool => {
    const connections = new Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT,
      statement_timeout: STATEMENT,
      allowExitOnIdle: true,
    });
    // Idle connections break when the database restarts; the next statement takes a new one.
    return connections.on('error', () => undefined);
  };
  let pool = connect();
  let ready: Promise<void> | null = null;
  const prepare = async (): Promise<void> => {
    const client = await pool.connect();
    await migrate(client).finally(() => client.release());
  };
  const send = async <Row>(text: string, values: readonly unknown[]): Promise<Row[]> => {
    ready ??= prepare();
    await ready.catch((error) => {
      ready = null;
      throw error;
    });
    const used = pool;
    return (
      await used.query(text, [...values]).catch((error) => {
        if (isReadOnly(error) && used === pool && !used.ending) {
          // The others lead to the same database; those of a new pool, to the one that has taken its place.
          pool = connect();
          void used.end();
        }
        throw error;
      })
    ).rows as Row[];
  };
  const query = <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    send<Row>(text, values).catch((error) => {
      if (isBroken(error) || isReadOnly(error)) return send<Row>(text, values);
      throw error;
    });
  let salt = '';
  /** A key that leads to no caller once the day's salt is gone. */
  const hashed = async (key: string): Promise<string> => {
    const day = new Date().toISOString().slice(0, 10);
    if (!salt.startsWith(day)) salt = (await query<{ note: string }>(SALT, [day]))[0]?.note ?? '';
    return createHash('sha256')
      .update(salt + key)
      .digest('base64url');
  };
  const countCalls = async (calls: ReadonlyMap<string, number>): Promise<Counted[]> => {
    const keys = new Map<string, string>();
    for (const key of calls.keys()) keys.set(await hashed(key), key);
    const counted = await query<Counted>(COUNT_CALLS, [[...keys.keys()], [...calls.values()]]);
    return counted.map((one) => ({ ...one, key: keys.get(one.key) ?? one.key }));
  };
  return {
    query,
    now: 'now()',
    after: (seconds) => `now() + (${seconds}) * interval '1 second'`,
    skipLocked: 'for update skip locked',
    add: async (lead, targets) => {
      const values = [...valuesOf(lead), targets];
      return (await query(ADD, values)).length > 0 ? 'added' : 'known';
    },
    remove: async (kind, condition, value, notified) => {
      const [row] = await query<{ count: number }>(REMOVE.replace('CONDITION', condition), [
        value,
        kind,
        notified.all,
        notified.set,
      ]);
      return row?.count ?? 0;
    },
    count: countCalls,
    probe: async () =>
      void (await query(
        `insert into lead_notes values ('probe', '') on conflict (name) do update set at = now()`,
      )),
    close: async () => {
      if (!pool.ending) await pool.end();
    },
  };
}
