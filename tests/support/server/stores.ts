import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#scripts/server/leads/database.ts';
import { connectPostgres } from '#scripts/server/leads/postgres.ts';
import { connectSqlite } from '#scripts/server/leads/sqlite.ts';
import { startPostgres } from './postgres.ts';

export const STORES = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORES)[number];

/** An empty database: its settings, as an operator would give them, and a way to open it as another process would. */
export type EmptyStore = { env: Record<string, string>; connect: () => Database };

/** Empty databases of either kind for the tests of one file, in a folder of its own. */
export function useStores() {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let count = 0;
  const state = {
    folder: '',
    empty: async (kind: StoreKind): Promise<EmptyStore> => {
      count += 1;
      const name = `store${count}`;
      if (kind === 'sqlite') {
        const path = join(state.folder, `${name}.db`);
        return { env: { LEADS_FILE: path }, connect: () => connectSqlite(path) };
      }
      const admin = new Client(postgres.urlOf('postgres'));
      await admin.connect();
      await admin.query(`create database ${name}`);
      await admin.end();
      const url = postgres.urlOf(name);
      return { env: { LEADS_STORE: kind, LEADS_DATABASE_URL: url }, connect: () => connectPostgres(url) };
    },
  };
  beforeAll(async () => {
    state.folder = mkdtempSync(join(tmpdir(), 'stores-'));
    postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres.remove();
    rmSync(state.folder, { recursive: true, force: true });
  });
  return state;
}
