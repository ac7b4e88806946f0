import { writeFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { afterAll, bench, describe } from 'vitest';
import { diskPath } from '#scripts/config/read/folder.ts';
import { syntheticProducts, syntheticRequests } from '../support/content/invented-content.ts';
import { catalogue, simulator } from '../support/content/made-up.ts';
import { serve, workingFolder } from '../support/server/serve-process.ts';

const REQUESTS = 3000;
const FEW = { time: 0, iterations: 5, warmupTime: 0, warmupIterations: 2 };

const { folder, remove } = workingFolder();
const products = syntheticProducts(catalogue.products, 2500);
writeFileSync(diskPath(folder, 'config/catalogue.json'), JSON.stringify({ ...catalogue, products }));
const server = await serve(folder, { QUOTES_PER_MINUTE: '1000000000' });
afterAll(async () => {
  server.kill('SIGTERM');
  await server.exited;
  remove();
});

/** Asks as fast as it is answered, on 32 connections. */
async function ask(path: string, requests: autocannon.Request[]): Promise<void> {
  const asked = { url: server.url + path, connections: 32, amount: REQUESTS, requests };
  const { non2xx, errors } = await autocannon(asked);
  if (non2xx + errors > 0) throw new Error(`${non2xx} answers were refused, ${errors} failed.`);
}

describe(`${REQUESTS} requests to the server, with 2,500 products`, () => {
  const headers = { 'Content-Type': 'application/json' };
  const simulations = syntheticRequests(simulator, 500).map((body): autocannon.Request => ({
    method: 'POST',
    headers,
    body,
  }));
  bench('floor: whether it lives', () => ask('/livez', [{ method: 'GET' }]), FEW);
  bench('a simulation', () => ask('/simular_personal', simulations), FEW);
});
