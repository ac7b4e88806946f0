import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { tableSteps } from '#scripts/server/leads/database.ts';

/** Time (ms) that a transaction waits while another process writes; the process does nothing else meanwhile. */
const BUSY = 2_000;
/** The present moment, and the one so many seconds after it, as SQL. */
export const NOW = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;
export const after = (seconds: string): string =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (${seconds}) || ' seconds')`;

const STEPS = tableSteps({
  uuid: 'text',
  moment: 'text',
  now: `(${NOW})`,
  fleeting: '',
  addColumn: 'add column',
});

const stepsDone = (db: Libsql.Database): number =>
  (db.pragma('user_version') as [{ user_version: number }])[0].user_version;

/** Carries a step out, or what of it is not there yet. */
function takeStep(db: Libsql.Database, step: string): void {
  for (const statement of step.split(';')) {
    try {
      db.exec(statement);
    } catch (error) {
      if (!/duplicate column name/.test((error as Error).message)) throw error;
    }
  }
}

/**
 * Brings the tables up to date: of several processes one does it, and the others wait. Nothing is written where nothing
 * is missing, so that a full disk can be read, nor where a later release has added to the tables.
 */
function bringUpToDate(db: Libsql.Database): void {
  if (stepsDone(db) >= STEPS.length) return;
  db.exec('begin immediate');
  try {
    const done = stepsDone(db);
    for (const step of STEPS.slice(done)) takeStep(db, step);
    if (done < STEPS.length) db.pragma(`user_version = ${STEPS.length}`);
    db.exec('commit');
  } catch (error) {
    if (db.inTransaction) db.exec('rollback');
    throw error;
  }
}

/** Lets the owner alone read a file, and so those that SQLite puts beside it, which have the mode of the first. */
function keepPrivate(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) closeSync(openSync(path, 'a', 0o600));
  else if (found.isFile() && found.uid === process.getuid?.()) chmodSync(path, 0o600);
}

export type FileOptions = {
  /** Pages of 4 KB that the file may have at most. */
  mostPages?: number;
  /** `read`: nothing is written. `alone`: the file is whole by itself once it is closed, without a log beside it. */
  use?: 'shared' | 'alone' | 'read';
};

/** Opens a file of leads, with the tables of today unless it is only read. */
export function openFile(path: string, { mostPages, use = 'shared' }: FileOptions): Libsql.Database {
  if (use === 'read') return new Libsql(path, { timeout: BUSY, readonly: true });
  keepPrivate(path);
  const db = new Libsql(path, { timeout: BUSY });
  // Whatever was acknowledged survives a power cut, and what was erased leaves no trace in the file.
  for (const pragma of [
    `journal_mode = ${use === 'alone' ? 'delete' : 'wal'}`,
    'synchronous = full',
    'secure_delete = on',
    'foreign_keys = on',
  ])
    db.pragma(pragma);
  if (mostPages) db.pragma(`max_page_count = ${mostPages}`);
  bringUpToDate(db);
  return db;
}
