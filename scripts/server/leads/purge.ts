import type { Database } from '#scripts/server/leads/database.ts';
import { DAY } from '#scripts/server/leads/lead.ts';
import { takeOutBefore } from '#scripts/server/leads/leads.ts';

/**
 * A purge before it runs: number of leads, number older than the retention, moment of the newest, and the database's
 * clock (ISO 8601).
 */
export type PurgePlan = { total: number; due: number; newest: string | null; clock: string };

/** A day's purge takes about one in as many leads as the retention has days: a tenth is far more than that. */
const LARGEST_SHARE = 0.1;
/** Clocks of machines that keep time differ by seconds. */
const CLOCK_DIFFERENCE = DAY / 24;

/**
 * Why a purge must wait for a person, or null when it may go on. A clock that was set wrong makes every lead look old: so
 * a purge of more than a tenth of the leads (one is always allowed), or under a clock that disagrees with the newest lead
 * or, where the database has a clock of its own, with this process, does nothing by itself.
 */
export function reasonToWait({ total, due, newest, clock }: PurgePlan, now = Date.now()): string | null {
  if (Math.abs(Date.parse(clock) - now) > CLOCK_DIFFERENCE)
    return `the clock says ${new Date(now).toISOString()} and the database's says ${clock}`;
  if (newest !== null && Date.parse(newest) > now + CLOCK_DIFFERENCE)
    return `the clock says ${clock}, and the newest lead came at ${newest}`;
  if (due > Math.max(1, total * LARGEST_SHARE))
    return `${due} of ${total} leads are older than the retention; the newest came at ${newest}, and the clock says ${clock}`;
  return null;
}

/**
 * Takes out what is older than `days` days, unless it must wait for a person who has not confirmed it; gives how many leads,
 * and why others that are due were not.
 */
export async function purge(
  database: Database,
  days: number,
  isConfirmed: boolean,
): Promise<{ purged: number; heldBack: string | null }> {
  const { run, moment } = database;
  const seconds = (days * DAY) / 1000;
  const plan = await run((db) =>
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
  const heldBack = isConfirmed ? null : reasonToWait(plan);
  const isIdle = heldBack !== null || plan.due === 0;
  return { purged: isIdle ? 0 : await takeOutBefore(database, seconds), heldBack };
}
