import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepUnsent, recordSent, sendUnsent, sent } from '#gateways/lead-delivery.ts';
import { askForNoContact, eraseSentLeads, sendWishes } from '#features/lead-receipt/gateway.ts';
import { eventually } from '../../../support/run/eventually.ts';
import { type Answer, useTestServer } from '../../../support/server/test-server.ts';
import { items, letTimePass, localStorage, useDevice } from '../../../unit/gateways/device.ts';

const server = useTestServer();
useDevice();
const ID = '0b0e0c0a-1111-4222-8333-444455556666';

beforeEach(() => {
  server.received.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  recordSent(ID, `${server.url}/leads`, 180);
});
afterEach(async () => {
  // What a test leaves waiting ends with the wishes.
  items.clear();
  await letTimePass(65);
  vi.useRealTimers();
});

const says =
  (status: number, body = '{"ok":true}'): Answer =>
  (_request, response) =>
    void response.writeHead(status).end(body);
const asked = (): string[] => server.received.map(({ method, url }) => `${method} ${url}`);
const ACTS = [
  { act: 'to erase it', ask: eraseSentLeads, request: `DELETE /leads/${ID}` },
  { act: 'not to be contacted', ask: askForNoContact, request: `POST /leads/${ID}/no-contactar` },
];

it.each(ACTS)(
  'the wish $act is sent once where the server takes it, and says where a spreadsheet has the lead',
  async ({ ask, request }) => {
    server.answer = says(200);
    expect(await ask()).toBe('done');
    recordSent(ID, `${server.url}/leads`, 180);
    server.answer = says(200, '{"ok":true,"planilla":true}');
    expect(await ask()).toBe('by-hand');
    expect(new Set(asked())).toEqual(new Set([request]));
    expect([...items.keys()]).not.toContain('lead-wishes');
  },
);

it.each(ACTS.flatMap((one) => [500, 429, 0].map((status) => ({ ...one, status }))))(
  'the wish $act that is answered with $status is kept and sent again until it is taken',
  async ({ ask, request, status }) => {
    server.answer = (incoming, response) => {
      if (server.received.length > 3) response.end('{}');
      else if (status === 0) incoming.socket.destroy();
      else response.writeHead(status).end();
    };
    expect(await ask()).toBe('kept');
    await letTimePass(40);
    expect(asked()).toEqual(Array.from({ length: 4 }, () => request));
    expect(items.has('lead-wishes')).toBe(false);
  },
);

it.each(ACTS)('the wish $act is sent by the next visit', async ({ ask, request }) => {
  server.answer = says(503);
  expect(await ask()).toBe('kept');
  const kept = items.get('lead-wishes') ?? '';
  items.delete('lead-wishes');
  await letTimePass(65);
  server.received.length = 0;
  // Another page of the same browser, later.
  items.set('lead-wishes', kept);
  server.answer = says(200);
  await sendWishes();
  expect(asked()).toEqual([request]);
  expect(items.has('lead-wishes')).toBe(false);
});

it('the wish not to be contacted waits for its lead that is still on the device, though its one post fails', async () => {
  keepUnsent({ id: ID, endpoint: `${server.url}/leads`, body: '{}' }, 7);
  server.answer = says(503);
  expect(await askForNoContact()).toBe('kept');
  expect(asked()).toEqual([]);
  let failures = 0;
  server.answer = ({ url }, response) => {
    const fails = url?.endsWith('/no-contactar') === true && (failures += 1) === 1;
    response.writeHead(fails ? 502 : 200).end('{}');
  };
  sendUnsent();
  await eventually(() => expect(asked()).toEqual(['POST /leads']));
  await letTimePass(60);
  expect(asked().slice(1)).toEqual([ACTS[1]?.request, ACTS[1]?.request]);
});

it('the wish to erase a lead that is still on the device takes it from there', async () => {
  keepUnsent({ id: ID, endpoint: `${server.url}/leads`, body: '{}' }, 7);
  server.answer = says(200);
  expect(await eraseSentLeads()).toBe('done');
  sendUnsent();
  await letTimePass(5);
  expect(asked()).toEqual([ACTS[0]?.request]);
  expect(sent.read()).toEqual([]);
});

it.each(ACTS)(
  'the wish $act is not said to be kept where the server refuses it, or the browser keeps nothing',
  async ({ ask }) => {
    server.answer = says(403);
    expect(await ask()).toBe('failed');
    vi.stubGlobal('window', {
      localStorage: {
        ...localStorage,
        setItem: () => {
          throw new Error('denied');
        },
      },
    });
    server.answer = says(503);
    expect(await ask()).toBe('failed');
  },
);

it.each(['{}', 'null', '{"v":1,"savedAt":1e15,"data":[{"id":1}]}'])(
  'no wish is made of a stored text that is none: %s',
  async (text) => {
    items.set('lead-wishes', text);
    await sendWishes();
    expect(asked()).toEqual([]);
  },
);
