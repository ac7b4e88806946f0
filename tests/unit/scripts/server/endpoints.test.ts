import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { padded, post, SIMULATION } from '../../../support/data/requests.ts';
import { runServer, sendRaw, startServer } from '../../../support/server/running-server.ts';

const KB = 1024;

let server: Awaited<ReturnType<typeof startServer>>;
let url = '';
beforeAll(async () => {
  server = await startServer();
  url = `${server.url}/simular_personal`;
});
afterAll(() => server.stop());

it('the endpoint of offers answers with the offers, and the headers of the site', async () => {
  const response = await post(url, SIMULATION, { 'Content-Type': 'application/json' });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(((await response.json()) as { offers: unknown[] }).offers).not.toEqual([]);
});

it.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
  'the endpoint of offers takes JSON sent as "%s"',
  async (type) => {
    expect((await post(url, Buffer.from(SIMULATION), type ? { 'Content-Type': type } : {})).status).toBe(200);
  },
);

it.each([
  { case: 'no JSON', body: 'monto=5000000', status: 400 },
  { case: '16 KB', body: padded(SIMULATION, 16 * KB), status: 200 },
  { case: 'a byte more', body: padded(SIMULATION, 16 * KB + 1), status: 413 },
])('the endpoint of offers answers $status to $case', async ({ body, status }) => {
  const response = await post(url, body);
  expect(response.status).toBe(status);
  expect(Object.keys((await response.json()) as object)).toContain(status === 200 ? 'offers' : 'error');
});

it('the endpoint of offers counts a body without a declared length as it comes', async () => {
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.enqueue(new Uint8Array(KB).fill(32)),
  });
  expect((await post(url, endless)).status).toBe(413);
});

it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])(
  'the endpoint of offers refuses %s and says what it takes',
  async (method) => {
    const response = await fetch(url, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  },
);

it.each([
  { how: 'does not end', header: 'Content-Length: 100', start: '{"plazo"', drop: '' },
  {
    how: 'comes drop by drop without end',
    header: 'Transfer-Encoding: chunked',
    start: '',
    drop: '1\r\n \r\n',
  },
])('the endpoint of offers gives up on a body that $how', async ({ header, start, drop }) => {
  const hasty = await runServer({ requestMilliseconds: 300 });
  const { hostname, port } = new URL(hasty.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(`POST /simular_personal HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n${start}`);
  const drops = setInterval(() => socket.write(drop), 20);
  const answer = await text(socket).finally(() => clearInterval(drops));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

it('the endpoint of offers goes on with the same connection after a refusal', async () => {
  const request = (connection: string) =>
    `POST /simular_personal HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nContent-Length: 2\r\n\r\n{}`;
  const answer = await sendRaw(server.url, request('keep-alive') + request('close'));
  expect(answer.match(/HTTP\/1\.1 400/g)).toHaveLength(2);
});

it('the endpoint of offers survives callers that leave in the middle', async () => {
  const reported = server.lines.length;
  const { hostname, port } = new URL(server.url);
  const leave = (): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write('POST /simular_personal HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{"pl', () => {
          socket.destroy();
          resolve();
        });
      });
    });
  await Promise.all(Array.from({ length: 50 }, leave));
  expect((await post(url, SIMULATION)).status).toBe(200);
  expect(server.lines.slice(reported)).toEqual([]);
});
