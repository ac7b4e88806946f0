import type { Bench } from '#scripts/bench/bench.ts';
import { type Figure, percentile } from '#scripts/bench/figure.ts';
import { GOALS } from '#scripts/bench/goals.ts';
import type { Job } from '#scripts/bench/load-generator.ts';
import { load, type ProviderProcess, simulatorOf, startProvider } from '#scripts/bench/provider-process.ts';
import { syntheticRequests } from '#scripts/bench/synthetic/requests.ts';

const PRODUCTS = 2500;
const VISITORS = 500;
const CONNECTIONS = 32;
const RUNS = 5;
const REQUESTS = 15_000;
const WARM_UP = 20_000;
const LONG_RUN = 200_000;
const PARTS = 4;

/** The embedded provider under load, as a process beside the one that asks. */
export async function* measureProvider(bench: Bench): AsyncGenerator<Figure> {
  const { root, folder } = bench;
  const provider = await startProvider(root, folder, PRODUCTS);
  try {
    const { host, port } = provider;
    const bodies = syntheticRequests(simulatorOf(root), VISITORS);
    const job: Job = {
      host,
      port,
      path: '/simular_personal',
      bodies,
      connections: CONNECTIONS,
      requests: REQUESTS,
      rate: null,
    };
    const rates: number[] = [];
    const p99s: number[] = [];
    const half = GOALS['provider-rate'].goal / 2;
    const { bytes } = await load(root, folder, { ...job, requests: WARM_UP });
    for (let run = 0; run < RUNS; run += 1) {
      rates.push(REQUESTS / (await load(root, folder, job)).seconds);
      p99s.push(percentile((await load(root, folder, { ...job, rate: half })).times, 0.99));
    }
    const note = `${(bytes / WARM_UP / 1000).toFixed(1)} kB an answer`;
    yield { goal: 'provider-rate', of: `${PRODUCTS} products`, runs: rates, by: 'median', note };
    yield { goal: 'provider-p99', of: `${half} a second`, runs: p99s, by: 'median' };
    yield await memoryGrowth(bench, provider, job);
  } finally {
    await provider.stop();
  }
}

/** Resident set before and after many requests. */
async function memoryGrowth(
  { root, folder, log }: Bench,
  provider: ProviderProcess,
  job: Job,
): Promise<Figure> {
  const sizes = [provider.megabytes()];
  for (let part = 0; part < PARTS; part += 1) {
    await load(root, folder, { ...job, requests: LONG_RUN / PARTS });
    sizes.push(provider.megabytes());
    log(`  ${((part + 1) * LONG_RUN) / PARTS} requests, ${Math.round(sizes.at(-1) ?? 0)} MB`);
  }
  const [before = Number.NaN] = sizes;
  const note = sizes.map((size) => `${Math.round(size)} MB`).join(', ');
  return {
    goal: 'provider-memory',
    of: '',
    runs: [(sizes.at(-1) ?? Number.NaN) / before],
    by: 'median',
    note,
  };
}
