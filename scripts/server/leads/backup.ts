import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#scripts/server/leads/database.ts';
import { SPREADSHEET } from '#scripts/server/leads/receivers.ts';

const LAST_BACKUP = 'backup';

/** Waits until what was written to a file or folder is on the disk. */
function flush(path: string): void {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}

/**
 * Copies the SQLite file of a store into a new one, while the site runs; its owner alone reads it, and it has its name once
 * it is whole.
 *
 * @throws Error when there is such a file already
 */
export async function writeBackup({ run, change, moment }: Database, path: string): Promise<void> {
  if (existsSync(path)) throw new Error(`${path} is there already; name a new file.`);
  const part = `${path}.part`;
  rmSync(part, { force: true });
  closeSync(openSync(part, 'wx', 0o600));
  try {
    await run((db) => sql`vacuum into ${part}`.execute(db));
    chmodSync(part, 0o600);
    flush(part);
    renameSync(part, path);
    flush(dirname(path));
  } finally {
    rmSync(part, { force: true });
  }
  const at = moment();
  await change((db) =>
    db
      .insertInto('lead_notes')
      .values({ name: LAST_BACKUP, at })
      .onConflict((known) => known.column('name').doUpdateSet({ at }))
      .execute(),
  );
}

/** When the last backup was made (ISO 8601); null where none is made by this program. */
export async function lastBackup({ run }: Database): Promise<string | null> {
  const last = await run((db) =>
    db.selectFrom('lead_notes').select('at').where('name', '=', LAST_BACKUP).executeTakeFirst(),
  );
  return last?.at ?? null;
}

/**
 * Makes a store that was put back from a copy fit to be used: what waits for the spreadsheet by it is given up, since nobody
 * knows whether it was written meanwhile.
 *
 * @throws Error when the file is damaged
 */
export async function mendRestored({ engine, run, change }: Database): Promise<void> {
  if (engine === 'sqlite') {
    const { rows } = await run((db) => sql<{ quick_check: string }>`pragma quick_check`.execute(db));
    if (rows[0]?.quick_check !== 'ok') throw new Error('The file that was put back is damaged.');
  }
  const problem = 'put back from a copy; its row may be there already';
  await change((db) =>
    db
      .updateTable('lead_deliveries')
      .set({ state: 'given up', problem })
      .where('target', '=', SPREADSHEET)
      .where('state', '=', 'waiting')
      .execute(),
  );
}
