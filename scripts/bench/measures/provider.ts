import type { Bench } from '#scripts/bench/bench.ts';
import { type Figure, percentile, repeated } from '#scripts/bench/figure.ts';
import { GOALS } from '#scripts/bench/goals.ts';
import { load, simulatorOf, startProvider } from '#scripts/bench/provider-process.ts';
import { syntheticRequests } from '#scripts/bench/synthetic.ts';

const PATH = '/simular_personal';
const PRODUCTS = 2500;
const VISITORS = 500;
const CONNECTIONS = 32;
const RUNS = 5;
const REQUESTS = 15_000;
const WARM_UP = 20_000;
const LONG_RUN = 200_000;
const PARTS = 4;

/** The embedded provider under load, as a process beside the one that asks. */
export async function* measureProvider({ root, folder, log }: Bench): AsyncGenerator<Figure> {
  const { host, port, megabytes, stop } = await startProvider(root, folder, PRODUCTS);
  const bodies = syntheticRequests(simulatorOf(root), VISITORS);
  const loadWith = (requests: number, rate: number | null = null) =>
    load(root, folder, { host, port, path: PATH, bodies, connections: CONNECTIONS, requests, rate });
  try {
    const half = GOALS['provider-rate'].goal / 2;
    const { bytes } = await loadWith(WARM_UP);
    const runs = await repeated(RUNS, async () => ({
      rate: REQUESTS / (await loadWith(REQUESTS)).seconds,
      p99: percentile((await loadWith(REQUESTS, half)).times, 0.99),
    }));
    const rates = runs.map(({ rate }) => rate);
    const p99s = runs.map(({ p99 }) => p99);
    const weight = `${(bytes / WARM_UP / 1000).toFixed(1)} kB an answer`;
    yield { goal: 'provider-rate', of: `${PRODUCTS} products`, runs: rates, by: 'median', note: weight };
    yield { goal: 'provider-p99', of: `${half} a second`, runs: p99s, by: 'median' };

    // Resident set before and after many requests.
    const before = megabytes();
    const sizes = await repeated(PARTS, async (part) => {
      await loadWith(LONG_RUN / PARTS);
      const size = megabytes();
      log(`  ${((part + 1) * LONG_RUN) / PARTS} requests, ${Math.round(size)} MB`);
      return size;
    });
    const note = [before, ...sizes].map((size) => `${Math.round(size)} MB`).join(', ');
    const growth = (sizes.at(-1) ?? Number.NaN) / before;
    yield { goal: 'provider-memory', of: '', runs: [growth], by: 'median', note };
  } finally {
    await stop();
  }
}
