import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LEAD_FIELDS } from '#scripts/server/leads/lead.ts';
import type { LeadStore } from '#scripts/server/leads/lead-store.ts';
import type { Database } from '#scripts/server/leads/database.ts';
import { connectPostgres } from '#scripts/server/leads/postgres.ts';
import { createSqlStore } from '#scripts/server/leads/sql-store.ts';
import { connectSqlite } from '#scripts/server/leads/sqlite.ts';
import { leadNumber } from '../../../../support/data/leads.ts';
import { startPostgres } from '../../../../support/server/postgres.ts';
import { useTestServer } from '../../../../support/server/test-server.ts';

const receiver = useTestServer();
const FAST = { firstWait: 0.001, pause: 0.01 };
const SECRET = 'a secret';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let folder = '';
let databases = 0;
let stores: LeadStore[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'deliveries-'));
});
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true });
});

/** Empty databases of either kind: each way to open one again, as another process would. */
const databasesOf = {
  sqlite: async () => {
    const path = join(folder, `leads-${databases}.db`);
    return () => connectSqlite(path);
  },
  postgres: async () => {
    const admin = new Client(postgres.urlOf('postgres'));
    await admin.connect();
    await admin.query(`create database deliveries${databases}`);
    await admin.end();
    const url = postgres.urlOf(`deliveries${databases}`);
    return () => connectPostgres(url);
  },
};

describe.each(['sqlite', 'postgres'] as const)('deliveries from %s', (kind) => {
  let connect: () => Database;
  beforeEach(async () => {
    databases += 1;
    connect = await databasesOf[kind]();
    receiver.received.length = 0;
    receiver.answer = (_, response) => void response.end();
  });
  afterEach(async () => {
    for (const store of stores) await store.close();
    stores = [];
  });

  /** An instance of the server as far as deliveries are concerned. */
  async function instance({ spreadsheet = false } = {}): Promise<LeadStore> {
    const settings = {
      leadsFile: '',
      leadsWebhook: `${receiver.url}/webhook`,
      leadsWebhookSecret: SECRET,
      ...(spreadsheet && { leadsSpreadsheet: `${receiver.url}/spreadsheet` }),
      onProblem: () => undefined,
    };
    const store = createSqlStore(connect(), settings, FAST);
    stores.push(store);
    return store;
  }

  const settled = async (store: LeadStore, counts: object): Promise<void> =>
    vi.waitFor(async () => expect(await store.deliveries()).toMatchObject(counts), { timeout: 20_000 });
  const sentTo = (path: string) => receiver.received.filter(({ url }) => url === path);

  it('reach the webhook as signed JSON, and the spreadsheet with the eleven fields', async () => {
    const store = await instance({ spreadsheet: true });
    const lead = { ...leadNumber(1), marca: 'trampa' as const };
    await store.add(lead);
    await store.add(lead);
    expect(await store.deliveries()).toEqual({ waiting: 2, delivered: 0, failed: 0 });
    store.deliver();
    await settled(store, { waiting: 0, delivered: 2, failed: 0 });
    expect(receiver.received).toHaveLength(2);
    const [webhook] = sentTo('/webhook');
    expect(JSON.parse(webhook?.body ?? '')).toEqual(lead);
    const signature = createHmac('sha256', SECRET)
      .update(webhook?.body ?? '')
      .digest('hex');
    expect(webhook?.headers).toMatchObject({
      'x-lead-id': lead.id,
      'x-lead-signature': `sha256=${signature}`,
    });
    const row = JSON.parse(sentTo('/spreadsheet')[0]?.body ?? '') as object;
    expect(Object.keys(row)).toEqual([...LEAD_FIELDS]);
  });

  it('are followed by word of an erasure, to the webhook alone, when the lead went out before', async () => {
    const store = await instance({ spreadsheet: true });
    const [sent, unsent] = [leadNumber(1), leadNumber(2)];
    await store.add(sent);
    store.deliver();
    await settled(store, { waiting: 0, delivered: 2 });
    await store.eraseById(sent.id);
    await settled(store, { waiting: 0, delivered: 3 });
    const last = sentTo('/webhook').at(-1);
    expect(JSON.parse(last?.body ?? '')).toEqual({ id: sent.id, borrado: true });
    expect(last?.headers).toMatchObject({ 'x-lead-id': sent.id, 'x-lead-event': 'erased' });
    expect(sentTo('/spreadsheet')).toHaveLength(1);
    await store.close();
    stores = [];
    const other = await instance();
    await other.add(unsent);
    await other.erase({ dni: String(unsent.dni) });
    expect(await other.deliveries()).toMatchObject({ waiting: 0 });
  });

  it('are followed by the offers chosen, each time all of them, also when one came while another was sent', async () => {
    const store = await instance();
    const { id } = leadNumber(1);
    await store.add(leadNumber(1));
    store.deliver();
    await settled(store, { waiting: 0, delivered: 1 });
    const arrived: string[][] = [];
    receiver.answer = async (_, response) => {
      const { elegidas } = JSON.parse(receiver.received.at(-1)?.body ?? '') as {
        elegidas: { entidad: string }[];
      };
      arrived.push(elegidas.map(({ entidad }) => entidad));
      // The second choice comes while the first is on its way.
      if (arrived.length === 1) await store.choose(id, { entity: 'Dos', position: 2, cft: 90 });
      response.end();
    };
    await store.choose(id, { entity: 'Uno', position: 1, cft: 80 });
    await settled(store, { waiting: 0, delivered: 3 });
    expect(arrived).toEqual([['Uno'], ['Uno', 'Dos']]);
  });

  it('are tried again until they are taken, at longer and longer intervals', async () => {
    const store = await instance();
    const answers = [500, 429, 0, 204];
    receiver.answer = (request, response) => {
      const status = answers[receiver.received.length - 1] ?? 204;
      if (status === 0) request.socket.destroy();
      else response.writeHead(status).end();
    };
    store.deliver();
    await store.add(leadNumber(1));
    await settled(store, { waiting: 0, delivered: 1, failed: 0 });
    expect(receiver.received).toHaveLength(4);
  });

  it('fail for good after many attempts, are listed without the person, and are tried again when asked to', async () => {
    const store = await instance();
    receiver.answer = (_, response) => void response.writeHead(500).end();
    await store.add(leadNumber(1));
    store.deliver();
    await settled(store, { waiting: 0, delivered: 0, failed: 1 });
    expect(receiver.received).toHaveLength(12);
    expect(await store.failedDeliveries()).toEqual([
      { lead: leadNumber(1).id, target: 'webhook', kind: 'lead', attempts: 12, problem: 'status 500' },
    ]);
    receiver.answer = (_, response) => void response.end();
    expect(await store.deliverAgain()).toBe(1);
    await settled(store, { waiting: 0, delivered: 1, failed: 0 });
  });

  it('are shared by instances: each lead once while all goes well', async () => {
    const first = await instance();
    const others = [await instance(), await instance()];
    const leads = Array.from({ length: 100 }, (_, index) => leadNumber(index));
    await Promise.all(leads.map(first.add));
    for (const { deliver } of [first, ...others]) deliver();
    await settled(first, { waiting: 0 });
    const ids = receiver.received.map(({ headers }) => String(headers['x-lead-id']));
    expect(ids.toSorted()).toEqual(leads.map(({ id }) => id));
  });

  it('fall due again when the instance that took one died, and say of an erased lead, which may have gone out, only that it was erased', async () => {
    const store = await instance();
    await Promise.all([1, 2].map((number) => store.add(leadNumber(number))));
    const database = connect();
    await database.query(`update lead_deliveries set attempts = 1, due = ${database.after('-1')}`);
    await database.close();
    await store.erase({ dni: String(leadNumber(2).dni) });
    store.deliver();
    await settled(store, { waiting: 0, delivered: 2, failed: 0 });
    const events = sentTo('/webhook').map(({ headers }) => [headers['x-lead-id'], headers['x-lead-event']]);
    expect(events.toSorted()).toEqual([
      [leadNumber(1).id, 'lead'],
      [leadNumber(2).id, 'erased'],
    ]);
  });
});
