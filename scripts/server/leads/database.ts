import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Dialect,
  Kysely,
  Migrator,
  PostgresDialect,
  type RawBuilder,
  sql,
  SqliteDialect,
  type Transaction,
} from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import { MIGRATIONS, type Tables } from '#scripts/server/leads/tables.ts';

/** What differs between the two engines. */
type Engine = {
  name: 'sqlite' | 'postgres';
  dialect: () => Dialect;
  /** The database's present moment, or the one so many seconds after it, as the tables have it. */
  moment: (seconds?: number) => RawBuilder<string>;
  /** Whether the database that is open is not the one at its address any more. */
  isGone: () => boolean;
};

/** Locks that a transaction waits for (ms), and what a person who sends a lead waits for at most. */
const PATIENCE = 2_000;
const STATEMENT = 10_000;
/** Longest time (ms) between two looks at a file that another process holds. */
const LOOK = 20;
const CONNECTIONS = 10;

/** Lets the owner alone read a file, and so those that SQLite puts beside it, which have the mode of the first. */
function keepPrivate(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) closeSync(openSync(path, 'a', 0o600));
  else if (found.isFile() && found.uid === process.getuid?.()) chmodSync(path, 0o600);
}

/** Opens a file of leads. What is acknowledged survives a power cut, and what is erased leaves no trace in the file. */
function openFile(path: string): Libsql.Database {
  keepPrivate(path);
  const db = new Libsql(path);
  for (const pragma of ['journal_mode = wal', 'synchronous = full', 'secure_delete = on']) db.pragma(pragma);
  return db;
}

/**
 * SQLite whose transactions hold the file from their start, so that none fails because another wrote meanwhile. They are
 * begun and ended without a prepared statement: one that found the file held would stay open and let nothing be committed.
 */
function fileDialect(open: () => Libsql.Database): Dialect {
  let db: Libsql.Database;
  const dialect = new SqliteDialect({ database: async () => (db = open()) });
  const driver = dialect.createDriver();
  const run = (statement: string) => async () => void db.exec(statement);
  driver.beginTransaction = run('begin immediate');
  driver.commitTransaction = run('commit');
  // SQLite has already rolled back if the disk is full.
  driver.rollbackTransaction = () => run('rollback')().catch(() => undefined);
  dialect.createDriver = () => driver;
  return dialect;
}

function sqlite(path: string): Engine {
  let inode = 0;
  return {
    name: 'sqlite',
    dialect: () =>
      fileDialect(() => {
        const db = openFile(path);
        inode = statSync(path).ino;
        return db;
      }),
    moment: (seconds = 0) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${seconds} || ' seconds')`,
    isGone: () => inode !== 0 && statSync(path, { throwIfNoEntry: false })?.ino !== inode,
  };
}

const INT8 = 20;

function postgres(url: string): Engine {
  const { types } = pg;
  const getTypeParser = ((oid: number, format: 'text') =>
    oid === INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser;
  const connect = (): pg.Pool => {
    const pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: PATIENCE,
      lock_timeout: PATIENCE,
      statement_timeout: STATEMENT,
      types: { getTypeParser },
    });
    // Connections break when the database restarts, idle ones and those in use between two statements; the next statement
    // fails or takes a new one.
    const ignore = (): void => undefined;
    return pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
  };
  return {
    name: 'postgres',
    dialect: () => new PostgresDialect({ pool: connect() }),
    moment: (seconds = 0) =>
      sql`to_char((now() + ${seconds}::float8 * interval '1 second') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    isGone: () => false,
  };
}

/** Whether another process holds the file: worth another look a moment later. */
const isBusy = ({ code = '' }: NodeJS.ErrnoException): boolean => code.startsWith('SQLITE_BUSY');

/** Why a file could not be opened, in words where SQLite has only a code. */
const named = (error: NodeJS.ErrnoException, path: string): Error =>
  error.code === 'SQLITE_NOTADB' ? new Error(`${path} is no database`) : error;

export type Address = { leadsFile: string; leadsDatabaseUrl?: string };

/** The database of a store, which is opened when it is first asked for. */
export type Database = ReturnType<typeof connectDatabase>;

/**
 * Connects to the database of leads: PostgreSQL where an address names one, else a SQLite file, which several processes may
 * have open. A file that was moved or removed is made anew, since what is written to that would be lost; `onGone` is told.
 */
export function connectDatabase(
  { leadsFile, leadsDatabaseUrl = '' }: Address,
  onGone: () => void = () => undefined,
) {
  const engine = leadsDatabaseUrl === '' ? sqlite(leadsFile) : postgres(leadsDatabaseUrl);
  let opened: Promise<Kysely<Tables>> | null = null;

  const open = async (): Promise<Kysely<Tables>> => {
    const db = new Kysely<Tables>({ dialect: engine.dialect() });
    const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
    const { error } = await migrator.migrateToLatest();
    if (!error) return db;
    await db.destroy().catch(() => undefined);
    throw named(error as Error, leadsFile);
  };
  const current = async (): Promise<Kysely<Tables>> => {
    if (opened && engine.isGone()) {
      void opened.then((db) => db.destroy()).catch(() => undefined);
      opened = null;
      onGone();
    }
    opened ??= open();
    return opened.catch((error) => {
      opened = null;
      throw error;
    });
  };
  /** Does some work, again for as long as another process is at the file. */
  const run = async <Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> => {
    for (const end = performance.now() + PATIENCE; ;) {
      try {
        return await work(await current());
      } catch (error) {
        if (!isBusy(error as Error) || performance.now() > end) throw error;
        // Waits a random time, because regular looks may never find the file free.
        await pause(1 + LOOK * Math.random());
      }
    }
  };
  return {
    engine: engine.name,
    moment: engine.moment,
    /** Reads. */
    run,
    /** Writes: all of it or, when it rejects, nothing. */
    change: <Result>(work: (db: Transaction<Tables>) => Promise<Result>): Promise<Result> =>
      run((db) => db.transaction().execute(work)),
    /** Makes the transactions on one lead wait for each other. */
    alone: async (db: Transaction<Tables>, id: string): Promise<void> => {
      if (engine.name === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${id}))`.execute(db);
    },
    /** Folds what was changed into the file: rows that were erased stand in the log beside it until then. */
    fold: async (): Promise<void> => {
      if (engine.name === 'sqlite') await run((db) => sql`pragma wal_checkpoint(truncate)`.execute(db));
    },
    close: async (): Promise<void> => {
      const db = await opened?.catch(() => null);
      opened = null;
      await db?.destroy();
    },
  };
}
