import { existsSync, openSync, readSync, closeSync, statSync } from 'node:fs';
import { leadsOf } from '#scripts/server/leads/csv.ts';
import type { Backup, LeadStore } from '#scripts/server/leads/lead-store.ts';
import { createSqlStore } from '#scripts/server/leads/sql-store.ts';
import { connectSqlite } from '#scripts/server/leads/sqlite.ts';

/** First bytes of every SQLite file. */
const MAGIC = 'SQLite format 3\0';

function isSqlite(path: string): boolean {
  const file = openSync(path, 'r');
  const start = Buffer.alloc(MAGIC.length);
  readSync(file, start, 0, start.length, 0);
  closeSync(file);
  return start.toString('latin1') === MAGIC;
}

const sqliteStore = (path: string): LeadStore =>
  createSqlStore(connectSqlite(path), { leadsFile: path, onProblem: () => undefined });

/** Whether leads can be read from a CSV, as far as its beginning tells. */
async function isLeadCsv(path: string): Promise<boolean> {
  const leads = leadsOf(path);
  const isReadable = await leads.next().then(
    () => true,
    () => false,
  );
  await leads.return(undefined);
  return isReadable;
}

/**
 * Opens what `leads export --all` or `leads backup` wrote, or another store's file; `close` ends reading it.
 *
 * @throws Error when the file is none of these
 */
export async function openBackup(path: string): Promise<Backup & { close: () => Promise<void> }> {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${path}.`);
  if (isSqlite(path)) {
    const store = sqliteStore(path);
    return {
      leads: store.all(),
      removals: await store.removals(),
      choices: await store.choices(),
      close: store.close,
    };
  }
  if (!(await isLeadCsv(path))) throw new Error(`${path} is not a file of leads.`);
  return { leads: leadsOf(path), removals: [], choices: [], close: async () => undefined };
}

/**
 * Writes everything that a store holds, with the notes of what was erased, into a new SQLite file; gives how many leads.
 *
 * @throws Error when there is such a file already
 */
export async function writeBackup(store: LeadStore, path: string): Promise<number> {
  if (existsSync(path)) throw new Error(`${path} is there already; name a new file.`);
  const copy = sqliteStore(path);
  const [removals, choices] = [await store.removals(), await store.choices()];
  return copy.restore({ leads: store.all(), removals, choices }).finally(copy.close);
}
