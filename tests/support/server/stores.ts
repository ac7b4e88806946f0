import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { startPostgres } from './postgres.ts';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORES)[number];

type Row = Record<string, unknown>;

/** A connection beside the server's, as that of another program. */
export type Beside = { run: (sql: string) => Promise<Row[]>; close: () => Promise<void> };

export type EmptyStore = {
  kind: StoreKind;
  /** Its settings, as an operator would give them. */
  env: Record<string, string>;
  beside: () => Promise<Beside>;
};

function besideFile(path: string): Beside {
  const db = new Libsql(path, { timeout: 5_000 });
  return {
    run: async (sql) => {
      if (/^select/i.test(sql)) return db.prepare(sql).all() as Row[];
      db.exec(sql);
      return [];
    },
    close: async () => void db.close(),
  };
}

async function besideDatabase(url: string): Promise<Beside> {
  const client = new Client(url);
  // A server that is stopped in a test cuts its clients off.
  client.on('error', () => undefined);
  await client.connect();
  return { run: async (sql) => (await client.query(sql)).rows as Row[], close: () => client.end() };
}

/** Empty databases of either kind for the tests of one file, in a folder of its own. */
export function useStores() {
  let count = 0;
  const state = {
    folder: '',
    postgres: undefined as unknown as Awaited<ReturnType<typeof startPostgres>>,
    /** Runs statements of whoever runs the PostgreSQL. */
    admin: async (...statements: string[]): Promise<void> => {
      const admin = await besideDatabase(state.postgres.urlOf('postgres'));
      for (const statement of statements) await admin.run(statement);
      await admin.close();
    },
    empty: async (kind: StoreKind): Promise<EmptyStore> => {
      count += 1;
      const name = `store${count}`;
      if (kind === 'sqlite') {
        const path = join(state.folder, `${name}.db`);
        return {
          kind,
          env: { LEADS_FILE: path },
          beside: async () => besideFile(path),
        };
      }
      await state.admin(`create database ${name}`);
      const url = state.postgres.urlOf(name);
      return {
        kind,
        env: { LEADS_DATABASE_URL: url },
        beside: () => besideDatabase(url),
      };
    },
  };
  beforeAll(async () => {
    state.folder = mkdtempSync(join(tmpdir(), 'stores-'));
    state.postgres = await startPostgres();
  });
  afterAll(async () => {
    await state.postgres.remove();
    rmSync(state.folder, { recursive: true, force: true });
  });
  return state;
}
