import type { Database } from '#scripts/server/leads/database.ts';
import { DAY } from '#scripts/server/leads/lead.ts';
import { takeOutBefore } from '#scripts/server/leads/leads.ts';

/** A day's purge takes about one in as many leads as the retention has days: a tenth is far more than that. */
const LARGEST_SHARE = 0.1;

/**
 * Takes out what is older than `days` days, and forgets the ids that were erased before; gives how many leads, and why
 * others that are due were not. A clock that was set wrong makes every lead look old: so more than a tenth of the leads
 * (one is always allowed) waits for a person to confirm it.
 */
export async function purge(
  database: Database,
  days: number,
  isConfirmed: boolean,
): Promise<{ purged: number; heldBack: string | null }> {
  const { run, change, moment } = database;
  const seconds = (days * DAY) / 1000;
  const { total, due, newest, clock } = await run((db) =>
    db
      .selectFrom('leads')
      .select(({ fn }) => [
        fn.countAll<number>().as('total'),
        fn.countAll<number>().filterWhere('recibido', '<', moment(-seconds)).as('due'),
        fn.max('recibido').as('newest'),
        moment().as('clock'),
      ])
      .executeTakeFirstOrThrow(),
  );
  if (!isConfirmed && due > Math.max(1, total * LARGEST_SHARE)) {
    const heldBack = `${due} of ${total} leads are older than the retention; the newest came at ${newest}, and the clock says ${clock}`;
    return { purged: 0, heldBack };
  }
  await change((db) => db.deleteFrom('lead_removals').where('at', '<', moment(-seconds)).execute());
  return { purged: due === 0 ? 0 : await takeOutBefore(database, seconds), heldBack: null };
}
