import { createHmac } from 'node:crypto';
import { COLUMNS, type Database, leadOf, type Row } from '#scripts/server/leads/database.ts';
import { LEAD_FIELDS, type Lead } from '#scripts/server/leads/lead.ts';
import type { LeadSettings } from '#scripts/server/leads/lead-store.ts';

type Target = { name: string; url: string; requestOf: (lead: Lead) => RequestInit };

type Claimed = { lead: string; target: string; attempts: number };

const BATCH = 20;
const TIMEOUT = 15_000;
// In seconds: to the second attempt, doubled for each one after it, so that twelve take the better part of six hours;
// and between two looks at what is due.
export const PACE = { firstWait: 10, pause: 1 };
const MOST_ATTEMPTS = 12;

/** The statements of deliveries in a database. */
const statementsIn = ({ now, after, skipLocked }: Database, targets: readonly string[]) => ({
  // A claimed delivery is the claimer's for as long as an attempt may last; if its process dies, it falls due again.
  claim: `update lead_deliveries set attempts = attempts + 1, due = ${after('$1')} where (lead, target) in (
    select lead, target from lead_deliveries where failed is null and due <= ${now}
    and target in (${targets.map((_, index) => `$${index + 2}`).join(', ')}) order by due limit ${BATCH} ${skipLocked})
    returning lead, target, attempts`,
  done: 'delete from lead_deliveries where lead = $1 and target = $2',
  again: `update lead_deliveries set problem = $3, due = ${after('$4')},
    failed = case when attempts >= ${MOST_ATTEMPTS} then ${now} end where lead = $1 and target = $2`,
  counts: `select count(*) filter (where failed is null) as waiting,
    count(*) filter (where failed is not null) as failed from lead_deliveries`,
});

/** Where the settings say that leads are to be delivered. */
export function targetsOf({
  leadsWebhook,
  leadsWebhookSecret = '',
  leadsSpreadsheet,
}: LeadSettings): Target[] {
  const webhook = (lead: Lead): RequestInit => {
    const body = JSON.stringify(lead);
    // By which the receiver can check it, with the secret that both know.
    const signature = createHmac('sha256', leadsWebhookSecret).update(body).digest('hex');
    const headers = { 'X-Lead-Id': lead.id, 'X-Lead-Signature': `sha256=${signature}` };
    return { body, headers: { 'Content-Type': 'application/json', ...headers } };
  };
  // As the browser would send it itself: the specification's eleven fields and nothing else.
  const spreadsheet = (lead: Lead): RequestInit => ({
    body: JSON.stringify(lead, [...LEAD_FIELDS]),
    headers: { 'Content-Type': 'text/plain' },
  });
  return [
    { name: 'webhook', url: leadsWebhook ?? '', requestOf: webhook },
    { name: 'spreadsheet', url: leadsSpreadsheet ?? '', requestOf: spreadsheet },
  ].filter(({ url }) => url !== '');
}

/** Null when the lead was taken, else why not; never what the other side wrote. */
async function deliver({ url, requestOf }: Target, lead: Lead): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const { ok, status, body } = await fetch(url, { method: 'POST', ...requestOf(lead), signal });
    await body?.cancel();
    return ok ? null : `status ${status}`;
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'no answer' : 'no connection';
  }
}

/** Deliveries of what the store holds, at least once each, shared by all processes that are running. */
export function createDeliveries(database: Database, targets: readonly Target[], pace: typeof PACE) {
  const { query } = database;
  const names = targets.map(({ name }) => name);
  const statements = statementsIn(database, names);
  let delivered = 0;
  let isStopping = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const settle = async ({ lead: id, target: name, attempts }: Claimed) => {
    const [row] = await query<Row>(`select ${COLUMNS.join(', ')} from leads where id = $1`, [id]);
    const target = targets.find((one) => one.name === name);
    // Erased since it was claimed.
    if (!row || !target) return;
    const problem = await deliver(target, leadOf(row));
    if (problem === null) {
      delivered += 1;
      await query(statements.done, [id, name]);
    } else await query(statements.again, [id, name, problem, pace.firstWait * 2 ** (attempts - 1)]);
  };
  const deliverDue = async (): Promise<void> => {
    for (let claimed = BATCH; claimed === BATCH && !isStopping;) {
      const rows = await query<Claimed>(statements.claim, [(2 * TIMEOUT) / 1000, ...names]);
      await Promise.all(rows.map(settle));
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
      const [row] = await query<{ waiting: number; failed: number }>(statements.counts);
      return { waiting: Number(row?.waiting ?? 0), failed: Number(row?.failed ?? 0), delivered };
    },
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
