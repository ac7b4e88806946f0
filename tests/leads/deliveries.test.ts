import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PACE } from '#scripts/server/leads/deliveries.ts';
import { type Lead, LEAD_FIELDS } from '#scripts/server/leads/lead.ts';
import { receiversOf } from '#scripts/server/leads/receivers.ts';
import { connectLeadStore, type LeadStore } from '#scripts/server/leads/store.ts';
import { leadNumber } from '../support/data/leads.ts';
import { eventually } from '../support/run/eventually.ts';
import { type EmptyStore, STORES, useStores } from '../support/server/stores.ts';
import { useTestServer } from '../support/server/test-server.ts';

const receiver = useTestServer();
const databases = useStores();
const SUCCESS = '{"result":"success","row":2}';
/** A pace by which whatever is due is tried at once, and one that tries nothing twice. */
const FAST = { ...PACE, firstWait: 0.001, mostWait: 0.02, pause: 0.01 };
const SLOW = { ...PACE, pause: 0.01 };
const HOUR = 3_600_000;

let database: EmptyStore;
let stores: LeadStore[] = [];
let lines: string[] = [];
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = (_, response) => void response.end(SUCCESS);
  lines = [];
});
afterEach(async () => {
  for (const store of stores) await store.close();
  stores = [];
});

type Targets = { webhook?: boolean; spreadsheet?: boolean };

/** An instance of the server as far as deliveries are concerned. */
function instance({ webhook = false, spreadsheet = false }: Targets, pace = FAST): LeadStore {
  const { LEADS_FILE = '', LEADS_DATABASE_URL = '' } = database.env;
  const settings = {
    leadsFile: LEADS_FILE,
    leadsDatabaseUrl: LEADS_DATABASE_URL,
    ...(webhook && { leadsWebhook: `${receiver.url}/webhook`, leadsWebhookSecret: 's' }),
    ...(spreadsheet && { leadsSpreadsheet: `${receiver.url}/spreadsheet` }),
    onProblem: (line: string) => void lines.push(line),
  };
  const store = connectLeadStore(settings, pace);
  stores.push(store);
  return store;
}

const add = async (store: LeadStore, ...leads: Lead[]): Promise<void> => {
  for (const lead of leads) await store.add(lead);
};
/** Moves the clock on for what waits: it was first tried, and falls due, so many hours earlier. */
async function passHours(hours: number): Promise<void> {
  const other = await database.beside();
  const rows = await other.run(`select distinct since from lead_deliveries where state = 'waiting'`);
  for (const { since } of rows) {
    const earlier = new Date(Date.parse(String(since)) - hours * HOUR).toISOString();
    await other.run(
      `update lead_deliveries set since = '${earlier}', due = '${earlier}' where since = '${String(since)}'`,
    );
  }
  await other.close();
}
/** The state of the deliveries of leads by target, as another program reads it. */
async function states(target: string): Promise<string[]> {
  const other = await database.beside();
  const rows = await other.run(
    `select state from lead_deliveries where target = '${target}' order by lead, kind`,
  );
  await other.close();
  return rows.map(({ state }) => String(state));
}
const sentTo = (path: string) => receiver.received.filter(({ url }) => url === path);
const isDone = (store: LeadStore) =>
  eventually(async () => expect((await store.deliveries()).waiting).toBe(0));
const [one, two, three, four] = [leadNumber(1), leadNumber(2), leadNumber(3), leadNumber(4)];

describe.each(STORES)('deliveries from %s', (kind) => {
  beforeEach(async () => {
    database = await databases.empty(kind);
  });

  it('reach the webhook as JSON signed with their moment and event, and the spreadsheet as the eleven fields without a formula', async () => {
    const store = instance({ webhook: true, spreadsheet: true });
    const lead = { ...one, email: '=HYPERLINK("http://x")@y', contacto: 'si', marca: 'trampa' } as const;
    await add(store, lead);
    store.deliver();
    await isDone(store);
    const [{ body = '', headers = {} } = {}] = sentTo('/webhook');
    expect(JSON.parse(body)).toEqual({ ...lead, recibido: expect.any(String) });
    const time = String(headers['x-lead-time']);
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
    expect(headers).toMatchObject({
      'x-lead-id': lead.id,
      'x-lead-signed': `sha256=${createHmac('sha256', 's').update(`${time}.lead.${body}`).digest('hex')}`,
    });
    const row = JSON.parse(sentTo('/spreadsheet')[0]?.body ?? '') as Record<string, unknown>;
    expect(Object.keys(row)).toEqual([...LEAD_FIELDS]);
    expect(row['email']).toBe('\'=HYPERLINK("http://x")@y');
  });

  it('of somebody who is not to be contacted reach no spreadsheet, and the webhook with a word of it', async () => {
    const store = instance({ webhook: true, spreadsheet: true });
    const newer = { ...three, dni: one.dni, contacto: 'si' } as const;
    await store.block(one.dni);
    await add(store, one, { ...two, contacto: 'si' }, newer, { ...four, contacto: 'no' });
    await store.blockById(two.id);
    store.deliver();
    await isDone(store);
    const sent = sentTo('/webhook').map(
      ({ body }) => JSON.parse(body) as { id: string; no_contactar?: boolean },
    );
    expect(new Map(sent.map(({ id, no_contactar }) => [id, no_contactar]))).toEqual(
      new Map([
        [one.id, true],
        [two.id, true],
        // Their consent is newer than what the operator noted.
        [three.id, undefined],
        // What its own field says is for the receiver to read.
        [four.id, undefined],
      ]),
    );
    expect(sentTo('/spreadsheet').map(({ body }) => (JSON.parse(body) as Lead).dni)).toEqual([newer.dni]);
    expect(await states('spreadsheet')).toEqual(['withheld', 'withheld', 'delivered', 'withheld']);
  });

  it('are followed by word of an erasure and of a wish: to the webhook by itself, for the spreadsheet by a person', async () => {
    const store = instance({ webhook: true, spreadsheet: true });
    await add(store, one, two);
    store.deliver();
    await isDone(store);
    expect(await store.blockById(two.id)).toEqual({ isThere: true, isByHand: true });
    expect(await store.eraseById(one.id)).toEqual({ isThere: true, isByHand: true });
    // Asked again, because the answer was lost: the row is still there.
    expect(await store.eraseById(one.id)).toEqual({ isThere: false, isByHand: true });
    await isDone(store);
    const later = sentTo('/webhook').slice(2);
    expect(later.map(({ headers, body }) => [headers['x-lead-event'], JSON.parse(body)]).toSorted()).toEqual([
      ['blocked', { id: two.id, no_contactar: true }],
      ['erased', { id: one.id, borrado: true }],
    ]);
    expect(sentTo('/spreadsheet')).toHaveLength(2);
    const undone = await store.undone();
    expect(undone.toSorted((a, b) => a.lead.localeCompare(b.lead))).toMatchObject([
      {
        lead: one.id,
        kind: 'erased',
        state: 'given up',
        problem: expect.stringContaining('by hand, written at 20'),
      },
      { lead: two.id, kind: 'blocked', state: 'given up' },
    ]);
    expect(await store.deliverAgain()).toBe(0);
    expect(await store.doneByHand(one.id)).toBe(1);
    expect((await store.deliveries()).givenUp).toBe(1);
  });

  it('are tried again when the process that took one died, and of an erased lead, which may have gone out, only that is said', async () => {
    const store = instance({ webhook: true });
    await add(store, one, two);
    const other = await database.beside();
    const past = new Date(Date.now() - HOUR).toISOString();
    await other.run(
      `update lead_deliveries set attempts = 1, unanswered = 1, since = '${past}', due = '${past}'`,
    );
    await other.close();
    await store.eraseById(two.id);
    store.deliver();
    await isDone(store);
    const events = sentTo('/webhook').map(
      ({ headers }) => `${headers['x-lead-event']} ${headers['x-lead-id']}`,
    );
    expect(events.toSorted()).toEqual([`erased ${two.id}`, `lead ${one.id}`]);
  });

  it('go on at once when the clock was set back by a day', async () => {
    const store = instance({ webhook: true });
    await add(store, one);
    const other = await database.beside();
    await other.run(`update lead_deliveries set due = '${new Date(Date.now() + 24 * HOUR).toISOString()}'`);
    await other.close();
    store.deliver();
    await isDone(store);
    expect(receiver.received).toHaveLength(1);
  });

  it('wait for no other receiver that hangs, end with the server in its time, and are given up after 72 hours', async () => {
    const store = instance({ webhook: true, spreadsheet: true }, SLOW);
    receiver.answer = ({ url }, response) => void (url === '/webhook' && response.writeHead(500).end());
    await add(store, one, two);
    store.deliver();
    await eventually(() => expect(sentTo('/webhook')).toHaveLength(2));
    await store.stopDelivering(50);
    expect(lines).toEqual([expect.stringMatching(/^Deliveries fail: webhook, status 500;/)]);
    await passHours(72);
    const next = instance({ webhook: true });
    next.deliver();
    await eventually(async () => expect(await states('webhook')).toEqual(['given up', 'given up']));
    expect(lines.at(-1)).toMatch(/^Deliveries were given up: \d to webhook, status 500; leads deliveries$/);
    receiver.answer = (_, response) => void response.end();
    expect(await next.deliverAgain()).toBe(2);
    await eventually(async () => expect(await states('webhook')).toEqual(['delivered', 'delivered']));
  });
});

it('a spreadsheet has a minute to answer, and a webhook a quarter of one', () => {
  const settings = { leadsWebhook: receiver.url, leadsWebhookSecret: 's', leadsSpreadsheet: receiver.url };
  expect(receiversOf(settings).map(({ patience }) => patience)).toEqual([15, 60]);
});

type Handler = (request: IncomingMessage, response: ServerResponse, asked: number) => void;
const says =
  (status: number, body = '', type = 'text/plain', headers: Record<string, string> = {}): Handler =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': type, ...headers }).end(body);
const cut: Handler = ({ socket }) => void socket.destroy();

/**
 * Receivers of ten kinds, each of another outcome: `state` is what becomes of the delivery, `problem` what the operator
 * reads, and `times` how often one lead is sent. Without `times` it is tried for 72 hours.
 */
const RECEIVERS: readonly {
  who: string;
  target: 'webhook' | 'spreadsheet';
  answer: Handler;
  state: string;
  problem?: string;
  times?: number;
}[] = [
  { who: 'takes it', target: 'webhook', answer: says(204), state: 'delivered', times: 1 },
  {
    who: 'is away for two days and comes back',
    target: 'webhook',
    answer: (request, response, asked) => (asked < 3 ? cut : says(200))(request, response, asked),
    state: 'delivered',
    times: 4,
  },
  { who: 'refuses it', target: 'webhook', answer: says(401), state: 'given up', problem: 'status 401' },
  {
    who: 'shows a page to log in',
    target: 'webhook',
    answer: says(200, '<form>', 'text/html'),
    state: 'given up',
    problem: 'a page instead of an answer',
  },
  {
    who: 'sends it to another host',
    target: 'webhook',
    answer: says(307, '', 'text/plain', { Location: 'http://localhost:1/' }),
    state: 'given up',
    problem: 'status 307',
  },
  {
    who: 'sends it to another place of its own',
    target: 'webhook',
    answer: (request, response, asked) =>
      (request.url === '/webhook' ? says(308, '', '', { Location: '/taken' }) : says(200))(
        request,
        response,
        asked,
      ),
    state: 'delivered',
    times: 2,
  },
  { who: 'says success', target: 'spreadsheet', answer: says(200, SUCCESS), state: 'delivered', times: 1 },
  {
    who: 'says success where it sends its caller on to',
    target: 'spreadsheet',
    answer: (request, response, asked) =>
      (request.url === '/spreadsheet' ? says(302, '', '', { Location: '/said' }) : says(200, SUCCESS))(
        request,
        response,
        asked,
      ),
    state: 'delivered',
    times: 1,
  },
  {
    who: 'says error, as one that is full',
    target: 'spreadsheet',
    answer: says(200, '{"result":"error"}'),
    state: 'given up',
    problem: 'an answer without "result":"success"',
  },
  {
    who: 'writes the row and does not say so in time',
    target: 'spreadsheet',
    answer: cut,
    state: 'given up',
    problem: 'its row may be there already',
    times: 3,
  },
];

it.each(RECEIVERS)(
  'a lead for a $target that $who ends as $state, with the problem $problem',
  async ({ target, answer, state, problem, times }) => {
    database = await databases.empty('sqlite');
    let asked = 0;
    receiver.answer = (request, response) => answer(request, response, asked++);
    const store = instance({ [target]: true });
    await add(store, one);
    store.deliver();
    if (times === undefined) {
      await eventually(async () => expect((await store.undone())[0]?.attempts).toBeGreaterThan(1));
      await passHours(72);
    }
    await eventually(async () => expect(await states(target)).toEqual([state]));
    const undone = await store.undone();
    expect(undone.map((one) => one.problem)).toEqual(
      problem === undefined ? [] : [expect.stringContaining(problem)],
    );
    const posts = receiver.received.filter(({ method }) => method === 'POST');
    if (times !== undefined) expect(posts).toHaveLength(times);
    // Nothing of a lead goes to an address that was asked for an answer alone.
    for (const { body } of receiver.received.filter(({ method }) => method === 'GET')) expect(body).toBe('');
  },
);
