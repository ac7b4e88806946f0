import { Pool, type PoolClient, type QueryResult, type QueryResultRow } from 'pg';
import { LEAD_FIELDS, type Lead, NUMBERS } from '#scripts/server/leads/lead.ts';

/** Columns of a lead in the database. */
export const COLUMNS = ['id', 'recibido', ...LEAD_FIELDS] as const;

/** A lead as the database gives it. */
export type Row = Omit<Lead, 'recibido'> & { recibido: Date };

export const leadOf = (row: Row): Lead => ({
  ...row,
  ...Object.fromEntries(NUMBERS.map((field) => [field, Number(row[field])])),
  recibido: row.recibido.toISOString(),
});

const columns = LEAD_FIELDS.map(
  (field) => `${field} ${NUMBERS.includes(field) ? 'bigint' : 'text'} not null`,
);

/** Steps to the tables of today, in order; a step that was ever released is never changed, another follows it. */
const STEPS = [
  `create table leads (id uuid primary key, recibido timestamptz not null, ${columns.join(', ')});
   create index leads_recibido on leads (recibido);
   create index leads_dni on leads (dni);
   create index leads_email on leads (lower(trim(email)));
   create table lead_removals (at timestamptz not null default now(), kind text not null, id uuid not null);
   create index lead_removals_id on lead_removals (id);
   create unlogged table lead_limits (key text primary key, since timestamptz not null, calls int not null);
   create table lead_deliveries (
     lead uuid not null references leads on delete cascade, target text not null, attempts int not null default 0,
     due timestamptz not null default now(), failed timestamptz, problem text, primary key (lead, target));
   create index lead_deliveries_due on lead_deliveries (due) where failed is null;`,
];

// Any number, as long as it is ours alone in this database.
const LOCK = 4_173_001;

/** Brings the tables up to date. Several instances may start at once: one does it, the others wait. */
async function migrate(client: PoolClient): Promise<void> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('create table if not exists lead_migrations (step int primary key)');
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

export type Database = {
  /** One statement; one that fails because its connection broke is sent once more, so it must bear being repeated. */
  query: <Row extends QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<QueryResult<Row>>;
  close: () => Promise<void>;
};

// A visitor waits 2.5 seconds for a lead at most.
const CONNECT = 2_000;
const STATEMENT = 10_000;
const CONNECTIONS = 10;

/** A connection that broke (of class 08), or a database that is going down or coming up (57P01 to 57P03). */
const isBroken = ({ code = '', message }: Error & { code?: string }): boolean =>
  /^(?:08...|57P0[123]|ECONNRESET|EPIPE)$/.test(code) || message.startsWith('Connection terminated');

/** Connections to a database, whose tables are brought up to date before the first statement. */
export function connectDatabase(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT,
    statement_timeout: STATEMENT,
    allowExitOnIdle: true,
  });
  // Idle connections break when the database restarts; the next statement takes a new one.
  pool.on('error', () => undefined);
  let ready: Promise<void> | null = null;
  const prepare = async (): Promise<void> => {
    const client = await pool.connect();
    await migrate(client).finally(() => client.release());
  };
  const query: Database['query'] = async (text, values = []) => {
    ready ??= prepare();
    await ready.catch((error) => {
      ready = null;
      throw error;
    });
    return pool.query(text, [...values]);
  };
  return {
    query: (text, values) =>
      query<never>(text, values).catch((error) => {
        if (isBroken(error)) return query<never>(text, values);
        throw error;
      }),
    close: async () => {
      if (!pool.ending) await pool.end();
    },
  };
}
