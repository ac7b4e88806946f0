import { sql, type SqlBool } from 'kysely';
import type { Database } from '#scripts/server/leads/database.ts';
import { SPREADSHEET } from '#scripts/server/leads/receivers.ts';
import type { DeliveryRow } from '#scripts/server/leads/tables.ts';

/** Deliveries that wait, since when the oldest does (ISO 8601), and those that were given up. */
export type DeliveryCounts = { waiting: number; oldest: string | null; givenUp: number };

/** A delivery that waits or was given up, and why its last attempt failed. */
export type UndoneDelivery = Pick<
  DeliveryRow,
  'lead' | 'target' | 'kind' | 'state' | 'attempts' | 'problem'
> & {
  /** When it was first tried or, untried, asked for. */
  began: string;
};

const BEGAN = sql<string>`coalesce(since, due)`;
const UNDONE = ['waiting', 'given up'] as const;

/** Returns the operator's list of what was not delivered, the given-up first. */
export const undoneDeliveries = ({ run }: Database): Promise<UndoneDelivery[]> =>
  run((db) =>
    db
      .selectFrom('lead_deliveries')
      .select(['lead', 'target', 'kind', 'state', 'attempts', 'problem', BEGAN.as('began')])
      .where('state', 'in', UNDONE)
      .orderBy('state')
      .orderBy('began')
      .execute(),
  );

/** Counts what was not delivered. */
export async function countDeliveries({ run }: Database): Promise<DeliveryCounts> {
  const rows = await run((db) =>
    db
      .selectFrom('lead_deliveries')
      .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.min(BEGAN).as('oldest')])
      .where('state', 'in', UNDONE)
      .groupBy('state')
      .execute(),
  );
  const [waiting, givenUp] = UNDONE.map((state) => rows.find((row) => row.state === state));
  return { waiting: waiting?.count ?? 0, oldest: waiting?.oldest ?? null, givenUp: givenUp?.count ?? 0 };
}

/** Has what was given up tried again, but for what a person has to do by hand; gives how many deliveries those are. */
export async function deliverAgain({ change, moment }: Database): Promise<number> {
  const rows = await change((db) =>
    db
      .updateTable('lead_deliveries')
      .set({ state: 'waiting', since: null, unanswered: 0, due: moment() })
      .where('state', '=', 'given up')
      .where((eb) => eb.or([eb('kind', '=', 'lead'), eb('target', '<>', SPREADSHEET)]))
      .returning('lead')
      .execute(),
  );
  return rows.length;
}

/** Takes out of the list what a person has done by hand about a lead, and gives how many deliveries those were. */
export const doneByHand = ({ change }: Database, lead: string): Promise<number> =>
  change(async (db) => {
    const isUndone = sql<SqlBool>`lead = ${lead} and state in ('waiting', 'given up')`;
    const settled = await db
      .updateTable('lead_deliveries')
      .set({ state: 'withheld', problem: 'done by hand' })
      .where(isUndone)
      .where('kind', '=', 'lead')
      .returning('lead')
      .execute();
    const removed = await db.deleteFrom('lead_deliveries').where(isUndone).returning('lead').execute();
    return settled.length + removed.length;
  });
