import { DAY } from '#scripts/server/leads/lead.ts';
import type { LeadStore, PurgePlan } from '#scripts/server/leads/lead-store.ts';

/** Leads purged, and why others that are due were not. */
export type PurgeOutcome = { purged: number; heldBack: string | null };

/** A day's purge takes about one in as many leads as the retention has days: a tenth is far more than that. */
const LARGEST_SHARE = 0.1;
/** Clocks of machines that keep time differ by seconds. */
const CLOCK_DIFFERENCE = DAY / 24;

/**
 * Why a purge must wait for a person, or null when it may go on. A clock that was set wrong makes every lead look old: so
 * a purge of more than a tenth of the leads (one is always allowed), or under a clock that disagrees with the newest lead
 * or, where the store has a clock of its own, with this process, does nothing by itself.
 */
export function reasonToWait({ total, due, newest, clock }: PurgePlan, now = Date.now()): string | null {
  const storeClock = Date.parse(clock);
  if (Math.abs(storeClock - now) > CLOCK_DIFFERENCE)
    return `the clock says ${new Date(now).toISOString()} and the store's says ${clock}`;
  if (newest !== null && Date.parse(newest) > now + CLOCK_DIFFERENCE)
    return `the clock says ${clock}, and the newest lead came at ${newest}`;
  if (due > Math.max(1, total * LARGEST_SHARE))
    return `${due} of ${total} leads are older than the retention; the newest came at ${newest}, and the clock says ${clock}`;
  return null;
}

/**
 * Takes out what is older than `days` days, unless it must wait for a person who has not confirmed it: so must every lead
 * that was to be delivered and was not.
 */
export async function purge(
  store: LeadStore,
  days: number,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<PurgeOutcome> {
  const plan = await store.purgePlan(days);
  const heldBack = isConfirmed ? null : reasonToWait(plan);
  if (heldBack !== null) return { purged: 0, heldBack };
  const purged = plan.due === 0 ? 0 : await store.purge(days, isConfirmed);
  const isHeld = plan.undelivered > 0 && !isConfirmed;
  return { purged, heldBack: isHeld ? `${plan.undelivered} were never delivered (leads deliveries)` : null };
}
