import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, diskPath } from '#scripts/config/read/folder.ts';
import type { Catalogue, SimulatorConfig } from '#generated/types.ts';
import { sendLoad } from '#scripts/bench/load.ts';
import { startProcess } from '#scripts/bench/processes.ts';
import type { Bench } from '#scripts/bench/bench.ts';
import { type Figure, percentile, repeated } from '#scripts/bench/figure.ts';
import { GOALS } from '#scripts/bench/goals.ts';
import { syntheticProducts, syntheticRequests } from '#scripts/bench/synthetic.ts';

const PRODUCTS = 2500;
const VISITORS = 500;
const CONNECTIONS = 32;
const RUNS = 5;
const REQUESTS = 15_000;
const WARM_UP = 20_000;
const LONG_RUN = 200_000;
const PARTS = 4;

const readConfig = (root: string, name: string): unknown =>
  JSON.parse(readFileSync(diskPath(root, `config/${name}.json`), 'utf8'));

/** The project's catalogue with `count` products, all of them invented. */
export function catalogueOf(root: string, count: number) {
  const catalogue = readConfig(root, 'catalogue') as Catalogue;
  return { ...catalogue, products: syntheticProducts(catalogue.products, count) };
}

export const simulatorOf = (root: string): SimulatorConfig =>
  readConfig(root, 'simulator') as SimulatorConfig;

/** Starts `npm start`'s server as a process of its own, with a catalogue of so many products and no pages. */
async function startProvider(root: string, folder: string) {
  const place = join(folder, 'provider');
  mkdirSync(join(place, 'dist'), { recursive: true });
  cpSync(contentFolder(root), contentFolder(place), { recursive: true });
  writeFileSync(diskPath(place, 'config/catalogue.json'), JSON.stringify(catalogueOf(root, PRODUCTS)));
  const program = ['--import', import.meta.resolve('tsx'), join(root, 'scripts/cli/serve.ts')];
  const env = { ...process.env, PORT: '0', NODE_ENV: 'production', QUOTES_PER_MINUTE: '1000000000' };
  const { said, pid, stop } = await startProcess(
    [process.execPath, ...program, '--root', place],
    { cwd: place, env },
    /Ready: (http:[^\s"]+)/,
  );
  const megabytes = () =>
    (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024) / 1e6;
  return { url: new URL('/simular_personal', said[1]).href, megabytes, stop };
}

/** The embedded provider under load, as a process beside the one that asks. */
export async function* measureProvider({ root, folder, log }: Bench): AsyncGenerator<Figure> {
  const { url, megabytes, stop } = await startProvider(root, folder);
  const bodies = syntheticRequests(simulatorOf(root), VISITORS);
  const loadWith = (requests: number, rate: number | null = null) =>
    sendLoad({ url, bodies, connections: CONNECTIONS, requests, rate });
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
