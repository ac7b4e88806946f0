import type { Database } from '#scripts/server/leads/database.ts';
import { tellReceivers } from '#scripts/server/leads/delivery-rows.ts';
import type { Person } from '#scripts/server/leads/lead.ts';
import { idsOf, isOf, takeOut } from '#scripts/server/leads/leads.ts';

/** What became of a wish by the id of a lead: whether it was there, and whether a person has to do it in a spreadsheet too. */
export type Outcome = { isThere: boolean; isByHand: boolean };

/** Takes out the lead with an id, and takes none with it from then on: not even one that is on its way. */
export async function eraseById(database: Database, id: string): Promise<Outcome> {
  const { moment } = database;
  const outcome = await database.change(async (db) => {
    await database.alone(db, id);
    const lead = await db.selectFrom('leads').select('id').where('id', '=', id).executeTakeFirst();
    await db
      .insertInto('lead_removals')
      .values({ id, at: moment() })
      .onConflict((known) => known.doNothing())
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
