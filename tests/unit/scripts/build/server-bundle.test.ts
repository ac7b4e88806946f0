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
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleServer } from '#scripts/build/server-bundle.ts';
import { connectLeadStore } from '#scripts/server/leads/store.ts';
import { content } from '../../../support/content/content.ts';
import { leadNumber } from '../../../support/data/leads.ts';
import { simulationBody } from '../../../support/data/requests.ts';
import { writeSite } from '../../../support/server/running-server.ts';
import { run } from '../../../support/server/server.ts';

let folder = '';
let leads = '';
beforeAll(async () => {
  leads = mkdtempSync(join(tmpdir(), 'leads-'));
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  await bundleServer(process.cwd(), join(folder, 'dist-server/server.js'), content);
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

it('the bundle of the server holds of the content what it answers from alone', () => {
  const source = readFileSync(join(folder, 'dist-server/server.js'), 'utf8');
  const [lender] = content.lenders;
  expect(source).toContain(content.site.origin);
  expect(source).not.toContain(lender?.directory?.description);
});

it('the bundle of the server has the command for leads, which runs without the project', async () => {
  const path = join(leads, 'asked.db');
  const store = connectLeadStore({ leadsFile: path, onProblem: () => undefined });
  await store.add(leadNumber(88_765_432));
  await store.close();
  const ask = (...words: string[]) =>
    spawnSync(process.execPath, ['dist-server/server.js', 'leads', ...words], {
      cwd: folder,
      env: { LEADS_FILE: path },
      encoding: 'utf8',
    });
  expect(ask('find', '--dni=98765432')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('1 lead'),
  });
  expect(ask('find', '--dni=12345678').status).toBe(1);
  expect(ask().status).toBe(2);
});
