import { spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { commandArgs } from '../../../support/server/commands.ts';
import { freePort } from '../../../support/server/server.ts';
import { simulationBody } from '../../../support/data/requests.ts';
import { bundleInto, serve, workingFolder } from '../../../support/server/serve-process.ts';

// `IDLE_CONNECTIONS=10000` has more of them.
const IDLE_CONNECTIONS = Number(process.env['IDLE_CONNECTIONS'] ?? 500);

// Every case starts a process or more.
vi.setConfig({ testTimeout: 60_000 });

let place: ReturnType<typeof workingFolder>;
beforeAll(async () => {
  place = workingFolder();
  await bundleInto(place.folder);
});
afterAll(() => place.remove());

const open = (url: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname, () => resolve(socket)).once('error', reject);
  });

it('stopping answers what has begun, takes nothing new, and exits 0 on SIGTERM', async () => {
  const server = await serve(place.folder);
  const body = JSON.stringify(simulationBody());
  const head = `POST /simular_personal HTTP/1.1\r\nHost: x\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  const socket = await open(server.url);
  const idle = await open(server.url);
  const answer = text(socket);
  socket.write(head + body.slice(0, 50));
  // An answer to a later request shows that the first one has been read.
  await fetch(server.url);
  server.kill('SIGTERM');
  await vi.waitFor(() => expect(open(server.url)).rejects.toThrow('ECONNREFUSED'), { timeout: 10_000 });
  socket.write(body.slice(50));
  const ended = performance.now();
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\]}$/);
  expect(await server.exited).toBe(0);
  // Sooner than the time-outs that would close the connections anyway.
  expect(performance.now() - ended).toBeLessThan(8_000);
  idle.destroy();
});

it('stopping waits for nobody who is silent at the port of the metrics', async () => {
  const server = await serve(place.folder, { METRICS_PORT: '0' });
  const silent = await open(/Metrics: (http:[^"]+)/.exec(server.log())?.[1] ?? '');
  server.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  silent.destroy();
});

it('a log that cannot be written ends no server', async () => {
  const line = `exec "${process.execPath}" ${commandArgs('serve').join(' ')} --root . > /dev/full`;
  const port = String(await freePort());
  const child = spawn('sh', ['-c', line], {
    cwd: place.folder,
    env: { ...process.env, PORT: port },
    stdio: 'ignore',
  });
  const exited = new Promise((settle) => child.once('exit', settle));
  onTestFinished(() => void child.kill('SIGKILL'));
  const refused = async () =>
    (await fetch(`http://127.0.0.1:${port}/leads`, { method: 'POST', body: '' })).status;
  await vi.waitFor(async () => expect(await refused()).toBe(400), { timeout: 30_000 });
  expect(await refused()).toBe(400);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
});

describe('one server', () => {
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    server = await serve(place.folder);
  });
  afterAll(() => void server.kill('SIGTERM'));

  it.each(['PORT', 'METRICS_PORT'])(
    'leaves its port to no other %s, whose process says so and ends',
    async (name) => {
      const second = await serve(place.folder, { [name]: new URL(server.url).port });
      expect(await second.exited).toBe(2);
      expect(second.errors()).toMatch(/could not start: .*EADDRINUSE.*:\d+/);
    },
  );

  it(`does not mind ${IDLE_CONNECTIONS} connections that say nothing and go`, async ({ task }) => {
    const sockets: Socket[] = [];
    while (sockets.length < IDLE_CONNECTIONS) {
      const some = Math.min(250, IDLE_CONNECTIONS - sockets.length);
      sockets.push(...(await Promise.all(Array.from({ length: some }, () => open(server.url)))));
    }
    const whileOpen = await fetch(server.url);
    for (const socket of sockets) socket.destroy();
    const afterwards = await fetch(server.url);
    expect([whileOpen.status, afterwards.status]).toEqual([200, 200]);
    task.meta.summary = `Idle connections: ${sockets.length} opened and dropped, the server answered throughout`;
  });
});
