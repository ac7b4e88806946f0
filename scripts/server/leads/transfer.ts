import { closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from '#scripts/server/leads/database.ts';
import { NOBODY } from '#scripts/server/leads/database.ts';
import { listedErasures } from '#scripts/server/leads/erasures.ts';
import type { Backup, LeadStore } from '#scripts/server/leads/lead-store.ts';
import { backupOf, restoreInto } from '#scripts/server/leads/restoring.ts';
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

/** A database whose tables may be those of an earlier release: what it has no table for, it holds nothing of. */
const tolerant = (database: Database): Database => ({
  ...database,
  query: (text, values) =>
    database.query<never>(text, values).catch((error: Error) => {
      if (/no such table/.test(error.message)) return [];
      throw error;
    }),
});

/** Why a file is no whole backup, or null; one that says how many leads it holds has to hold them. */
async function faultOf({ query }: Database): Promise<string | null> {
  try {
    const [state] = await query<{ quick_check: string }>('select quick_check from pragma_quick_check');
    if (state?.quick_check !== 'ok') return 'it is damaged';
    const [written] = await query<{ leads: number }>('select leads from lead_backup');
    const [held] = await query<{ leads: number }>('select count(*) as leads from leads');
    if (written && written.leads !== held?.leads)
      return `it holds ${held?.leads ?? 0} leads of ${written.leads}`;
    return null;
  } catch {
    return 'it is damaged';
  }
}

export type OpenBackup = Backup & {
  /** Whether a list of erasures lies beside it. */
  hasErasures: boolean;
  close: () => Promise<void>;
};

/**
 * Opens what `leads backup` wrote, or the file of another store, for reading alone. Who was erased after it, by the list
 * beside it, counts as erased in it.
 *
 * @throws Error when the file is none of these, or is not whole
 */
export async function openBackup(path: string): Promise<OpenBackup> {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${path}.`);
  if (!isSqlite(path)) throw new Error(`${path} is not a backup of leads.`);
  const database = tolerant(connectSqlite(path, { use: 'read' }));
  const fault = await faultOf(database);
  if (fault !== null) {
    await database.close();
    throw new Error(`${path} is not a whole backup: ${fault}. Nothing was put back.`);
  }
  const listed = listedErasures(dirname(path));
  const backup = backupOf(database);
  return {
    ...backup,
    removals: async () => [...(await backup.removals()), ...(listed ?? [])],
    hasErasures: listed !== null,
    close: database.close,
  };
}

/** Waits until what was written to a file or folder is on the disk. */
function flush(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

/**
 * Writes everything that a store holds into a new SQLite file, which has its name once it is whole, and gives how many
 * leads. From then on the store lists who is erased beside it.
 *
 * @throws Error when there is such a file already
 */
export async function writeBackup(store: LeadStore, path: string): Promise<number> {
  if (existsSync(path)) throw new Error(`${path} is there already; name a new file.`);
  const part = `${path}.part`;
  rmSync(part, { force: true });
  closeSync(openSync(part, 'wx', 0o600));
  const copy = connectSqlite(part, { use: 'alone' });
  let leads = 0;
  try {
    await restoreInto(copy, store.backup(), { deliverTo: [], notified: NOBODY });
    await copy.query('create table lead_backup (leads int not null)');
    await copy.query('insert into lead_backup select count(*) from leads');
    leads = (await copy.query<{ leads: number }>('select leads from lead_backup'))[0]?.leads ?? 0;
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  } finally {
    await copy.close();
  }
  flush(part);
  renameSync(part, path);
  flush(dirname(path));
  await store.listErasuresIn(dirname(path));
  return leads;
}
