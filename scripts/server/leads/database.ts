import { Pool } from 'pg';
import { migrate } from '#scripts/server/leads/migrations.ts';
import type { QueryResult, QueryResultRow } from 'pg';

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
