import { setTimeout as pause } from 'node:timers/promises';
import { type Database, EARLIER, momentOf } from '#scripts/server/leads/database.ts';
import { createQueue, HOUR, OPEN, type Pace, TABLES } from '#scripts/server/leads/delivery-queue.ts';
import type { DeliveryCounts, LeadSettings, UndoneDelivery } from '#scripts/server/leads/lead-store.ts';
import type { Receiver } from '#scripts/server/leads/receivers.ts';

/** Deliveries that are not done: waiting, or given up. `began` is when one was first tried or, untried, asked for. */
const UNDONE = TABLES.map(
  (table) => `select lead, target, kind, attempts, problem, failed, coalesce(since, due) as began
    from ${table} ${table === 'lead_deliveries' ? 'where delivered is null' : ''}`,
).join(' union all ');
const COUNTS = `select count(*) filter (where failed is null) as waiting,
  count(*) filter (where failed is not null) as failed from (${UNDONE}) as undone`;
const LIST = `select * from (${UNDONE}) as undone order by failed is null, began`;

type Undone = Omit<UndoneDelivery, 'isGivenUp' | 'began'> & { failed: unknown; began: Date | string };

/** Gives up what waits for a receiver that the settings do not name any more, and gives how many those are. */
async function giveUpUnset({ query, now, after }: Database, { giveUp }: Pace, names: readonly string[]) {
  const others = names.map((_, index) => `$${index + 1}`).join(', ');
  const unset = TABLES.map((table) =>
    query(
      `update ${table} set failed = ${now}, problem = 'not set' where ${OPEN[table]}
       and coalesce(since, due) <= ${after(`-${giveUp}`)} ${others && `and target not in (${others})`} returning lead`,
      names,
    ),
  );
  return (await Promise.all(unset)).flat().length;
}

/** Returns the operator's queries and tasks on deliveries. */
function tasksOf({ query, now }: Database, receivers: readonly Receiver[]) {
  /** Leads that nobody has sent to a receiver, and that no release did which kept no note of it. */
  const missing = `from leads where not exists (
    select 1 from lead_deliveries as sent where sent.lead = leads.id and sent.target in ($1, '${EARLIER}'))`;
  return {
    undone: async (): Promise<UndoneDelivery[]> =>
      (await query<Undone>(LIST)).map(({ failed, began, ...delivery }) => ({
        ...delivery,
        isGivenUp: failed !== null,
        began: momentOf(began),
      })),
    again: async (): Promise<number> => {
      // An erasure has to know that one attempt may have arrived.
      const restart = TABLES.map((table) =>
        query(`update ${table} set failed = null, attempts = 1, since = null, due = ${now}
          where failed is not null returning lead`),
      );
      return (await Promise.all(restart)).flat().length;
    },
    missing: async (): Promise<number> => {
      const counts = receivers.map(({ name }) =>
        query<{ count: number | string }>(`select count(*) as count ${missing}`, [name]),
      );
      return (await Promise.all(counts)).flat().reduce((sum, { count }) => sum + Number(count), 0);
    },
    sendMissing: async (): Promise<number> => {
      const send = receivers.map(({ name }) =>
        query(`insert into lead_deliveries (lead, target) select id, $1 ${missing} returning lead`, [name]),
      );
      return (await Promise.all(send)).flat().length;
    },
  };
}

/** Deliveries of what the store holds, at least once each, shared by all processes that are running. */
export function createDeliveries(
  database: Database,
  receivers: readonly Receiver[],
  { onProblem: tell }: Pick<LeadSettings, 'onProblem'>,
  pace: Pace,
) {
  const { query, after } = database;
  const names = receivers.map(({ name }) => name);
  const [stop, cut] = [new AbortController(), new AbortController()];
  const signals = { stop: stop.signal, cut: cut.signal };
  let delivered = 0;
  const onTaken = (): void => void (delivered += 1);
  const queues = receivers.map((one) => createQueue(one, { database, pace, tell, onTaken, signals }));
  let running: Promise<void>[] = [];

  const work = async (deliverDue: () => Promise<void>): Promise<void> => {
    while (!stop.signal.aborted) {
      // Without its database nothing is due; the next turn tries again.
      await deliverDue().catch(() => undefined);
      await pause(pace.pause * 1000, undefined, { ref: false, signal: stop.signal }).catch(() => undefined);
    }
  };
  const counts = async (): Promise<DeliveryCounts> => {
    const [row] = await query<{ waiting: number; failed: number }>(COUNTS);
    return { waiting: Number(row?.waiting ?? 0), failed: Number(row?.failed ?? 0), delivered };
  };
  return {
    ...tasksOf(database, receivers),
    counts,
    /** Since when the oldest delivery waits (ISO 8601); null where none does. */
    oldest: async (): Promise<string | null> => {
      const waiting = `select min(began) as oldest from (${UNDONE}) as undone where failed is null`;
      const [row] = await query<{ oldest: Date | string | null }>(waiting);
      return row?.oldest ? momentOf(row.oldest) : null;
    },
    /** Delivers what is due, now and from then on. */
    start: (): void => {
      running = queues.map(work);
    },
    /** Logs what waits for too long, and what is given up because its receiver is not set. */
    watch: async (): Promise<void> => {
      const unset = await giveUpUnset(database, pace, names);
      if (unset > 0) tell(`Deliveries were given up: ${unset}, receiver not set; leads deliveries --again`);
      const [late] = await query<{ count: number; oldest: Date | string }>(
        `select count(*) as count, min(began) as oldest from (${UNDONE}) as undone
         where failed is null and began <= ${after(`-${pace.late}`)}`,
      );
      if (!late || Number(late.count) === 0) return;
      const { failed } = await counts();
      const oldest = `the oldest since ${momentOf(late.oldest)}, and ${failed} were given up`;
      tell(`Deliveries wait: ${late.count} for over ${pace.late / HOUR} h, ${oldest}; leads deliveries`);
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
