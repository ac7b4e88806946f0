import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { contentFolder, diskPath } from '#scripts/config/read/folder.ts';
import type { Catalogue, SimulatorConfig } from '#generated/types.ts';
import type { Job, Outcome } from '#scripts/bench/load-generator.ts';
import { startProcess } from '#scripts/bench/processes.ts';
import { syntheticProducts } from '#scripts/bench/synthetic.ts';

const MOST_OUTPUT = 100_000_000;

const readConfig = (root: string, name: string): unknown =>
  JSON.parse(readFileSync(diskPath(root, `config/${name}.json`), 'utf8'));

/** The project's catalogue with `count` products, all of them invented. */
export function catalogueOf(root: string, count: number) {
  const catalogue = readConfig(root, 'catalogue') as Catalogue;
  return { ...catalogue, products: syntheticProducts(catalogue.products, count) };
}

export const simulatorOf = (root: string): SimulatorConfig =>
  readConfig(root, 'simulator') as SimulatorConfig;

/** Starts `npm start`'s server as a process of its own, with a catalogue of `products` products and no pages. */
export async function startProvider(root: string, folder: string, products: number) {
  const place = join(folder, 'provider');
  mkdirSync(join(place, 'dist'), { recursive: true });
  cpSync(contentFolder(root), contentFolder(place), { recursive: true });
  writeFileSync(diskPath(place, 'config/catalogue.json'), JSON.stringify(catalogueOf(root, products)));
  const { said, pid, stop } = await startProcess(
    [process.execPath, join(root, 'scripts/launch.js'), 'serve', '--root', place],
    {
      cwd: place,
      env: { ...process.env, PORT: '0', NODE_ENV: 'production', QUOTES_PER_MINUTE: '1000000000' },
    },
    /Ready: http:\/\/([^:]+):(\d+)/,
  );
  const megabytes = () =>
    (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024) / 1e6;
  return { host: said[1] ?? '', port: Number(said[2]), megabytes, stop };
}

/**
 * Runs a load against a provider from another process.
 *
 * @throws Error when an answer was not 200.
 */
export async function load(root: string, folder: string, job: Job): Promise<Outcome> {
  const file = join(folder, 'job.json');
  writeFileSync(file, JSON.stringify(job));
  const generator = join(import.meta.dirname, 'load-generator.ts');
  const loader = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', loader, generator, file], {
    maxBuffer: MOST_OUTPUT,
  });
  const outcome = JSON.parse(stdout) as Outcome;
  const { failed } = outcome;
  if (failed.length > 0)
    throw new Error(`${failed.length} answers were not 200: ${[...new Set(failed)].join(', ')}.`);
  return outcome;
}
