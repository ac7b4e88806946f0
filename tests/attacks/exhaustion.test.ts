import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leadBody } from '../support/data/requests.ts';
import { bundleInto, serve, workingFolder } from '../support/server/serve-process.ts';

const MB = 1024 * 1024;
const SCRIPT_BYTES = 190_000;
const PIPELINE_BYTES = 192 * 1024;
const HOSTILE_BYTES = 15_500;
const RUNS = 5;

let place: ReturnType<typeof workingFolder>;
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  place = workingFolder();
  mkdirSync(join(place.folder, 'dist/assets'), { recursive: true });
  writeFileSync(join(place.folder, 'dist/assets/large.js'), '/'.repeat(SCRIPT_BYTES));
  // As it is shipped: the compiler of the development server would take more memory than the attack.
  await bundleInto(place.folder);
  server = await serve(place.folder);
});
afterAll(async () => {
  server.kill('SIGKILL');
  await server.exited;
  place.remove();
});

const open = (): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname, () => resolve(socket)).once('error', reject);
  });

/** Milliseconds until the first byte of the answer, on a connection that is open already. */
async function timeOf(bytes: string): Promise<number> {
  const socket = await open();
  const start = performance.now();
  await new Promise((resolve) => {
    socket.once('data', resolve).on('error', resolve);
    socket.write(bytes);
  });
  socket.destroy();
  return performance.now() - start;
}

const shortest = async (bytes: string): Promise<number> => {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await timeOf(bytes));
  return Math.min(...times);
};

const request = (target: string, ...headers: string[]): string =>
  `GET ${target} HTTP/1.1\r\nHost: x\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`;

function leadOf(page_url: string): string {
  const body = JSON.stringify(leadBody({ page_url }));
  return `POST /leads HTTP/1.1\r\nHost: x\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

const fill = (unit: string): string => unit.repeat(Math.floor(HOSTILE_BYTES / unit.length));

it.each([
  { input: 'slashes in the address', bytes: request(`/${fill('/')}x`) },
  { input: 'escapes in the address', bytes: request(`/${fill('%2F')}x`) },
  { input: 'endings in the address', bytes: request(`/${fill('.html')}x`) },
  { input: 'dots in the address', bytes: request(`/${fill('../')}x`) },
  { input: 'a query without end', bytes: request(`/?${fill('a&')}`) },
  { input: 'tabs in Accept-Encoding', bytes: request('/galicia', `Accept-Encoding: a${fill('\t')}b`) },
  { input: 'commas in Accept-Encoding', bytes: request('/galicia', `Accept-Encoding: ${fill(',')}`) },
  { input: 'weights in Accept-Encoding', bytes: request('/galicia', `Accept-Encoding: br${fill(';q=0')}`) },
  { input: 'commas in If-None-Match', bytes: request('/galicia', `If-None-Match: ${fill(', ')}x`) },
  { input: 'blanks in If-None-Match', bytes: request('/galicia', `If-None-Match: ${fill(' ')}x`) },
  { input: 'ranges', bytes: request('/galicia', `Range: bytes=${fill('0-1,')}`) },
  { input: 'forwarders', bytes: request('/', `X-Forwarded-For: ${fill('1, ')}`) },
  {
    input: 'a content type without end',
    bytes: `POST /leads HTTP/1.1\r\nHost: x\r\nContent-Type: a/b${fill('; a=b')}\r\nContent-Length: 2\r\n\r\n{}`,
  },
  {
    input: 'an origin without end',
    bytes: `POST /leads HTTP/1.1\r\nHost: x\r\nOrigin: http://${fill('[.')}\r\n\r\n`,
  },
  {
    input: 'a page without end',
    bytes: leadOf(`https://x.example/?${'a=%2F&utm_source='.repeat(200)}`),
  },
])('one request under the header limit holds nobody up: $input', async ({ bytes }) => {
  await shortest(request('/'));
  // A few ms on an idle machine; a reader whose time grows with the square of the text took 200, or 2,700 on a busy one.
  expect(await shortest(bytes)).toBeLessThan(150);
});

/** The server's peak memory in bytes, measured once further requests no longer raise it. */
async function settledPeak(): Promise<number> {
  const peak = (): number =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) * 1024;
  for (let before = 0, same = 0; same < 20; before = peak()) {
    await fetch(server.url);
    same = peak() === before ? same + 1 : 0;
  }
  return peak();
}

it('connections that ask and do not read cost little memory, and others are answered', async ({ task }) => {
  const one = request('/assets/large.js');
  const pipeline = one.repeat(Math.ceil(PIPELINE_BYTES / one.length));
  const sockets = await Promise.all(Array.from({ length: 20 }, open));
  for (const socket of sockets) {
    socket.on('error', () => undefined).pause();
    socket.write(pipeline);
  }
  const started = performance.now();
  const answer = await fetch(server.url);
  const milliseconds = performance.now() - started;
  const peak = await settledPeak();
  for (const socket of sockets) socket.destroy();
  task.meta.summary = `20 pipelining connections: peak ${Math.round(peak / MB)} MB, another visitor answered in ${Math.round(milliseconds)} ms`;
  expect(answer.status).toBe(200);
  // The load of twenty attackers is over by then; half of it was in line before the visitor.
  expect(milliseconds).toBeLessThan(20_000);
  expect(peak / MB).toBeLessThan(250);
});

it('connections that ask and do not read are cut when they ask for more than a browser does, not before', async () => {
  const answersOf = async (count: number): Promise<number> => {
    const socket = await open();
    let text = '';
    const answers = (): number => text.split('HTTP/1.1 200').length - 1;
    await new Promise<unknown>((resolve) => {
      socket.once('close', resolve).on('error', () => undefined);
      socket.on('data', (chunk) => {
        text += chunk.toString('latin1');
        if (answers() === count) resolve(count);
      });
      socket.write(request('/robots.txt').repeat(count));
    });
    socket.destroy();
    return answers();
  };
  expect(await answersOf(5)).toBe(5);
  expect(await answersOf(500)).toBeLessThan(500);
});
