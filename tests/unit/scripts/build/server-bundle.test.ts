import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleServer, bundleWorker } from '#scripts/build/server-bundle.ts';
import { LEAD_HEADER, leadRow } from '#scripts/server/leads/csv.ts';
import { content } from '../../../support/content/content.ts';
import { leadNumber } from '../../../support/data/leads.ts';
import { simulationBody } from '../../../support/data/requests.ts';
import { writeSite } from '../../../support/server/running-server.ts';
import { run } from '../../../support/server/server.ts';

const OPTIONS = { site: 'dist', headers: { 'X-Content-Type-Options': 'nosniff' } };

let folder = '';
let leads = '';
beforeAll(async () => {
  leads = mkdtempSync(join(tmpdir(), 'leads-'));
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  await bundleServer(process.cwd(), join(folder, 'dist-server/server.js'), content);
  await bundleWorker(process.cwd(), join(folder, 'dist-server'), content, OPTIONS);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  renameSync(writeSite(), join(folder, 'dist'));
});
afterAll(() => {
  chmodSync(folder, 0o700);
  for (const made of [folder, leads]) rmSync(made, { recursive: true });
});

it('serves with its one file and the built site, without packages, content or a folder to write to', async () => {
  chmodSync(folder, 0o500);
  const server = await run(['dist-server/server.js'], folder, { LEADS_FILE: join(leads, 'leads.db') });
  const body = JSON.stringify(simulationBody());
  const quoted = await fetch(`${server.url}/simular_personal`, { method: 'POST', body });
  expect([quoted.status, (await fetch(server.url)).status]).toEqual([200, 200]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  // A terminal signals the whole group, and npm passes it on.
  server.kill('SIGINT');
  server.kill('SIGINT');
  expect(await server.exited).toBe(0);
  expect(readdirSync(folder).toSorted()).toEqual(['dist', 'dist-server', 'package.json']);
});

it.each(['server.js', 'worker.js'])('%s holds of the content what it answers from alone', (name) => {
  const source = readFileSync(join(folder, 'dist-server', name), 'utf8');
  const [lender] = content.lenders;
  expect(source).toContain(content.site.origin);
  expect(source).not.toContain(lender?.directory?.description);
});

it('has the command for leads, which runs without the project', () => {
  const path = join(leads, 'asked.db');
  const csv = join(leads, 'earlier.csv');
  writeFileSync(csv, `${LEAD_HEADER}${leadRow(leadNumber(88_765_432))}`);
  const ask = (...words: string[]) =>
    spawnSync(process.execPath, ['dist-server/server.js', 'leads', ...words], {
      cwd: folder,
      env: { LEADS_FILE: path },
      encoding: 'utf8',
    });
  expect(ask('import', csv).stdout).toContain('0 leads before, 1 after');
  expect(ask('find', '--dni=98765432')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('1 lead'),
  });
  expect(ask('find', '--dni=12345678').status).toBe(1);
  expect(ask().status).toBe(2);
});

describe('the Worker', () => {
  const post = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });
  let server: Awaited<ReturnType<typeof run>>;
  let worker: { fetch: (request: Request, environment: object) => Promise<Response> };
  beforeAll(async () => {
    server = await run(['dist-server/server.js'], folder, { LEADS_FILE: '/dev/full' });
    const module = (await import(pathToFileURL(join(folder, 'dist-server/worker.js')).href)) as {
      default: typeof worker;
    };
    worker = module.default;
  });
  afterAll(async () => {
    server.kill('SIGTERM');
    await server.exited;
  });

  it.each([
    { what: 'a simulation', init: post(simulationBody()), status: 200 },
    { what: 'no field', init: post({}), status: 400 },
    { what: 'a wrong field', init: post(simulationBody({ edad: 17 })), status: 400 },
    { what: 'an unknown place', init: post(simulationBody({ ubicacion: 'x' })), status: 400 },
    { what: 'no object', init: post([]), status: 400 },
    { what: 'no JSON', init: { method: 'POST', body: '{"plazo":' }, status: 400 },
    { what: 'a body too large', init: post('x'.repeat(16 * 1024)), status: 413 },
    { what: 'a GET', init: {}, status: 405 },
  ])('answers $what as the server does', async ({ init, status }) => {
    const [ours, edge] = [
      await fetch(`${server.url}/simular_personal`, init),
      await worker.fetch(new Request('https://x.example/simular_personal', init), {}),
    ];
    expect(edge.status).toBe(status);
    expect([edge.status, await edge.text()]).toEqual([ours.status, await ours.text()]);
    expect(edge.headers.get('x-content-type-options')).toBe('nosniff');
    for (const name of ['content-type', 'cache-control', 'allow'])
      expect(edge.headers.get(name)).toBe(ours.headers.get(name));
  });

  it('passes leads on to where they are kept, or says that nobody keeps them', async () => {
    const send = (environment: object) =>
      worker.fetch(
        new Request('https://x.example/leads', { method: 'POST', body: '{}', duplex: 'half' } as RequestInit),
        environment,
      );
    expect((await send({})).status).toBe(503);
    const passed = await send({ LEADS_URL: `${server.url}/leads` });
    expect([passed.status, await passed.text()]).toEqual([400, expect.stringContaining('dni')]);
  });
});
