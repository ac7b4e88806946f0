import type { Database } from '#scripts/server/leads/database.ts';
import { tellReceivers } from '#scripts/server/leads/delivery-rows.ts';
import type { Person } from '#scripts/server/leads/lead.ts';
import { idsOf, isOf, takeOut } from '#scripts/server/leads/leads.ts';

/** What became of a wish by the id of a lead: whether it was there, and whether a person has to do it in a spreadsheet too. */
export type Outcome = { isThere: boolean; isByHand: boolean };

/** Seconds for which a lead that was erased before it came is not taken. */
const AHEAD = 3_600;

/**
 * Takes out the lead with an id, and takes none with it from then on. Where no lead has it, one that is on its way is not
 * taken within the next hour.
 */
export async function eraseById(database: Database, id: string): Promise<Outcome> {
  const { moment } = database;
  const outcome = await database.change(async (db) => {
    await database.alone(db, id);
    const lead = await db.selectFrom('leads').select('id').where('id', '=', id).executeTakeFirst();
    const removal = { at: moment(), found: lead ? 1 : 0 };
    await db
      .insertInto('lead_removals')
      .values({ id, ...removal })
      .onConflict((known) => known.column('id').doUpdateSet(removal).where('lead_removals.found', '=', 0))
      .execute();
    const isByHand = await tellReceivers(db, database, [id], 'erased');
    if (lead) await takeOut(db, [id]);
    return { isThere: lead !== undefined, isByHand };
  });
  if (outcome.isThere) await database.fold();
  return outcome;
}

/** Takes out what is held about a person, and gives the ids of the leads. */
export async function erasePerson(database: Database, person: Person): Promise<string[]> {
  const ids = await database.run((db) => idsOf(db, isOf(person)));
  for (const id of ids) await eraseById(database, id);
  return ids;
}

/** Records that whoever left the lead with an id asked not to be contacted about it. */
export const blockById = (database: Database, id: string): Promise<Outcome> =>
  database.change(async (db) => {
    const recorded = await db
      .updateTable('leads')
      .set({ no_contactar: database.moment() })
      .where('id', '=', id)
      .where('no_contactar', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return { isThere: recorded !== undefined, isByHand: await tellReceivers(db, database, [id], 'blocked') };
  });

/** Records that nobody is to contact the person with a DNI, until a lead of theirs comes with a newer consent. */
export const block = (database: Database, dni: string): Promise<unknown> =>
  database.change(async (db) => {
    const at = database.moment();
    await db
      .insertInto('lead_blocks')
      .values({ dni, at })
      .onConflict((known) => known.column('dni').doUpdateSet({ at }))
      .execute();
    return tellReceivers(db, database, await idsOf(db, isOf({ dni })), 'blocked');
  });

/** Takes back that the person with a DNI is not to be contacted; gives whether that was recorded. */
export const unblock = ({ change }: Database, dni: string): Promise<boolean> =>
  change(async (db) => {
    const blocks = await db.deleteFrom('lead_blocks').where('dni', '=', dni).returning('dni').execute();
    const leads = await db
      .updateTable('leads')
      .set({ no_contactar: null })
      .where('dni', '=', dni)
      .where('no_contactar', 'is not', null)
      .returning('id')
      .execute();
    return blocks.length + leads.length > 0;
  });

/** Forgets the ids that were erased ahead of a lead which has not come within the hour. */
export const forgetAhead = ({ change, moment }: Database): Promise<unknown> =>
  change((db) =>
    db.deleteFrom('lead_removals').where('found', '=', 0).where('at', '<', moment(-AHEAD)).execute(),
  );
