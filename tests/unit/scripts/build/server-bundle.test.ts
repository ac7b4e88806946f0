import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleServer } from '#scripts/build/server-bundle.ts';
import { loadProviderConfig } from '#scripts/server/provider-config.ts';
import { simulationBody } from '../../../support/requests.ts';
import { writeSite } from '../../../support/running-server.ts';
import { run } from '../../../support/serve-process.ts';

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  await bundleServer(process.cwd(), join(folder, 'dist-server/server.js'), loadProviderConfig('.'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  renameSync(writeSite(), join(folder, 'dist'));
});
afterAll(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

it('serves with its one file and the built site, without packages, content or a folder to write to', async () => {
  chmodSync(folder, 0o500);
  const leads = mkdtempSync(join(tmpdir(), 'leads-'));
  const server = await run(['dist-server/server.js'], folder, { LEADS_FILE: join(leads, 'leads.csv') });
  const body = JSON.stringify(simulationBody());
  const quoted = await fetch(`${server.url}/simular_personal`, { method: 'POST', body });
  expect([quoted.status, (await fetch(server.url)).status]).toEqual([200, 200]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  // A terminal signals the whole group, and npm passes it on.
  server.kill('SIGINT');
  server.kill('SIGINT');
  expect(await server.exited).toBe(0);
  expect(readdirSync(folder).toSorted()).toEqual(['dist', 'dist-server', 'package.json']);
  rmSync(leads, { recursive: true });
});
