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
    ...policy,
  };
  return recordLead({ form: typicalForm, personal: somebody, options, leads });
};

const status =
  (code: number): Answer =>
  (_request, response) => {
    response.writeHead(code);
    response.end();
  };

const COLUMNS =
  'antiguedad_laboral dni edad email genero page_url plazo provincia situacion_laboral sueldo_neto telefono'.split(
    ' ',
  );

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
    const body = JSON.parse(request?.body ?? '') as Record<string, unknown>;
    expect(Object.keys(body).sort()).toEqual(COLUMNS);
    expect(body['page_url']).toBe('https://sitio.example/galicia?utm_source=x');
  });
});

it.each([
  ['the variant none', { variant: 'none' }],
  ['no endpoint', { endpoint: '' }],
] as const)('%s sends nothing and is no failure', async (_name, policy) => {
  expect(await record(policy)).toBe(true);
  expect(server.received).toEqual([]);
});

describe('failures are told to the caller and to the console, without the person', () => {
  it.each<[string, Partial<Site['leads']>, Answer]>([
    ['500', {}, status(500)],
    ['429', {}, status(429)],
    ['a reset connection', {}, (request) => void request.socket.destroy()],
    ['no answer in time', { timeoutSeconds: 0.1 }, () => undefined],
    [
      'a reset connection, to the spreadsheet',
      { variant: 'spreadsheet' },
      (request) => void request.socket.destroy(),
    ],
  ])('%s', async (_name, policy, answer) => {
    expect(await record(policy, answer)).toBe(false);
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
  const closed = vi.fn<() => void>();
  await record({ onFailure, timeoutSeconds: 0.1 }, (_request, response) => {
    response.on('close', closed);
    setTimeout(() => response.end(), 200);
  });
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(closed).toHaveBeenCalledTimes(isAbandoned ? 1 : 0);
});
