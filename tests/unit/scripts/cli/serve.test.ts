import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import Libsql from 'libsql';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { commandArgs } from '../../../support/server/commands.ts';
import { storedLeads } from '../../../support/data/leads.ts';
import { freePort } from '../../../support/server/nginx.ts';
import { leadBody, simulationBody } from '../../../support/data/requests.ts';
import { bundleInto, serve, workingFolder } from '../../../support/server/serve-process.ts';

// `LEAD_KILLS=200 IDLE_CONNECTIONS=10000` has more of them.
const KILLS = Number(process.env['LEAD_KILLS'] ?? 3);
const IDLE_CONNECTIONS = Number(process.env['IDLE_CONNECTIONS'] ?? 500);
const WRITERS = 8;
const SECONDS_PER_KILL = 10;

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

describe('a log that cannot be written, as on a full disk', () => {
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
});

describe('one server', () => {
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    server = await serve(place.folder);
  });

  it.each(['PORT', 'METRICS_PORT'])(
    'one server leaves its port to no other %s, whose process says so and ends',
    async (name) => {
      const second = await serve(place.folder, { [name]: new URL(server.url).port });
      expect(await second.exited).toBe(2);
      expect(second.errors()).toMatch(new RegExp(`could not start: .*EADDRINUSE.*set ${name} to a free one`));
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

  it('the server exits 0 on SIGINT', async () => {
    server.kill('SIGINT');
    expect(await server.exited).toBe(0);
    expect(server.errors()).toBe('');
  });
});

/** Connections that asked once for the page at `url` and stay open, until the server closes them. */
async function askOnce(url: string, count: number): Promise<Socket[]> {
  const ask = async (): Promise<Socket> => {
    const socket = await open(url);
    socket.on('error', () => undefined);
    socket.write('GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n');
    await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    return socket.resume();
  };
  const sockets: Socket[] = [];
  while (sockets.length < count)
    sockets.push(...(await Promise.all(Array.from({ length: Math.min(100, count - sockets.length) }, ask))));
  return sockets;
}

it('idle connections under a limit of 1,024 open files leave a place for a new visitor, a lead and the probes', async () => {
  const server = await serve(place.folder, {}, 'ulimit -n 1024');
  onTestFinished(() => void server.kill('SIGKILL'));
  const sockets = await askOnce(server.url, 1_100);
  const soon = { signal: AbortSignal.timeout(5_000) };
  const page = await fetch(server.url, soon);
  const probe = await fetch(`${server.url}/readyz`, soon);
  const body = JSON.stringify(leadBody({}));
  const lead = await fetch(`${server.url}/leads`, { method: 'POST', body, ...soon });
  expect([page.status, probe.status, lead.status]).toEqual([200, 200, 200]);
  for (const socket of sockets) socket.destroy();
  server.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});

describe('leads and kill -9', () => {
  /** Posts leads one after the other until the server is gone; gives the e-mails of those answered 2xx. */
  async function writeUntilGone(url: string, writer: string): Promise<string[]> {
    const acknowledged: string[] = [];
    for (let number = 0; ; number += 1) {
      const email = `${writer}-${number}@correo.example`;
      const body = JSON.stringify(leadBody({ email }));
      const isDone = await fetch(`${url}/leads`, { method: 'POST', body }).then(
        ({ ok }) => ok,
        () => null,
      );
      if (isDone === null) return acknowledged;
      if (isDone) acknowledged.push(email);
    }
  }

  it(
    `the store has every acknowledged lead, each once, after ${KILLS} kills of two processes on one file`,
    async ({ task }) => {
      const acknowledged: string[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        const servers = await Promise.all([serve(place.folder), serve(place.folder)]);
        const writers = Array.from({ length: WRITERS }, (_, writer) =>
          writeUntilGone(servers[writer % 2]?.url ?? '', `k${kill}w${writer}`),
        );
        await sleep(200 + Math.random() * 300);
        for (const server of servers) server.kill('SIGKILL');
        acknowledged.push(...(await Promise.all(writers)).flat());
        await Promise.all(servers.map(({ exited }) => exited));
      }
      const path = join(place.folder, 'data', 'leads.db');
      const db = new Libsql(path);
      expect(db.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      db.close();
      const emails = storedLeads(path).map(({ email }) => email);
      const written = new Set(emails);
      expect(acknowledged.length).toBeGreaterThan(KILLS);
      const lost = acknowledged.filter((email) => !written.has(email));
      expect(lost).toEqual([]);
      expect(written.size).toBe(emails.length);
      task.meta.summary =
        `Leads: ${KILLS} kills of two processes on one file under load, ${acknowledged.length} acknowledged, ` +
        `${acknowledged.length - lost.length} of them in the database, ${emails.length} rows, each lead once`;
    },
    60_000 + KILLS * SECONDS_PER_KILL * 1000,
  );
});
