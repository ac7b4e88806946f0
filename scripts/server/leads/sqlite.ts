import { statSync } from 'node:fs';
import type Libsql from 'libsql';
import {
  COLUMNS,
  type Database,
  EARLIER,
  NOTE_REMOVAL,
  type Notified,
  valuesOf,
} from '#scripts/server/leads/database.ts';
import type { Lead } from '#scripts/server/leads/lead.ts';
import { after, type FileOptions, NOW, openFile } from '#scripts/server/leads/sqlite-file.ts';

const placeholders = COLUMNS.map((_, index) => `$${index + 1}`).join(', ');
const ADD = `insert into leads (${COLUMNS.join(', ')}) values (${placeholders}) on conflict do nothing returning id`;
const WAS_ERASED = `select id from lead_removals where id = $1 and kind in ('erase', 'ahead') limit 1`;
const SENT = 'select target, attempts from lead_deliveries where lead = $1';
const TELL_ERASED =
  "insert into lead_news (lead, target, kind) values ($1, $2, 'erased') on conflict do nothing";
/** As much as a lead takes with its deliveries and the indexes, and a page more. */
const PROBE = `insert into lead_notes (name, note) values ('probe', hex(zeroblob(4096)))`;

type Waiting = { work: () => unknown; done: (value: never) => void; failed: (error: unknown) => void };

/** Why a file could not be opened, in a word where SQLite has one. */
const named = (error: Error & { code?: string }, path: string): Error =>
  error.code === 'SQLITE_NOTADB' ? new Error(`${path} is no database`) : error;

type SqliteOptions = FileOptions & {
  /** Called within a second after the open file is gone from its path. */
  onGone?: () => void;
};

/** Milliseconds between two looks at whether the file is still there. */
const LOOK = 1_000;

/**
 * Database of one machine: a SQLite file, which several processes may have open. Changes that are asked for while others
 * are being flushed to the disk share the next flush.
 */
export function connectSqlite(path: string, { onGone, ...options }: SqliteOptions = {}): Database {
  let opened: { db: Libsql.Database; inode: number } | null = null;
  const statements = new Map<string, Libsql.Statement>();
  let waiting: Waiting[] = [];

  const close = (): void => {
    statements.clear();
    opened?.db.close();
    opened = null;
  };
  /** Closes a file that was moved away or deleted, since what is written to that would be lost. */
  const letGo = (): void => {
    if (!opened || statSync(path, { throwIfNoEntry: false })?.ino === opened.inode) return;
    close();
    onGone?.();
  };
  const current = (): Libsql.Database => {
    letGo();
    if (!opened) {
      try {
        opened = { db: openFile(path, options), inode: statSync(path).ino };
      } catch (error) {
        throw named(error as Error, path);
      }
    }
    return opened.db;
  };
  const look = onGone && setInterval(letGo, LOOK).unref();
  const run = <Row>(text: string, values: readonly unknown[] = []): Row[] => {
    const statement = statements.get(text) ?? current().prepare(text.replaceAll(/\$(\d+)/g, '?$1'));
    statements.set(text, statement);
    if (statement.reader) return statement.all(...values) as Row[];
    statement.run(...values);
    return [];
  };
  /** Does the works in one transaction; after a failure of one, each by itself, so that none spoils another. */
  const settle = (works: readonly Waiting[]): void => {
    let db: Libsql.Database;
    try {
      db = current();
      db.exec('begin immediate');
    } catch (error) {
      // Without a transaction none can succeed, and trying each would wait as long each time.
      for (const { failed } of works) failed(error);
      return;
    }
    try {
      const values = works.map(({ work }) => work());
      db.exec('commit');
      for (const [index, { done }] of works.entries()) done(values[index] as never);
    } catch (error) {
      if (db.inTransaction) db.exec('rollback');
      if (works.length > 1) for (const one of works) settle([one]);
      else for (const { failed } of works) failed(error);
    }
  };
  const flush = (): void => {
    const batch = waiting;
    waiting = [];
    settle(batch);
  };
  const change = <Value>(work: () => Value): Promise<Value> =>
    new Promise((done, failed) => {
      waiting.push({ work, done, failed });
      if (waiting.length === 1) setImmediate(flush);
    });
  const read = async <Row>(text: string, values?: readonly unknown[]): Promise<Row[]> => {
    current();
    return run<Row>(text, values);
  };

  const addNow = (lead: Lead, targets: readonly string[]): 'added' | 'known' => {
    if (run(WAS_ERASED, [lead.id]).length > 0) return 'known';
    if (run(ADD, valuesOf(lead)).length === 0) return 'known';
    for (const target of targets)
      run('insert into lead_deliveries (lead, target) values ($1, $2)', [lead.id, target]);
    return 'added';
  };
  const removeNow = (
    kind: string,
    condition: string,
    value: string | number,
    { all, set }: Notified,
  ): number => {
    const removed = run<{ id: string }>(`select id from leads where ${condition}`, [value]);
    for (const { id } of removed) {
      const sent = new Map(
        run<{ target: string; attempts: number }>(SENT, [id]).map(({ target, attempts }) => [
          target,
          attempts,
        ]),
      );
      const mayKnow = (target: string): boolean =>
        sent.has(target) ? sent.get(target) !== 0 : sent.has(EARLIER) && set.includes(target);
      for (const target of all.filter(mayKnow)) run(TELL_ERASED, [id, target]);
      run('delete from leads where id = $1', [id]);
      run(NOTE_REMOVAL, [kind, id]);
    }
    return removed.length;
  };
  return {
    query: (text, values) =>
      text.startsWith('select') ? read(text, values) : change(() => run(text, values)),
    now: NOW,
    after,
    skipLocked: '',
    add: (lead, targets) => change(() => addNow(lead, targets)),
    remove: async (kind, condition, value, notified) => {
      const count = await change(() => removeNow(kind, condition, value, notified));
      // Erased rows stand in the log of changes until it is folded into the file.
      if (count > 0) current().pragma('wal_checkpoint(truncate)');
      return count;
    },
    probe: () =>
      change(() => {
        run(PROBE);
        run(`delete from lead_notes where name = 'probe'`);
      }),
    close: async () => {
      clearInterval(look);
      if (waiting.length > 0) flush();
      close();
    },
  };
}
