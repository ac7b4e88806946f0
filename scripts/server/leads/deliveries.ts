import { createHmac } from 'node:crypto';
import { COLUMNS, type Database, leadOf, type Row } from '#scripts/server/leads/database.ts';
import { choicesOf } from '#scripts/server/leads/choices.ts';
import { type Choice, LEAD_FIELDS, type Lead } from '#scripts/server/leads/lead.ts';
import type { FailedDelivery, LeadSettings } from '#scripts/server/leads/lead-store.ts';

type Target = {
  name: string;
  url: string;
  /** Whether it is told what happened to a lead after it was delivered. */
  takesNews: boolean;
  requestOf: (message: Message) => RequestInit;
};

/** A lead as it came, the offers chosen after it, or word that it was erased. */
type Message =
  | { kind: 'lead'; id: string; lead: Lead; choices: readonly Choice[] }
  | { kind: 'choice'; id: string; choices: readonly Choice[] }
  | { kind: 'erased'; id: string };

type Claimed = { lead: string; target: string; kind: Message['kind']; attempts: number };

const BATCH = 20;
const TIMEOUT = 15_000;
// In seconds: to the second attempt, doubled for each one after it, so that twelve take the better part of six hours;
// and between two looks at what is due.
export const PACE = { firstWait: 10, pause: 1 };
const MOST_ATTEMPTS = 12;

/** Deliveries of leads, which go when their lead does, and of what comes after them, which may outlive it. */
const TABLES = ['lead_deliveries', 'lead_news'] as const;

// An attempt settles what it has claimed, and nothing that was asked for anew meanwhile.
const CLAIMED = 'lead = $1 and target = $2 and kind = $3 and attempts = $4';

/** The statements of the deliveries that stand in a table. */
const statementsIn = (
  { now, after, skipLocked }: Database,
  targets: readonly string[],
  table: (typeof TABLES)[number],
) => ({
  // A claimed delivery is the claimer's for as long as an attempt may last; if its process dies, it falls due again.
  claim: `update ${table} set attempts = attempts + 1, due = ${after('$1')} where (lead, target, kind) in (
    select lead, target, kind from ${table} where failed is null and due <= ${now}
    and target in (${targets.map((_, index) => `$${index + 2}`).join(', ')}) order by due limit ${BATCH} ${skipLocked})
    returning lead, target, kind, attempts`,
  done: `delete from ${table} where ${CLAIMED}`,
  again: `update ${table} set problem = $5, due = ${after('$6')},
    failed = case when attempts >= ${MOST_ATTEMPTS} then ${now} end where ${CLAIMED}`,
  restart: `update ${table} set failed = null, attempts = 0, due = ${now} where failed is not null returning lead`,
});

const EITHER = TABLES.map(
  (table) => `select lead, target, kind, attempts, failed, problem from ${table}`,
).join(' union all ');
const COUNTS = `select count(*) filter (where failed is null) as waiting,
  count(*) filter (where failed is not null) as failed from (${EITHER}) as deliveries`;
const FAILED = `select lead, target, kind, attempts, problem from (${EITHER}) as deliveries
  where failed is not null order by failed`;

/** The JSON that the webhook receives of a message. */
function webhookBody(message: Message): object {
  if (message.kind === 'erased') return { id: message.id, borrado: true };
  const chosen = message.choices.map(({ entity, position, cft, at }) => ({
    entidad: entity,
    lugar: position,
    cft,
    elegida: at,
  }));
  return message.kind === 'lead'
    ? { ...message.lead, ...(chosen.length > 0 && { elegidas: chosen }) }
    : { id: message.id, elegidas: chosen };
}

/** Where the settings say that leads are to be delivered. */
export function targetsOf({
  leadsWebhook,
  leadsWebhookSecret = '',
  leadsSpreadsheet,
}: LeadSettings): Target[] {
  const webhook = (message: Message): RequestInit => {
    const body = JSON.stringify(webhookBody(message));
    // By which the receiver can check it, with the secret that both know.
    const signature = createHmac('sha256', leadsWebhookSecret).update(body).digest('hex');
    const headers = {
      'X-Lead-Id': message.id,
      'X-Lead-Event': message.kind,
      'X-Lead-Signature': `sha256=${signature}`,
    };
    return { body, headers: { 'Content-Type': 'application/json', ...headers } };
  };
  // As the browser would send it itself: the specification's eleven fields and nothing else.
  const spreadsheet = (message: Message): RequestInit => ({
    body: JSON.stringify('lead' in message ? message.lead : {}, [...LEAD_FIELDS]),
    headers: { 'Content-Type': 'text/plain' },
  });
  return [
    { name: 'webhook', url: leadsWebhook ?? '', takesNews: true, requestOf: webhook },
    { name: 'spreadsheet', url: leadsSpreadsheet ?? '', takesNews: false, requestOf: spreadsheet },
  ].filter(({ url }) => url !== '');
}

/** Null when the message was taken, else why not; never what the other side wrote. */
async function deliver({ url, requestOf }: Target, message: Message): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const { ok, status, body } = await fetch(url, { method: 'POST', ...requestOf(message), signal });
    await body?.cancel();
    return ok ? null : `status ${status}`;
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'no answer' : 'no connection';
  }
}

type Queue = ReturnType<typeof statementsIn>;

/** Deliveries of what the store holds, at least once each, shared by all processes that are running. */
export function createDeliveries(database: Database, targets: readonly Target[], pace: typeof PACE) {
  const { query } = database;
  const names = targets.map(({ name }) => name);
  const queues = TABLES.map((table) => statementsIn(database, names, table));
  let delivered = 0;
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  /** The message of a delivery; null when its lead was erased meanwhile. */
  const messageOf = async (id: string, kind: Message['kind']): Promise<Message | null> => {
    if (kind === 'erased') return { kind, id };
    const choices = (await choicesOf(database, [id])).flatMap((one) => one.choices);
    if (kind === 'choice') return choices.length > 0 ? { kind, id, choices } : null;
    const [row] = await query<Row>(`select ${COLUMNS.join(', ')} from leads where id = $1`, [id]);
    return row ? { kind, id, lead: leadOf(row), choices } : null;
  };
  const settle = async (statements: Queue, { lead, target: name, kind, attempts }: Claimed) => {
    const message = await messageOf(lead, kind);
    const target = targets.find((one) => one.name === name);
    if (!target) return;
    const problem = message && (await deliver(target, message));
    const claimed = [lead, name, kind, attempts];
    if (problem === null) {
      if (message) delivered += 1;
      await query(statements.done, claimed);
    } else await query(statements.again, [...claimed, problem, pace.firstWait * 2 ** (attempts - 1)]);
  };
  const deliverDue = async (): Promise<void> => {
    for (const queue of queues)
      for (let claimed = BATCH; claimed === BATCH && !isStopping;) {
        const rows = await query<Claimed>(queue.claim, [(2 * TIMEOUT) / 1000, ...names]);
        await Promise.all(rows.map((row) => settle(queue, row)));
        claimed = rows.length;
      }
  };
  const turn = (): void => {
    // Without its database nothing is due; the next turn tries again.
    running = deliverDue().catch(() => undefined);
    void running.then(() => {
      if (!isStopping) timer = setTimeout(turn, pace.pause * 1000).unref();
    });
  };
  return {
    counts: async () => {
      const [row] = await query<{ waiting: number; failed: number }>(COUNTS);
      return { waiting: Number(row?.waiting ?? 0), failed: Number(row?.failed ?? 0), delivered };
    },
    failed: () => query<FailedDelivery>(FAILED),
    /** Has what failed for good tried again, and gives how many deliveries that are. */
    again: async () => (await Promise.all(queues.map(({ restart }) => query(restart)))).flat().length,
    /** Delivers what is due, now and from then on. */
    start: (): void => {
      if (targets.length > 0) turn();
    },
    /** Waits for what is being delivered. */
    stop: async (): Promise<void> => {
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
