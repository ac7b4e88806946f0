import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EARLIER, FAR } from '#scripts/server/leads/database.ts';
import { PACE } from '#scripts/server/leads/delivery-queue.ts';
import { LEAD_FIELDS } from '#scripts/server/leads/lead.ts';
import type { LeadStore } from '#scripts/server/leads/lead-store.ts';
import type { Database } from '#scripts/server/leads/database.ts';
import { createSqlStore } from '#scripts/server/leads/sql-store.ts';
import { leadNumber } from '../../../../support/data/leads.ts';
import { STORES, useStores } from '../../../../support/server/stores.ts';
import { useTestServer } from '../../../../support/server/test-server.ts';
import { eventually } from '../../../../support/run/eventually.ts';

const receiver = useTestServer();
/** In seconds; a delivery is given up soon enough for a test, and late at once. */
const FAST = { ...PACE, firstWait: 0.001, mostWait: 0.02, giveUp: 0.5, pause: 0.01, late: 0 };
/** A pace by which nothing is tried a second time in a test. */
const SLOW = { ...PACE, pause: 0.01, late: 0 };
const SUCCESS = '{"result":"success","row":2}';
const SECRET = 'a secret';

const databases = useStores();
let stores: LeadStore[] = [];
let lines: string[] = [];
describe.each(STORES)('deliveries from %s', (kind) => {
  let connect: () => Database;
  beforeEach(async () => {
    ({ connect } = await databases.empty(kind));
    receiver.received.length = 0;
    receiver.answer = (_, response) => void response.end(SUCCESS);
    lines = [];
  });
  afterEach(async () => {
    for (const store of stores) await store.close();
    stores = [];
  });

  /** An instance of the server as far as deliveries are concerned. */
  async function instance({ webhook = true, spreadsheet = false, pace = FAST } = {}): Promise<LeadStore> {
    const settings = {
      leadsFile: '',
      ...(webhook && { leadsWebhook: `${receiver.url}/webhook`, leadsWebhookSecret: SECRET }),
      ...(spreadsheet && { leadsSpreadsheet: `${receiver.url}/spreadsheet` }),
      onProblem: (line: string) => void lines.push(line),
    };
    const store = createSqlStore(connect(), settings, pace);
    stores.push(store);
    return store;
  }

  const settled = async (store: LeadStore, counts: object): Promise<void> =>
    eventually(async () => expect(await store.deliveries()).toMatchObject(counts));
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
    const { body = '', headers } = webhook ?? {};
    const signed = (text: string) => `sha256=${createHmac('sha256', SECRET).update(text).digest('hex')}`;
    const time = String(headers?.['x-lead-time']);
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
    expect(headers).toMatchObject({
      'x-lead-id': lead.id,
      'x-lead-signed': signed(`${time}.lead.${body}`),
      'x-lead-signature': signed(body),
    });
    const row = JSON.parse(sentTo('/spreadsheet')[0]?.body ?? '') as object;
    expect(Object.keys(row)).toEqual([...LEAD_FIELDS]);
  });

  it('deliveries are followed by word of an erasure, to the webhook alone, when the lead went out before', async () => {
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

  it('deliveries are tried again until they are taken, at longer and longer intervals', async () => {
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
    expect(lines).toEqual([expect.stringMatching(/^Deliveries fail: webhook, status 500;/)]);
  });

  it.each([301, 302, 303, 307, 308])(
    'deliveries that are answered with %s count as failed, and nothing of a lead goes to another address',
    async (status) => {
      const store = await instance({ pace: SLOW });
      receiver.answer = (_, response) => void response.writeHead(status, { Location: '/elsewhere' }).end();
      await store.add(leadNumber(1));
      store.deliver();
      await eventually(async () =>
        expect(await store.undoneDeliveries()).toMatchObject([{ attempts: 1, problem: `status ${status}` }]),
      );
      expect(receiver.received.map(({ url }) => url)).toEqual(['/webhook']);
      expect(await store.deliveries()).toMatchObject({ waiting: 1, delivered: 0 });
    },
  );

  it.each([
    { answer: 'a page to log in', body: '<!DOCTYPE html><form>', problem: 'a page instead of an answer' },
    { answer: 'a word', body: 'ok', problem: null },
  ])('deliveries to the webhook that answers 200 with $answer end as $problem', async ({ body, problem }) => {
    const store = await instance({ pace: SLOW });
    receiver.answer = (_, response) => void response.end(body);
    await store.add(leadNumber(1));
    store.deliver();
    const undone = problem === null ? [] : [expect.objectContaining({ problem })];
    await eventually(async () => {
      expect(receiver.received).toHaveLength(1);
      expect(await store.undoneDeliveries()).toEqual(undone);
    });
  });

  const NO_SUCCESS = 'an answer without "result":"success"';
  it.each([
    { answer: 'an error', post: [200, '{"result":"error"}'], problem: NO_SUCCESS },
    { answer: 'a page to log in', post: [200, '<!doctype html>'], problem: NO_SUCCESS },
    { answer: 'nothing', post: [204, ''], problem: NO_SUCCESS },
    { answer: 'success', post: [200, SUCCESS], problem: null },
    {
      answer: 'its address for the answer, which says success',
      post: [302, '/said'],
      said: SUCCESS,
      problem: null,
    },
    {
      answer: 'its address for the answer, which says error',
      post: [302, '/said'],
      said: '{"result":"error"}',
      problem: NO_SUCCESS,
    },
    {
      answer: 'an address of another host',
      post: [302, 'http://localhost:1/'],
      problem: 'status 302 to another host',
    },
    { answer: 'no address', post: [302, ''], problem: 'status 302' },
    { answer: 'a request to post elsewhere', post: [307, '/said'], said: SUCCESS, problem: 'status 307' },
  ] as const)(
    'deliveries to a spreadsheet that answers $answer end as $problem',
    async ({ post, problem, ...given }) => {
      const store = await instance({ webhook: false, spreadsheet: true, pace: SLOW });
      const [status, text] = post;
      receiver.answer = ({ url }, response) => {
        if (url === '/said') return void response.end('said' in given ? given.said : '');
        response.writeHead(status, status > 300 && text !== '' ? { Location: text } : {});
        response.end(status < 300 ? text : '');
      };
      await store.add(leadNumber(1));
      store.deliver();
      const undone = problem === null ? [] : [expect.objectContaining({ problem })];
      await eventually(async () => {
        expect(receiver.received).not.toEqual([]);
        expect(await store.undoneDeliveries()).toEqual(undone);
      });
      // The answer is asked for without the lead.
      for (const { body } of sentTo('/said')) expect(body).toBe('');
    },
  );

  it('deliveries to a spreadsheet hold no formula, and addresses of real people as they are', async () => {
    const store = await instance({ webhook: false, spreadsheet: true });
    const emails = [
      '=HYPERLINK("http://x")@y',
      '+ana@correo.example',
      '\u0001=1+1@y',
      "d'ana=1@correo.example",
    ];
    await Promise.all(emails.map((email, index) => store.add({ ...leadNumber(index), email })));
    store.deliver();
    await settled(store, { waiting: 0, delivered: 4 });
    const rows = receiver.received.map(({ body }) => (JSON.parse(body) as { email: string }).email);
    const marked = emails.map((email) => (email.startsWith('d') ? email : `'${email}`));
    expect(rows.toSorted()).toEqual(marked.toSorted());
  });

  it('deliveries to one receiver do not wait for another that hangs, and end with the server in the time for it', async () => {
    const store = await instance({ spreadsheet: true, pace: SLOW });
    receiver.answer = ({ url }, response) => {
      if (url === '/spreadsheet') response.end(SUCCESS);
    };
    await Promise.all(Array.from({ length: 50 }, (_, number) => store.add(leadNumber(number))));
    store.deliver();
    await settled(store, { waiting: 50, delivered: 50 });
    // It would hang until the test is over.
    await store.stopDelivering(50);
    expect(await store.deliveries()).toMatchObject({ waiting: 50, failed: 0 });
    expect(lines).toEqual([]);
  });

  it('deliveries are told of at the first failure, while they wait, and when they are given up; and are tried again when asked to', async () => {
    const store = await instance();
    receiver.answer = (_, response) => void response.writeHead(500).end();
    await Promise.all([1, 2].map((number) => store.add(leadNumber(number))));
    store.deliver();
    await eventually(() => expect(lines).toHaveLength(1));
    await store.watchDeliveries();
    await settled(store, { waiting: 0, delivered: 0, failed: 2 });
    expect(lines.slice(0, 2)).toEqual([
      expect.stringMatching(/^Deliveries fail: webhook, status 500; they are tried again for/),
      expect.stringMatching(/^Deliveries wait: 2 for over .*, the oldest since 20.*, and 0 were given up;/),
    ]);
    const given = lines
      .slice(2)
      .map((line) => /^Deliveries were given up: (\d) to webhook, status 500;/.exec(line)?.[1]);
    expect(given.reduce((sum, count) => sum + Number(count), 0)).toBe(2);
    expect(lines.join()).not.toContain(leadNumber(1).id);
    expect(await store.undoneDeliveries()).toMatchObject([
      { target: 'webhook', kind: 'lead', isGivenUp: true, problem: 'status 500' },
      { isGivenUp: true },
    ]);
    receiver.answer = (_, response) => void response.end();
    expect(await store.deliverAgain()).toBe(2);
    await settled(store, { waiting: 0, delivered: 2, failed: 0 });
  });

  it('deliveries are asked for when leads came while a receiver was not set, and not of those that came before deliveries were noted', async () => {
    const before = await instance({ webhook: false });
    await before.add(leadNumber(1));
    await before.add(leadNumber(2));
    const database = connect();
    await database.query(`insert into lead_deliveries (lead, target, attempts, delivered, due)
      values ('${leadNumber(2).id}', '${EARLIER}', 1, ${database.now}, '${FAR}')`);
    await database.close();
    const store = await instance();
    store.deliver();
    expect(await store.missingDeliveries()).toBe(1);
    expect(await store.deliverMissing()).toBe(1);
    await settled(store, { waiting: 0, delivered: 1 });
    expect(await store.missingDeliveries()).toBe(0);
  });

  it('deliveries to a receiver that is not set any more are told of while they wait, and when they are given up', async () => {
    await (await instance()).add(leadNumber(1));
    const store = await instance({ webhook: false, pace: { ...FAST, giveUp: 0.05 } });
    await eventually(async () => {
      await store.watchDeliveries();
      expect(lines.at(-1)).toMatch(/^Deliveries were given up: 1, receiver not set;/);
    });
    expect(lines[0]).toMatch(/^Deliveries (?:wait|were given up): 1/);
  });

  it.each(['an hour', 'a day'])('deliveries go on at once when the clock was set back by %s', async (by) => {
    const store = await instance();
    await store.add(leadNumber(1));
    const database = connect();
    const seconds = by === 'a day' ? 86_400 : 3_600;
    // As the clock had it before.
    await database.query(
      `update lead_deliveries set attempts = 3, since = ${database.after(String(seconds - 60))}, due = ${database.after(String(seconds + 40))}`,
    );
    await database.close();
    store.deliver();
    await settled(store, { waiting: 0, delivered: 1 });
    expect(receiver.received).toHaveLength(1);
  });

  it('deliveries are remembered, so that an erasure by a tool without receivers reaches whoever had the lead, and nobody else', async () => {
    const store = await instance();
    const [sent, waiting] = [leadNumber(1), leadNumber(2)];
    await store.add(sent);
    store.deliver();
    await settled(store, { waiting: 0, delivered: 1 });
    await store.stopDelivering(1000);
    await store.add(waiting);
    const tool = await instance({ webhook: false });
    for (const { dni } of [sent, waiting]) expect(await tool.erase({ dni: String(dni) })).toBe(1);
    expect(await tool.undoneDeliveries()).toMatchObject([
      { lead: sent.id, kind: 'erased', target: 'webhook' },
    ]);
    (await instance()).deliver();
    await settled(store, { waiting: 0 });
    expect(sentTo('/webhook').map(({ headers }) => headers['x-lead-event'])).toEqual(['lead', 'erased']);
  });

  it('deliveries say that a person asked not to be contacted: of what went out before, of what comes later, and in no row of a spreadsheet', async () => {
    const store = await instance({ spreadsheet: true });
    const [sent, later, other] = [leadNumber(1), { ...leadNumber(2), dni: leadNumber(1).dni }, leadNumber(3)];
    await store.add({ ...sent, contacto: 'si' });
    store.deliver();
    await settled(store, { waiting: 0, delivered: 2 });
    await store.blockById(sent.id);
    await Promise.all([later, other].map((lead) => store.add({ ...lead, contacto: 'si' })));
    await settled(store, { waiting: 0, delivered: 6 });
    const bodies = sentTo('/webhook').map(({ headers, body }) => [headers['x-lead-event'], JSON.parse(body)]);
    expect(bodies).toHaveLength(4);
    expect(bodies).toEqual(
      expect.arrayContaining([
        ['lead', { ...sent, contacto: 'si' }],
        ['blocked', { id: sent.id, no_contactar: true }],
        ['lead', { ...later, contacto: 'si', no_contactar: true }],
        ['lead', { ...other, contacto: 'si' }],
      ]),
    );
    const rows = sentTo('/spreadsheet').map(({ body }) => JSON.parse(body) as { dni: string });
    expect(rows.map(({ dni }) => dni)).toEqual([sent.dni, other.dni]);
    expect(rows.flatMap((row) => Object.keys(row))).toEqual([...LEAD_FIELDS, ...LEAD_FIELDS]);
    expect(await store.missingDeliveries()).toBe(0);
  });

  it('deliveries are shared by instances: each lead once while all goes well', async () => {
    const first = await instance();
    const others = [await instance(), await instance()];
    const leads = Array.from({ length: 100 }, (_, index) => leadNumber(index));
    await Promise.all(leads.map(first.add));
    for (const { deliver } of [first, ...others]) deliver();
    await settled(first, { waiting: 0 });
    const ids = receiver.received.map(({ headers }) => String(headers['x-lead-id']));
    expect(ids.toSorted()).toEqual(leads.map(({ id }) => id));
  });

  it('deliveries are left to the instance that claimed one, by another that read its clock a little earlier', async () => {
    const store = await instance();
    await store.add(leadNumber(1));
    const database = connect();
    const { after } = database;
    await database.query(
      `update lead_deliveries set attempts = 1, due = ${after('35')}, since = ${after('5')}`,
    );
    await database.close();
    await store.add(leadNumber(2));
    store.deliver();
    await settled(store, { waiting: 1 });
    expect(sentTo('/webhook').map(({ headers }) => headers['x-lead-id'])).toEqual([leadNumber(2).id]);
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
