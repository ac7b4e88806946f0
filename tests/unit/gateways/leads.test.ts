import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '#generated/types.ts';
import { recordLead } from '#gateways/leads.ts';
import { options, somebody, typicalForm } from '../../support/applicants.ts';
import { type Answer, useTestServer } from '../../support/test-server.ts';

const server = useTestServer();
const error = vi.spyOn(console, 'error').mockReturnValue();

beforeEach(() => {
  server.received.length = 0;
  vi.stubGlobal('location', { href: 'https://sitio.example/galicia?utm_source=x&paso=datos' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  error.mockClear();
});

const record = (
  policy: Partial<Site['leads']> = {},
  answer: Answer = (_request, response) => void response.end(),
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
  return recordLead({ form: typicalForm, personal: somebody, options, leads });
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
  ['json', 'application/json'],
  ['spreadsheet', 'text/plain'],
] as const)('the variant %s', (variant, contentType) => {
  it(`posts the eleven fields as ${contentType}, once`, async () => {
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
    ['429', {}, status(429)],
    ['a reset connection', {}, reset],
    ['no answer in time', { timeoutSeconds: 0.1 }, () => undefined],
    ['a reset connection, to the spreadsheet', { variant: 'spreadsheet' }, reset],
  ])('%s', async (_, policy, answer) => {
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
  await vi.waitFor(() => expect(isWhole).toHaveBeenCalledExactlyOnceWith(!isAbandoned));
});

const realTimeout = setTimeout;

describe('a lead that was not taken', () => {
  /** Lets the clock run. Real connections need real time meanwhile, or they would seem never to be made. */
  async function letTimePass(seconds: number): Promise<void> {
    for (let passed = 0; passed < seconds; passed += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      await new Promise((resolve) => realTimeout(resolve, 5));
    }
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const ids = () => server.received.map(({ body }) => (JSON.parse(body) as { id: string }).id);
  const failing =
    (times: number, fail: Answer): Answer =>
    (request, response) =>
      server.received.length > times ? void response.end() : fail(request, response);

  it.each<[string, Answer]>([
    ['429', status(429)],
    ['503', status(503)],
    ['a broken connection', reset],
  ])('because of %s is sent again with the same id, until it is', async (_, fail) => {
    expect(await record({}, failing(3, fail))).toBe(false);
    expect(server.received).toHaveLength(1);
    await letTimePass(40);
    expect(server.received).toHaveLength(4);
    expect(new Set(ids()).size).toBe(1);
  });

  it.each<[string, Partial<Site['leads']>, number]>([
    ['a refusal', {}, 400],
    ['a failure that sends the visitor back', { onFailure: 'block' }, 503],
  ])('because of %s is not sent again', async (_, policy, code) => {
    await record(policy, status(code));
    await letTimePass(20);
    expect(server.received).toHaveLength(1);
  });

  it('is not sent again once the visitor has erased the data', async () => {
    const items = new Map([['simulator-personal-data', '{}']]);
    vi.stubGlobal('localStorage', { getItem: (key: string) => items.get(key) ?? null });
    await record({}, status(503));
    items.clear();
    await letTimePass(20);
    expect(server.received).toHaveLength(1);
  });

  it('gets an id on a page without https, too', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await record();
    expect(ids()).toEqual([expect.stringMatching(UUID)]);
  });
});
