import { setImmediate as letOthers } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql, type SqlBool, type Transaction } from 'kysely';
import type { Lead as SentLead } from '#generated/types.ts';
import type { Database } from '#scripts/server/leads/database.ts';
import { newDeliveries } from '#scripts/server/leads/delivery-rows.ts';
import {
  EXTRAS,
  type FoundLead,
  type Lead,
  LEAD_FIELDS,
  type Person,
  received,
} from '#scripts/server/leads/lead.ts';
import type { LeadRow, Tables } from '#scripts/server/leads/tables.ts';

/** Leads that one transaction takes out, and those that are read at a time. */
const PORTION = 100;
const PAGE = 1_000;

const rowOf = (lead: Lead): LeadRow =>
  Object.fromEntries(
    ['id', 'recibido', ...LEAD_FIELDS, ...EXTRAS, 'no_contactar'].map((column) => [
      column,
      lead[column as keyof Lead] ?? null,
    ]),
  ) as LeadRow;

const leadOf = (row: LeadRow): Lead =>
  Object.fromEntries(
    Object.entries(row).filter(([column, value]) => column !== 'no_contactar' && value !== null),
  ) as unknown as Lead;

type Condition = RawBuilder<SqlBool>;

/** The condition of the leads of a person. */
export const isOf = (person: Person): Condition =>
  'dni' in person ? sql`dni = ${person.dni}` : sql`lower(trim(email)) = lower(trim(${person.email}))`;

/** Returns the ids of the leads that a condition finds. */
export const idsOf = async (db: Kysely<Tables>, condition: Condition): Promise<string[]> =>
  (await db.selectFrom('leads').select('id').where(condition).execute()).map(({ id }) => id);

/**
 * Reads the leads that a condition finds, oldest first. A block that the operator recorded for a DNI does not hold for a lead
 * that came with a newer consent.
 */
export async function readLeads(db: Kysely<Tables>, condition: Condition): Promise<FoundLead[]> {
  const rows = await db.selectFrom('leads').selectAll().where(condition).orderBy('recibido').execute();
  if (rows.length === 0) return [];
  const dnis = rows.map(({ dni }) => dni);
  const recorded = await db.selectFrom('lead_blocks').selectAll().where('dni', 'in', dnis).execute();
  const blocks = new Map(recorded.map(({ dni, at }) => [dni, at]));
  return rows.map((row) => {
    const at = blocks.get(row.dni);
    const isNewlyAllowed = row.contacto === 'si' && at !== undefined && row.recibido > at;
    const isBlocked = row.no_contactar !== null || (at !== undefined && !isNewlyAllowed);
    return { lead: leadOf(row), isBlocked };
  });
}

/** Writes those of the leads that are new, with their deliveries, in an order that is the same for all processes. */
const writeAll = (database: Database, targets: readonly string[], rows: readonly LeadRow[]): Promise<void> =>
  database.change(async (db) => {
    for (const row of rows.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      await database.alone(db, row.id);
      const removals = db.selectFrom('lead_removals').select('id').where('id', '=', row.id);
      if (await removals.executeTakeFirst()) continue;
      const insert = db
        .insertInto('leads')
        .values(row)
        .onConflict((conflict) => conflict.doNothing());
      if (await insert.returning('id').executeTakeFirst())
        await newDeliveries(db, database, [row.id], targets);
    }
  });

/**
 * Returns a function that resolves once a lead is safe, with its deliveries to `targets`, or its id was there already or was
 * erased; when it rejects the same lead may be given again. Leads that come while others are being written are written
 * together: the disk is flushed once for all of them.
 */
export function createAdder(database: Database, targets: readonly string[]) {
  let before = Promise.resolve();
  let next: { rows: LeadRow[]; written: Promise<void> } | null = null;
  const begin = () => {
    const rows: LeadRow[] = [];
    const written = before.then(() => {
      next = null;
      return writeAll(database, targets, rows);
    });
    before = written.catch(() => undefined);
    return { rows, written };
  };
  return (sent: SentLead): Promise<void> => {
    next ??= begin();
    next.rows.push(rowOf(received(sent)));
    return next.written;
  };
}

/** Gives every lead, some at a time. */
export async function* pagesOf({ run }: Database): AsyncGenerator<FoundLead[]> {
  for (let last = ''; ;) {
    const ids = await run((db) =>
      db.selectFrom('leads').select('id').where('id', '>', last).orderBy('id').limit(PAGE).execute(),
    );
    const end = ids.at(-1)?.id;
    if (end === undefined) return;
    yield await run((db) => readLeads(db, sql`id > ${last} and id <= ${end}`));
    last = end;
  }
}

/** Takes leads out with all that is kept of them, but for the word that receivers still have to be sent. */
export async function takeOut(db: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('lead_deliveries').where('lead', 'in', ids).where('kind', '<>', 'erased').execute();
  await db.deleteFrom('leads').where('id', 'in', ids).execute();
}

/** Takes out the leads of so many seconds ago and before by the database's clock, some at a time, and gives how many. */
export async function takeOutBefore({ change, fold, moment }: Database, seconds: number): Promise<number> {
  let count = 0;
  for (let portion = PORTION; portion === PORTION;) {
    portion = await change(async (db) => {
      const ids = await idsOf(db, sql`recibido < ${moment(-seconds)} limit ${PORTION}`);
      await takeOut(db, ids);
      return ids.length;
    });
    count += portion;
    await letOthers();
  }
  if (count > 0) await fold();
  return count;
}
