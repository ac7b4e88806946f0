import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQueue, PACE } from '#scripts/server/leads/delivery-queue.ts';
import type { Database } from '#scripts/server/leads/database.ts';
import { receiversOf as connectReceivers } from '#scripts/server/leads/receivers.ts';
import { createSqlStore } from '#scripts/server/leads/sql-store.ts';
import { leadNumber } from '../support/data/leads.ts';
import { STORES, useStores } from '../support/server/stores.ts';
import { receiversOf, startReceiver } from './receivers.ts';

const stores = useStores();
const LEADS = 3;
/** Hours between two looks of the moved clock, and when the last attempt is over. */
const STEP = 6;
const END = 84;
const pace = { ...PACE, attempt: 0.25 };

/** Another host: whatever arrives there with a lead was lost or told to a stranger. */
const elsewhere = { name: 'elsewhere', kind: 'webhook', isTaken: false } as const;
let other: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  other = await startReceiver({ ...elsewhere, answer: ({ response, take }) => (take(), response.end()) }, '');
});
afterAll(() => other.end());

/** The address of the other host is known only once it listens; names and kinds are known before. */
const table = receiversOf('').map((row, index) => ({ ...row, index }));
const totals = {
  receivers: 0,
  leads: 0,
  lost: 0,
  countedThoughNot: 0,
  givenUp: 0,
  withoutLine: 0,
  elsewhere: 0,
};

/** Moves the clock on: what waits was asked for, and is due, so many hours earlier. */
async function passHours({ query }: Database, kind: (typeof STORES)[number], hours: number): Promise<void> {
  const earlier = (column: string): string =>
    kind === 'sqlite'
      ? `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-${hours} hours')`
      : `${column} - interval '${hours} hours'`;
  await query(
    `update lead_deliveries set due = ${earlier('due')}, since = ${earlier('since')} where delivered is null`,
  );
}

describe.each(STORES)('leads in %s', (kind) => {
  let connect: () => Database;
  beforeAll(async () => {
    ({ connect } = await stores.empty(kind));
  });
  it.each(table)(
    'reach the $kind that $name, or are given up with a line: $isTaken',
    async ({ index, ...row }) => {
      const { answer } = receiversOf(other.url.replace('127.0.0.1', 'localhost'))[index] ?? row;
      const receiver = await startReceiver({ ...row, answer }, stores.folder);
      const settings = {
        leadsFile: '',
        onProblem: (line: string) => void lines.push(line),
        ...(row.kind === 'webhook'
          ? { leadsWebhook: receiver.url, leadsWebhookSecret: 's' }
          : { leadsSpreadsheet: receiver.url }),
      };
      const lines: string[] = [];
      const [store, database] = [createSqlStore(connect(), settings, pace), connect()];
      await database.query('delete from leads');
      const leads = Array.from({ length: LEADS }, (_, number) => leadNumber(number));
      for (const lead of leads) await store.add(lead);
      const [connected] = connectReceivers(settings);
      if (!connected) throw new Error('no receiver is set');
      let delivered = 0;
      const never = new AbortController().signal;
      const deliverDue = createQueue(connected, {
        database,
        pace,
        tell: settings.onProblem,
        onTaken: () => (delivered += 1),
        signals: { stop: never, cut: never },
      });
      for (let hours = 0; hours <= END; hours += STEP) {
        receiver.clock.hours = hours;
        await deliverDue();
        await passHours(database, kind, STEP);
      }
      const undone = await store.undoneDeliveries();
      const givenUp = undone.filter(({ isGivenUp }) => isGivenUp);
      const told = lines.map((line) => Number(/^Deliveries were given up: (\d+) to/.exec(line)?.[1] ?? 0));
      const open = new Set(undone.map(({ lead }) => lead));
      const lost = leads.filter(({ id, dni }) => !open.has(id) && !receiver.taken.has(dni)).length;
      totals.receivers += 1;
      totals.leads += LEADS;
      totals.lost += lost;
      totals.countedThoughNot += Math.max(0, delivered - receiver.taken.size);
      totals.givenUp += givenUp.length;
      totals.withoutLine += givenUp.length - told.reduce((sum, count) => sum + count, 0);
      totals.elsewhere += other.taken.size;
      await Promise.all([store.close(), database.close(), receiver.end()]);

      expect({ delivered, givenUp: givenUp.length, waiting: undone.length - givenUp.length }).toEqual({
        delivered: row.isTaken ? LEADS : 0,
        givenUp: row.isTaken ? 0 : LEADS,
        waiting: 0,
      });
      expect(lost).toBe(0);
      const first = lines[0] ?? '';
      if (!row.isTaken) expect(first).toMatch(/^Deliveries fail: /);
    },
  );
});

it('every receiver and store together: nothing lost, nothing counted that was not taken, nothing given up in silence', ({
  task,
}) => {
  task.meta.summary = `Receivers: ${JSON.stringify(totals)}`;
  expect(totals).toMatchObject({
    receivers: 2 * table.length,
    lost: 0,
    countedThoughNot: 0,
    withoutLine: 0,
    elsewhere: 0,
  });
  expect(table).toHaveLength(44);
});
