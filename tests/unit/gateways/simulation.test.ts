import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestOffers } from '#gateways/simulation.ts';
import { options, somebody, typicalForm } from '../../support/applicants.ts';
import { rawOffer } from '../../support/offers.ts';
import { type Answer, useTestServer } from '../../support/test-server.ts';

const server = useTestServer();
const info = vi.spyOn(console, 'info').mockReturnValue();
const error = vi.spyOn(console, 'error').mockReturnValue();

beforeEach(() => {
  server.received.length = 0;
});
afterEach(() => {
  info.mockClear();
  error.mockClear();
});

const ask = (
  answer: Answer,
  { timeoutSeconds = 5, signal = new AbortController().signal, baseUrl = server.url } = {},
) => {
  server.answer = answer;
  const provider = { baseUrl, path: '/simular_personal', timeoutSeconds };
  return requestOffers({
    form: typicalForm,
    personal: somebody,
    options,
    provider,
    label: 'Benca Alerce',
    signal,
  });
};

const send =
  (
    body: string | Buffer,
    headers: Record<string, string> = { 'Content-Type': 'application/json' },
    status = 200,
  ): Answer =>
  (_request, response) => {
    response.writeHead(status, headers);
    response.end(body);
  };

const good = JSON.stringify({ offers: [rawOffer()] });

describe('answers that hold offers', () => {
  it.each<[string, Answer]>([
    ['plain JSON', send(good)],
    ['the wrong content type', send(good, { 'Content-Type': 'text/html' })],
    ['no content type', send(good, {})],
    ['a byte-order mark', send(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(good)]))],
    ['other fields beside', send(JSON.stringify({ ok: true, offers: [rawOffer()], total: 1 }))],
  ])('%s', async (_, answer) => {
    expect(await ask(answer)).toEqual({ kind: 'offers', raw: [rawOffer()] });
    expect(error).not.toHaveBeenCalled();
  });

  it('none is an answer too', async () => {
    expect(await ask(send('{"offers":[]}'))).toEqual({ kind: 'offers', raw: [] });
  });

  it('bad offers are let through here', async () => {
    expect(await ask(send('{"offers":[null,7]}'))).toEqual({ kind: 'offers', raw: [null, 7] });
  });

  it('a letter cut by the transfer is whole again', async () => {
    const text = Buffer.from(JSON.stringify({ offers: [rawOffer({ Banco: 'Córdoba' })] }));
    const cut = text.indexOf(0xc3) + 1;
    const answer: Answer = (_request, response) => {
      response.write(text.subarray(0, cut));
      setTimeout(() => response.end(text.subarray(cut)), 20);
    };
    expect(await ask(answer)).toEqual({ kind: 'offers', raw: [rawOffer({ Banco: 'Córdoba' })] });
  });
});

describe('answers that do not', () => {
  it.each<[string, string, Answer]>([
    ['no content', 'not-json', send('', {}, 204)],
    ['an empty body', 'not-json', send('')],
    ['a page', 'not-json', send('<!doctype html><title>Hola</title>')],
    ['half of it', 'not-json', send(good.slice(0, -5))],
    ['null', 'no-offers', send('null')],
    ['a list', 'no-offers', send('[]')],
    ['a number', 'no-offers', send('7')],
    ['an empty object', 'no-offers', send('{}')],
    ['offers that are null', 'no-offers', send('{"offers":null}')],
    ['offers that are an object', 'no-offers', send('{"offers":{"0":{}}}')],
    ['offers that are a text', 'no-offers', send('{"offers":"[]"}')],
    ['400', 'status', send('{"offers":[]}', {}, 400)],
    ['404', 'status', send('', {}, 404)],
    ['429 with a time to wait', 'status', send('', { 'Retry-After': '1' }, 429)],
    ['500', 'status', send('x', {}, 500)],
    ['504', 'status', send('x', {}, 504)],
    ['a reset connection', 'network', (request) => void request.socket.destroy()],
    [
      'a body that breaks off',
      'network',
      (_request, response) => {
        response.writeHead(200, { 'Content-Length': '100' });
        response.write('{"offers"');
        setTimeout(() => response.destroy(), 20);
      },
    ],
    ['20 MB', 'too-large', send(`{"offers":[${'0,'.repeat(10_000_000)}0]}`)],
  ])('%s: %s', async (_, reason, answer) => {
    expect(await ask(answer)).toEqual({ kind: 'failed', reason });
    expect(server.received).toHaveLength(1);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('names the missing offers in the console', async () => {
    await ask(send('{}'));
    expect(error).toHaveBeenCalledWith('Simulation failed: No offers returned');
  });

  it('a refused connection', async () => {
    expect(await ask(send(good), { baseUrl: 'http://127.0.0.1:9' })).toEqual({
      kind: 'failed',
      reason: 'network',
    });
  });
});

describe('time', () => {
  it('no answer in time', async () => {
    expect(await ask(() => undefined, { timeoutSeconds: 0.1 })).toEqual({
      kind: 'failed',
      reason: 'timeout',
    });
  });

  it('a body that never ends', async () => {
    const drip: Answer = (_request, response) => {
      response.write('{"offers":[');
      const timer = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(timer));
    };
    expect(await ask(drip, { timeoutSeconds: 0.2 })).toEqual({ kind: 'failed', reason: 'timeout' });
  });

  it('a slow answer within the time is good', async () => {
    const slow: Answer = (_request, response) => void setTimeout(() => response.end(good), 200);
    expect(await ask(slow, { timeoutSeconds: 2 })).toMatchObject({ kind: 'offers' });
  });
});

describe('giving up', () => {
  it.each([
    ['before the answer', () => undefined],
    ['in the middle of it', (_request, response) => void response.write('{"offers":[')],
  ] as [string, Answer][])('%s ends the call at once, in silence', async (_, answer) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    expect(await ask(answer, { signal: controller.signal })).toEqual({ kind: 'failed', reason: 'aborted' });
    expect(error).not.toHaveBeenCalled();
  });

  it('before the call sends nothing', async () => {
    expect(await ask(send(good), { signal: AbortSignal.abort() })).toEqual({
      kind: 'failed',
      reason: 'aborted',
    });
    expect(server.received).toEqual([]);
  });
});

it('sends the body of the contract, once, as JSON', async () => {
  await ask(send(good));
  expect(server.received).toMatchObject([
    { method: 'POST', url: '/simular_personal', headers: { 'content-type': 'application/json' } },
  ]);
  expect(JSON.parse(server.received[0]?.body ?? '')).toMatchObject({
    dni: '01234567',
    plazo_meses: 30,
    edad: 40,
  });
});

it('logs the request once, with the lender and without the person', async () => {
  await ask(send(good));
  expect(info).toHaveBeenCalledTimes(1);
  const logged = JSON.stringify(info.mock.calls);
  expect(logged).toContain('Benca Alerce');
  expect(logged).toContain('"monto":5000000');
  for (const datum of Object.values(somebody)) expect(logged).not.toContain(datum);
});
