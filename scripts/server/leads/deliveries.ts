import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#scripts/server/leads/database.ts';
import { type Claim, claimDue, endClaim, removeClaim } from '#scripts/server/leads/delivery-rows.ts';
import { readLeads } from '#scripts/server/leads/leads.ts';
import type { Message, Receiver, Refusal } from '#scripts/server/leads/receivers.ts';

const HOUR = 3_600;

/**
 * In seconds: to the second attempt, doubled for each one after it up to `mostWait`; from the first attempt to giving up;
 * and between two looks at what is due.
 */
export const PACE = { firstWait: 10, mostWait: HOUR, giveUp: 72 * HOUR, pause: 1 };

/** Deliveries that are attempted at once. */
const BATCH = 20;

/** Codes of a connection that was never made: the other side has nothing. */
const NEVER_REACHED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|E(?:HOST|NET)UNREACH|CERT_|DEPTH_|SELF_|UNABLE_|ERR_(?:TLS|SSL)|UND_ERR_CONNECT)/;

/** Null when a receiver took a message, else why not. */
async function attempt(receiver: Receiver, message: Message, cut: AbortSignal): Promise<Refusal | null> {
  const timeout = AbortSignal.timeout(receiver.patience * 1000);
  try {
    return await receiver.send(message, AbortSignal.any([timeout, cut]));
  } catch (error) {
    if (timeout.aborted) return { problem: 'no answer', isUnsure: true };
    // A code comes from this machine, not from the other side.
    const { code = '' } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
    return { problem: `no connection${code && ` (${code})`}`, isUnsure: !NEVER_REACHED.test(code) };
  }
}

type Queue = {
  receiver: Receiver;
  database: Database;
  pace: typeof PACE;
  tell: (line: string) => void;
  /** Once `stop` is aborted, nothing more is claimed; by `cut`, what is on its way is broken off. */
  signals: { stop: AbortSignal; cut: AbortSignal };
};

/** Records that an attempt failed; returns why the delivery was given up, or null. */
async function fail(
  { receiver, database, pace }: Queue,
  claim: Claim,
  refusal: Refusal,
): Promise<string | null> {
  const unanswered = refusal.isUnsure ? claim.unanswered : claim.unanswered - 1;
  const isDoubtful = unanswered >= receiver.mostUnsure;
  const problem = isDoubtful ? `${refusal.problem}; its row may be there already` : refusal.problem;
  const isGivenUp = isDoubtful || claim.isOld;
  const wait = Math.min(pace.firstWait * 2 ** (claim.attempts - 1), pace.mostWait);
  const state = isGivenUp ? 'given up' : 'waiting';
  await endClaim(database, claim, { state, problem, unanswered, due: database.moment(wait) });
  return isGivenUp ? problem : null;
}

/** The message of a delivery; null when its lead was taken out meanwhile. */
async function messageOf({ run }: Database, { lead: id, kind }: Claim): Promise<Message | null> {
  if (kind !== 'lead') return { kind, id };
  const [found] = await run((db) => readLeads(db, sql`id = ${id}`));
  return found ? { kind, id, ...found } : null;
}

/** Delivers what was claimed; gives why an attempt failed, and whether the delivery was given up. */
async function settle(queue: Queue, claim: Claim): Promise<{ failed?: string; givenUp?: string | null }> {
  const { receiver, database, signals } = queue;
  const message = await messageOf(database, claim);
  const reason = message && receiver.withholds(message);
  if (!message) await removeClaim(database, claim);
  if (reason) await endClaim(database, claim, { state: 'withheld', problem: reason });
  if (!message || reason) return {};
  // A process died each time before it knew.
  const isHopeless = claim.unanswered > receiver.mostUnsure;
  const refusal = isHopeless
    ? { problem: 'no answer', isUnsure: true }
    : await attempt(receiver, message, signals.cut);
  if (refusal && signals.cut.aborted) return {};
  if (refusal) return { failed: refusal.problem, givenUp: await fail(queue, claim, refusal) };
  if (claim.kind !== 'lead') await removeClaim(database, claim);
  else await endClaim(database, claim, { state: 'delivered', problem: null, unanswered: 0 });
  return {};
}

/** Returns a function that delivers what is due to one receiver. It waits for no other. */
function deliverer(queue: Queue): () => Promise<void> {
  const { receiver, database, pace, signals, tell } = queue;
  const { name, patience } = receiver;
  let isFailing = false;
  return async () => {
    for (let claimed = BATCH; claimed === BATCH && !signals.stop.aborted;) {
      const claims = await claimDue(database, { name, patience, most: BATCH, ...pace });
      const settled = await Promise.allSettled(claims.map((claim) => settle(queue, claim)));
      const outcomes = settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      const failed = outcomes.find((one) => one.failed !== undefined)?.failed;
      if (failed && !isFailing)
        tell(`Deliveries fail: ${name}, ${failed}; they are tried again for ${pace.giveUp / HOUR} hours`);
      if (claims.length > 0) isFailing = failed !== undefined;
      const givenUp = outcomes.flatMap((one) => one.givenUp ?? []);
      if (givenUp.length > 0)
        tell(`Deliveries were given up: ${givenUp.length} to ${name}, ${givenUp[0]}; leads deliveries`);
      claimed = claims.length;
    }
  };
}

/** Deliveries of what a store holds, at least once each, shared by all processes that are running. */
export function createDeliveries(
  receivers: readonly Receiver[],
  options: Pick<Queue, 'database' | 'pace' | 'tell'>,
) {
  const [stop, cut] = [new AbortController(), new AbortController()];
  const signals = { stop: stop.signal, cut: cut.signal };
  let running: Promise<void>[] = [];
  const work = async (deliverDue: () => Promise<void>): Promise<void> => {
    while (!stop.signal.aborted) {
      // Without its database nothing is due; the next run tries again.
      await deliverDue().catch(() => undefined);
      const wait = options.pace.pause * 1000;
      await pause(wait, undefined, { ref: false, signal: stop.signal }).catch(() => undefined);
    }
  };
  return {
    /** Delivers what is due, now and from then on. */
    start: (): void => {
      running = receivers.map((receiver) => work(deliverer({ ...options, receiver, signals })));
    },
    /** Claims nothing more, gives what is on its way so many milliseconds, and breaks off the rest. */
    stop: async (milliseconds: number): Promise<void> => {
      stop.abort();
      const breakOff = setTimeout(() => cut.abort(), milliseconds);
      await Promise.all(running);
      clearTimeout(breakOff);
    },
  };
}
