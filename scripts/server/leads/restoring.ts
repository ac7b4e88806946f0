import { blockedAmong } from '#scripts/server/leads/blocks.ts';
import { type Database, leadOf, momentOf, type Row, type Notified } from '#scripts/server/leads/database.ts';
import type { Lead } from '#scripts/server/leads/lead.ts';
import type { Backup, DeliveryNote, Removal, Restored } from '#scripts/server/leads/lead-store.ts';

const PAGE = 1000;
const NOTE_COLUMNS = [
  'lead',
  'target',
  'kind',
  'attempts',
  'due',
  'since',
  'failed',
  'delivered',
  'problem',
] as const;
const NEWS_COLUMNS = NOTE_COLUMNS.filter((column) => column !== 'delivered');
const MOMENTS: readonly string[] = ['due', 'since', 'failed', 'delivered'];

const values = (columns: readonly string[]): string => columns.map((_, index) => `$${index + 1}`).join(', ');
const ADD_NOTE = `insert into lead_deliveries (${NOTE_COLUMNS.join(', ')}) select ${values(NOTE_COLUMNS)}
  where exists (select 1 from leads where id = $1) on conflict do nothing`;
const ADD_NEWS = `insert into lead_news (${NEWS_COLUMNS.join(', ')}) values (${values(NEWS_COLUMNS)})
  on conflict do nothing`;
const NOTIFY = 'insert into lead_news (lead, target, kind) values ($1, $2, $3) on conflict do nothing';
/** Erasures of leads that may have come before them are none of a lead. */
const REMOVALS = `select at, kind, id from lead_removals where kind <> 'ahead' order by at`;

/** A note of a delivery; those of earlier releases have fewer columns. */
const noteOf = (row: Record<string, unknown>): DeliveryNote =>
  Object.fromEntries(
    NOTE_COLUMNS.map((column) => {
      const value = row[column] ?? null;
      return [column, MOMENTS.includes(column) && value !== null ? momentOf(value as Date | string) : value];
    }),
  ) as DeliveryNote;

/** Every lead with the notes of its deliveries, some at a time. */
export async function* pagesOf({ query }: Database): Backup['pages'] {
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const rows = await query<Row>(`select * from leads where id > $1 order by id limit ${PAGE}`, [last]);
    const end = rows.at(-1)?.id;
    if (end === undefined) return;
    const notes = await query<Record<string, unknown>>(
      'select * from lead_deliveries where lead > $1 and lead <= $2',
      [last, end],
    );
    yield { leads: rows.map(leadOf), deliveries: notes.map(noteOf) };
    if (rows.length < PAGE) return;
    last = end;
  }
}

export const removalsOf = async ({ query }: Database): Promise<Removal[]> =>
  (await query<Removal>(REMOVALS)).map((row) => ({ ...row, at: momentOf(row.at) }));

/** The content of a store. */
export const backupOf = (database: Database): Backup => ({
  pages: pagesOf(database),
  removals: () => removalsOf(database),
  rest: async () => ({
    news: (await database.query<Record<string, unknown>>('select * from lead_news')).map(noteOf),
  }),
});

type Taken = { erased: ReadonlySet<string>; blocked: number };

/** Takes over notes that are not there yet, takes out who was erased by them, and gives what was not known. */
async function takeRemovals(
  database: Database,
  removals: readonly Removal[],
  notified: Notified,
): Promise<Taken> {
  const known = new Set((await removalsOf(database)).map(({ kind, id }) => `${kind} ${id}`));
  const missing = removals.filter(({ kind, id }) => !known.has(`${kind} ${id}`));
  const note = 'insert into lead_removals (at, kind, id) values ($1, $2, $3)';
  await Promise.all(missing.map(({ at, kind, id }) => database.query(note, [at, kind, id])));
  const erased = missing.filter(({ kind }) => kind === 'erase').map(({ id }) => id);
  for (const id of erased) await database.remove('erase', 'id = $1', id, notified);
  return { erased: new Set(erased), blocked: missing.filter(({ kind }) => kind === 'block').length };
}

export type RestoreOptions = {
  /** Receivers that get every lead which is put back, also those that had it. */
  deliverTo: readonly string[];
  notified: Notified;
};

/**
 * Puts the content of another store into this one: leads that are neither there nor were erased, with the notes of what
 * was delivered to whom, so that nothing is delivered twice and what waited goes on waiting. Receivers that had somebody
 * who was erased since, or asked not to be contacted, are sent word of it.
 */
export async function restoreInto(
  database: Database,
  backup: Backup,
  { deliverTo, notified }: RestoreOptions,
): Promise<Restored> {
  const { query } = database;
  const { erased, blocked } = await takeRemovals(database, await backup.removals(), notified);
  let added = 0;
  for await (const { leads, deliveries } of backup.pages) {
    const outcomes = await Promise.all(leads.map((lead: Lead) => database.add(lead, deliverTo)));
    added += outcomes.filter((outcome) => outcome === 'added').length;
    const kept = deliveries.filter(({ lead }) => !erased.has(lead));
    await Promise.all(
      kept.map((note) =>
        query(
          ADD_NOTE,
          NOTE_COLUMNS.map((column) => note[column]),
        ),
      ),
    );
    const unwanted = blocked > 0 ? await blockedAmong(database, leads) : new Set<string>();
    for (const { lead, target, attempts } of deliveries) {
      if (attempts === 0 || !notified.all.includes(target)) continue;
      if (erased.has(lead)) await query(NOTIFY, [lead, target, 'erased']);
      else if (unwanted.has(lead)) await query(NOTIFY, [lead, target, 'blocked']);
    }
  }
  const { news } = await backup.rest();
  await Promise.all(
    news.map((note) =>
      query(
        ADD_NEWS,
        NEWS_COLUMNS.map((column) => note[column]),
      ),
    ),
  );
  // Erased while they were being read.
  await takeRemovals(database, await backup.removals(), notified);
  return { added, erased: erased.size, blocked };
}
