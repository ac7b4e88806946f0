import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '#generated/types.ts';
import { sendUnsent } from '#gateways/lead-delivery.ts';
import type { LeadFlag } from '#domain/payloads.ts';
import { recordLead } from '#gateways/leads.ts';
import { options, somebody, typicalForm } from '../../support/data/applicants.ts';
import { type Answer, useTestServer } from '../../support/server/test-server.ts';
import { eventually } from '../../support/run/eventually.ts';
import { items, letTimePass, page, realTimeout, useDevice } from './device.ts';

const server = useTestServer();
useDevice();
const error = vi.spyOn(console, 'error').mockReturnValue();

beforeEach(() => {
  server.received.length = 0;
  vi.stubGlobal('location', { href: 'https://sitio.example/galicia?utm_source=x&paso=datos' });
});
afterEach(() => {
  error.mockClear();
});

const record = (
  policy: Partial<Site['leads']> = {},
  answer: Answer = (_request, response) => void response.end(),
  flag?: LeadFlag,
  personal = somebody,
  mayContact?: boolean,
) => {
  server.answer = answer;
  const leads: Site['leads'] = {
    variant: 'json',
    endpoint: `${server.url}/leads`,
    onFailure: 'log',
    timeoutSeconds: 2,
    withoutOffers: 'record',
    ...policy,
  };
  return recordLead({
    form: typicalForm,
    personal,
    options,
    flag,
    mayContact,
    leads,
    days: { unsent: 7, sent: 180 },
  });
};

const status =
  (code: number): Answer =>
  (_request, response) =>
    void response.writeHead(code).end();
const reset: Answer = (request) => void request.socket.destroy();

const COLUMNS =
  'antiguedad_laboral,dni,edad,email,genero,page_url,plazo,provincia,situacion_laboral,sueldo_neto,telefono';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe.each([
  ['json', 'application/json', ''],
  ['spreadsheet', 'text/plain', '[S7.2-08] '],
] as const)('the variant %s', (variant, contentType, ids) => {
  it(`${ids}[S7.2-09] posts the eleven fields as ${contentType}, once`, async () => {
    expect(await record({ variant })).toBe(true);
    expect(server.received).toHaveLength(1);
    const [request] = server.received;
    expect(request?.method).toBe('POST');
    expect(request?.headers['content-type']).toMatch(new RegExp(`^${contentType}`));
    const { id, ...body } = JSON.parse(request?.body ?? '') as Record<string, unknown>;
    expect(id).toEqual(variant === 'json' ? expect.stringMatching(UUID) : undefined);
    expect(Object.keys(body).sort().join()).toBe(COLUMNS);
    expect(body['page_url']).toBe('https://sitio.example/galicia?utm_source=x');
  });
});

it.each([
  { variant: 'json', mayContact: true, contacto: 'si' },
  { variant: 'json', mayContact: false, contacto: 'no' },
  { variant: 'spreadsheet', mayContact: true, contacto: undefined },
] as const)(
  'a lead by the variant $variant takes along what the person said: $contacto',
  async ({ variant, mayContact, contacto }) => {
    await record({ variant }, undefined, undefined, somebody, mayContact);
    const sent = JSON.parse(server.received[0]?.body ?? '') as Record<string, unknown>;
    expect(sent['contacto']).toBe(contacto);
    if (variant === 'spreadsheet') return expect(Object.keys(sent).sort().join()).toBe(COLUMNS);
    expect(Date.now() - Date.parse(String(sent['enviado']))).toBeLessThan(60_000);
  },
);

it('a lead hands a spreadsheet no formula, and a server every address as it is', async () => {
  for (const variant of ['spreadsheet', 'json'] as const)
    await record({ variant }, undefined, undefined, { ...somebody, email: '=HYPERLINK("x")@y' });
  const emails = server.received.map(({ body }) => (JSON.parse(body) as { email: string }).email);
  expect(emails).toEqual(['\'=HYPERLINK("x")@y', '=HYPERLINK("x")@y']);
});

it.each([
  ['by our own endpoint', 'json', 'trampa'],
  ['by no spreadsheet, whose row is exact', 'spreadsheet', undefined],
] as const)('a flag is taken along %s', async (_, variant, marca) => {
  await record({ variant }, undefined, 'trampa');
  expect((JSON.parse(server.received[0]?.body ?? '') as { marca?: string }).marca).toBe(marca);
});

it.each([
  ['the variant none', { variant: 'none' }],
  ['no endpoint', { endpoint: '' }],
] as const)('%s sends nothing and is no failure', async (_, policy) => {
  expect(await record(policy)).toBe(true);
  expect(server.received).toEqual([]);
});

describe('failures are told to the caller and to the console, without the person', () => {
  // Keeps the leads of these tests from being sent again while later tests run.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it.each<[string, Partial<Site['leads']>, Answer]>([
    ['500', {}, status(500)],
    ['a reset connection', {}, reset],
    ['a reset connection, to the spreadsheet', { variant: 'spreadsheet' }, reset],
  ])('a lead that failed is reported without the person: %s', async (_, policy, answer) => {
    const recorded = record(policy, answer);
    await vi.advanceTimersByTimeAsync(100);
    expect(await recorded).toBe(false);
    expect(server.received).toHaveLength(1);
    expect(error).toHaveBeenCalledTimes(1);
    for (const datum of Object.values(somebody))
      expect(JSON.stringify(error.mock.calls)).not.toContain(datum);
  });
});

it.each([
  ['log', false],
  ['block', true],
] as const)('under the policy %s a late lead is abandoned: %s', async (onFailure, isAbandoned) => {
  const isWhole = vi.fn<(isWhole: boolean) => void>();
  await record({ onFailure, timeoutSeconds: 0.1 }, (_request, response) => {
    response.on('close', () => isWhole(response.writableFinished));
    setTimeout(() => response.end(), 200);
  });
  await eventually(() => expect(isWhole).toHaveBeenCalledExactlyOnceWith(!isAbandoned));
});

it('no answer in time is a failure, and the lead is forgotten once it is taken after all', async () => {
  const late: Answer = (_request, response) => void realTimeout(() => response.end(), 200);
  expect(await record({ timeoutSeconds: 0.1 }, late)).toBe(false);
  expect(items.size).toBe(1);
  await eventually(() => expect(items.size).toBe(0));
});

describe('a lead that was not taken', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const ids = () => server.received.map(({ body }) => (JSON.parse(body) as { id: string }).id);
  const failing =
    (times: number, fail: Answer): Answer =>
    (request, response) =>
      server.received.length > times ? void response.end() : fail(request, response);

  it.each<[string, Answer]>([
    ...[408, 425, 429, 500, 502, 503, 504, 507].map((code): [string, Answer] => [`${code}`, status(code)]),
    ['a broken connection', reset],
  ])('because of %s is sent again with the same id, until it is', async (_, fail) => {
    expect(await record({}, failing(3, fail))).toBe(false);
    expect(server.received).toHaveLength(1);
    await letTimePass(40);
    expect(server.received).toHaveLength(4);
    expect(new Set(ids()).size).toBe(1);
    expect(items.size).toBe(0);
  });

  it.each<[string, Partial<Site['leads']>, number]>([
    ['a refusal', {}, 400],
    ['what the server will never do', {}, 501],
    ['a failure that sends the visitor back', { onFailure: 'block' }, 503],
  ])('because of %s is not sent again, and does not stay on the device', async (_, policy, code) => {
    await record(policy, status(code));
    await letTimePass(20);
    expect(server.received).toHaveLength(1);
    expect(items.size).toBe(0);
  });

  it.each([
    ['seconds', () => '20'],
    ['a date', () => new Date(Date.now() + 20_000).toUTCString()],
  ])('waits for as long as the server asks, in %s', async (_, after) => {
    await record(
      {},
      failing(1, (_request, response) => void response.writeHead(503, { 'Retry-After': after() }).end()),
    );
    await letTimePass(15);
    expect(server.received).toHaveLength(1);
    await letTimePass(10);
    expect(server.received).toHaveLength(2);
  });

  it('is sent at once when the page is left while it waits', async () => {
    await record({}, failing(1, status(502)));
    await letTimePass(1);
    page.dispatchEvent(new Event('pagehide'));
    await eventually(() => expect(server.received).toHaveLength(2));
  });

  it('stays on the device until it is sent, and is sent when the visitor comes back', async () => {
    await record({}, status(504));
    expect(items.size).toBe(1);
    server.answer = (_request, response) => void response.end();
    sendUnsent();
    await eventually(() => expect(server.received).toHaveLength(2));
    await eventually(() => expect(items.size).toBe(0));
    expect(new Set(ids()).size).toBe(1);
  });

  it('is forgotten when the visitor comes back after its last day', async () => {
    await record({}, status(504));
    const [[key = '', text = '']] = [...items] as [[string, string]];
    items.set(key, text.replace(/"until":\d+/, '"until":1'));
    sendUnsent();
    await letTimePass(5);
    expect(server.received).toHaveLength(1);
  });

  it.each(['{}', 'null', '{"v":1,"savedAt":1,"data":7}', '{"v":1,"savedAt":1e15,"data":[{"id":1}]}'])(
    'is not made of a stored text that is none: %s',
    async (text) => {
      items.set('simulator-unsent-leads', text);
      sendUnsent();
      await letTimePass(1);
      expect(server.received).toEqual([]);
    },
  );

  it('is not sent again once the visitor has erased the data', async () => {
    await record({}, status(503));
    items.clear();
    await letTimePass(20);
    expect(server.received).toHaveLength(1);
  });

  it('is sent again on a device that keeps nothing', async () => {
    vi.stubGlobal('window', {});
    await record({}, failing(1, status(503)));
    await letTimePass(5);
    expect(server.received).toHaveLength(2);
  });

  it('a lead gets an id on a page without https', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await record();
    expect(ids()).toEqual([expect.stringMatching(UUID)]);
  });
});
