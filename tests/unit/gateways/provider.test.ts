import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestOffers } from '#gateways/provider.ts';
import { options, somebody, typicalForm } from '../../support/data/applicants.ts';
import { rawOffer } from '../../support/data/offers.ts';
import { type Answer, useTestServer } from '../../support/server/test-server.ts';

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

const ask = (answer: Answer, { timeoutSeconds = 5, signal = new AbortController().signal } = {}) => {
  server.answer = answer;
  const provider = { baseUrl: server.url, path: '/simular_personal', timeoutSeconds };
  return requestOffers({
    form: typicalForm,
    personal: somebody,
    options,
    provider,
    label: 'Banco Alerce',
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

/** Sends the two parts of a text 20 ms from each other. */
const inTwoParts =
  (first: string | Buffer, second: string | Buffer): Answer =>
  (_request, response) => {
    response.write(first);
    setTimeout(() => response.end(second), 20);
  };
const utf8 = Buffer.from(JSON.stringify({ offers: [rawOffer({ Banco: 'Córdoba' })] }));
const cut = utf8.indexOf(0xc3) + 1;

describe('answers that hold offers', () => {
  it.each<[string, Answer, unknown[]?]>([
    ['plain JSON', send(good)],
    ['the wrong content type', send(good, { 'Content-Type': 'text/html' })],
    ['a byte-order mark', send(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(good)]))],
    ['[S7.1-19] other fields beside', send(JSON.stringify({ ok: true, offers: [rawOffer()], total: 1 }))],
    ['none of them', send('{"offers":[]}'), []],
    ['bad ones, which are let through here', send('{"offers":[null,7]}'), [null, 7]],
    [
      'a letter cut by the transfer',
      inTwoParts(utf8.subarray(0, cut), utf8.subarray(cut)),
      [rawOffer({ Banco: 'Córdoba' })],
    ],
    ['a slow answer within the time', (_request, response) => void setTimeout(() => response.end(good), 200)],
  ])('an answer is taken with %s', async (_, answer, raw = [rawOffer()]) => {
    expect(await ask(answer)).toEqual({ kind: 'offers', raw });
    expect(error).not.toHaveBeenCalled();
  });
});

const brokenOff: Answer = (_request, response) => {
  response.writeHead(200, { 'Content-Length': '100' });
  response.write('{"offers"');
  setTimeout(() => response.destroy(), 20);
};
const neverEnding: Answer = (_request, response) => {
  response.write('{"offers":[');
  const timer = setInterval(() => response.write(' '), 10);
  response.on('close', () => clearInterval(timer));
};

describe('answers that do not', () => {
  it.each<[string, string, Answer]>([
    ['no content', 'not-json', send('', {}, 204)],
    ['an empty body', 'not-json', send('')],
    ['a page', 'not-json', send('<!doctype html><title>Hola</title>')],
    ['null', 'no-offers', send('null')],
    ['[S7.1-20] an empty object', 'no-offers', send('{}')],
    ['offers that are null', 'no-offers', send('{"offers":null}')],
    ['offers that are a text', 'no-offers', send('{"offers":"[]"}')],
    ['400', 'status', send('{"offers":[]}', {}, 400)],
    ['500', 'status', send('x', {}, 500)],
    ['a reset connection', 'network', (request) => void request.socket.destroy()],
    ['a body that breaks off', 'network', brokenOff],
    ['no answer in time', 'timeout', () => undefined],
    ['a body that never ends', 'timeout', neverEnding],
  ])('[S8-05] an answer without offers, %s, is told as %s', async (_, reason, answer) => {
    const timeoutSeconds = reason === 'timeout' ? 0.2 : 5;
    expect(await ask(answer, { timeoutSeconds })).toEqual({ kind: 'failed', reason });
    expect(server.received).toHaveLength(1);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('[S7.1-21] an answer without offers is named in the console', async () => {
    await ask(send('{}'));
    expect(error).toHaveBeenCalledWith('Simulation failed: No offers returned');
  });
});

describe('giving up', () => {
  it.each<[string, Answer]>([
    ['before the answer', () => undefined],
    ['in the middle of it', (_request, response) => void response.write('{"offers":[')],
  ])('%s ends the call at once, in silence', async (_, answer) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    expect(await ask(answer, { signal: controller.signal })).toEqual({ kind: 'failed', reason: 'aborted' });
    expect(error).not.toHaveBeenCalled();
  });

  it('before the call sends nothing', async () => {
    const signal = AbortSignal.abort();
    expect(await ask(send(good), { signal })).toEqual({ kind: 'failed', reason: 'aborted' });
    expect(server.received).toEqual([]);
  });
});

it('[S7.1-01..03] the call for offers sends the body of the contract, once, as JSON', async () => {
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

it('[S7.1-24] logs the request once, with the lender and without the person', async () => {
  await ask(send(good));
  expect(info).toHaveBeenCalledTimes(1);
  const logged = JSON.stringify(info.mock.calls);
  expect(logged).toContain('Banco Alerce');
  expect(logged).toContain('"monto":5000000');
  for (const datum of Object.values(somebody)) expect(logged).not.toContain(datum);
});
