import { COLUMNS, type Database, FAR, leadOf, type Row } from '#scripts/server/leads/database.ts';
import { blockedAmong } from '#scripts/server/leads/blocks.ts';
import type { Message, Receiver } from '#scripts/server/leads/receivers.ts';
import type { LogLine } from '#scripts/server/log.ts';

const BATCH = 20;
/** Time (s) for which a delivery is its claimer's, longer than an attempt; if that process dies, it falls due again. */
const CLAIM = 30;
/**
 * Time (s) by which a moment has to lie ahead to be of a clock that was set back. Of two claims at once the later one may
 * read its clock first: what the other has just claimed then lies a little ahead of it.
 */
const AHEAD = 60;
export const HOUR = 3_600;

/**
 * In seconds: to the second attempt, doubled for each one after it up to `mostWait`; from the first attempt to giving
 * up; for one attempt; between two looks at what is due; and how long a delivery may wait before it is logged.
 */
export const PACE = { firstWait: 10, mostWait: HOUR, giveUp: 72 * HOUR, attempt: 15, pause: 1, late: HOUR };
export type Pace = typeof PACE;

/** Deliveries of leads, which go when their lead does, and of what comes after them, which may outlive it. */
export const TABLES = ['lead_deliveries', 'lead_news'] as const;

/** Conditions of deliveries that are neither made nor given up. Follow-ups that were accepted are deleted; leads that were accepted stay. */
export const OPEN = {
  lead_deliveries: 'failed is null and delivered is null',
  lead_news: 'failed is null',
} as const;

// An attempt settles what it has claimed, and nothing that was asked for anew meanwhile.
const CLAIMED = 'lead = $1 and target = $2 and kind = $3 and attempts = $4';

type Claimed = { lead: string; target: string; kind: Message['kind']; attempts: number };

/** The statements of the deliveries that stand in a table. */
const statementsIn = (
  { now, after, skipLocked }: Database,
  { mostWait, giveUp }: Pace,
  table: (typeof TABLES)[number],
) => ({
  // A due time further ahead than any wait was set before the clock went back: the delivery begins anew.
  claim: `update ${table} set attempts = attempts + 1, due = ${after('$1')},
    since = case when since <= ${now} then since else ${now} end where (lead, target, kind) in (
    select lead, target, kind from ${table} where target = $2 and ${OPEN[table]} and (due <= ${now} or attempts = 0
      or since > ${after(String(AHEAD))} or due > ${after(String(Math.max(mostWait, CLAIM) + AHEAD))})
    order by due limit ${BATCH} ${skipLocked}) returning lead, target, kind, attempts`,
  done:
    table === 'lead_news'
      ? `delete from ${table} where ${CLAIMED}`
      : `update ${table} set delivered = ${now}, problem = null, due = '${FAR}' where ${CLAIMED}`,
  gone: `delete from ${table} where ${CLAIMED}`,
  again: `update ${table} set problem = $5, due = ${after('$6')},
    failed = case when since <= ${after(`-${giveUp}`)} then ${now} end where ${CLAIMED} returning failed`,
});

/** The message of a delivery; null when its lead was erased meanwhile. */
async function messageOf(database: Database, { lead: id, kind }: Claimed): Promise<Message | null> {
  if (kind === 'erased' || kind === 'blocked') return { kind, id };
  const [row] = await database.query<Row>(`select ${COLUMNS.join(', ')} from leads where id = $1`, [id]);
  if (!row) return null;
  const lead = leadOf(row);
  return { kind, id, lead, isBlocked: (await blockedAmong(database, [lead])).has(id) };
}

/** Null when a receiver took the message, else why not. */
async function attempt(
  { send }: Receiver,
  message: Message,
  seconds: number,
  cut: AbortSignal,
): Promise<string | null> {
  const timeout = AbortSignal.timeout(seconds * 1000);
  try {
    return await send(message, AbortSignal.any([timeout, cut]));
  } catch (error) {
    if (timeout.aborted) return 'no answer';
    // A code such as ECONNREFUSED or CERT_HAS_EXPIRED comes from this machine, not from the other side.
    const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
    return code ? `no connection (${code})` : 'no connection';
  }
}

export type QueueOptions = {
  database: Database;
  pace: Pace;
  tell: (line: LogLine) => void;
  /** Called for each message that the receiver took. */
  onTaken: () => void;
  /** Once `stop` is aborted, nothing more is claimed; by `cut`, what is on its way is broken off. */
  signals: { stop: AbortSignal; cut: AbortSignal };
};

/** The queue of one receiver, which waits for no other. Each call delivers what is due. */
export function createQueue(receiver: Receiver, options: QueueOptions): () => Promise<void> {
  const { database, pace, tell, onTaken, signals } = options;
  const { query } = database;
  const tables = TABLES.map((table) => statementsIn(database, pace, table));
  let isFailing = false;

  const noteFailure = (problem: string): void => {
    if (isFailing) return;
    isFailing = true;
    const hours = pace.giveUp / HOUR;
    tell(`Deliveries fail: ${receiver.name}, ${problem}; they are tried again for ${hours} hours`);
  };
  /** Delivers what was claimed; gives why it was given up, or null. */
  const settle = async (statements: (typeof tables)[number], claimed: Claimed): Promise<string | null> => {
    const { lead, target, kind, attempts } = claimed;
    const key = [lead, target, kind, attempts];
    const message = await messageOf(database, claimed);
    if (!message) {
      await query(statements.gone, key);
      return null;
    }
    if (!receiver.takes(message)) {
      await query(statements.done, key);
      return null;
    }
    const problem = await attempt(receiver, message, pace.attempt, signals.cut);
    if (problem === null) {
      isFailing = false;
      await query(statements.done, key);
      onTaken();
      return null;
    }
    // Broken off by us: it falls due again by itself.
    if (signals.cut.aborted) return null;
    noteFailure(problem);
    const wait = Math.min(pace.firstWait * 2 ** (attempts - 1), pace.mostWait);
    const [row] = await query<{ failed: unknown }>(statements.again, [...key, problem, wait]);
    return row?.failed ? problem : null;
  };
  const settleAll = async (statements: (typeof tables)[number], rows: readonly Claimed[]): Promise<void> => {
    const outcomes = await Promise.allSettled(rows.map((row) => settle(statements, row)));
    const givenUp = outcomes.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : []));
    if (givenUp.length > 0)
      tell(
        `Deliveries were given up: ${givenUp.length} to ${receiver.name}, ${givenUp[0]}; leads deliveries --again`,
      );
    const broken = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    if (broken) throw broken.reason;
  };
  return async () => {
    for (const statements of tables)
      for (let claimed = BATCH; claimed === BATCH && !signals.stop.aborted;) {
        const rows = await query<Claimed>(statements.claim, [CLAIM, receiver.name]);
        await settleAll(statements, rows);
        claimed = rows.length;
      }
  };
}
