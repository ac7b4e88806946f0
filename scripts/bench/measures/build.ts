import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Bench } from '#scripts/bench/bench.ts';
import { measureCommand, type Usage } from '#scripts/bench/child.ts';
import { type Figure, median } from '#scripts/bench/figure.ts';
import type { GoalId } from '#scripts/bench/goals.ts';
import { projectCopy } from '#scripts/bench/project-copy.ts';
import { LENDER } from '#scripts/bench/visitor.ts';

const SIZES: readonly { goal: GoalId; lenders: number; runs: number }[] = [
  { goal: 'build-19', lenders: 19, runs: 3 },
  { goal: 'build-1000', lenders: 1000, runs: 1 },
  { goal: 'build-10000', lenders: 10_000, runs: 1 },
];
const PAGES = { home: 'index.html', lender: `${LENDER}.html` };

type Weights = Record<keyof typeof PAGES, number>;
type Built = { lenders: number; first: Usage[]; again: Usage[]; weights: Weights };

const compressed = (file: string): number => brotliCompressSync(readFileSync(file)).length;

/** Bytes (brotli 11) of a page with every script and all data a page may ever load. */
function weigh(dist: string): Weights {
  const assets = join(dist, 'assets');
  const shared = readdirSync(assets)
    .filter((name) => /\.(?:js|json)$/.test(name))
    .reduce((sum, name) => sum + compressed(join(assets, name)), 0);
  return {
    home: shared + compressed(join(dist, PAGES.home)),
    lender: shared + compressed(join(dist, PAGES.lender)),
  };
}

async function buildSized({ root, folder, log }: Bench, lenders: number, runs: number): Promise<Built> {
  const first: Usage[] = [];
  const again: Usage[] = [];
  let weights: Weights = { home: 0, lender: 0 };
  for (let run = 0; run < runs; run += 1) {
    const copy = projectCopy(root, lenders);
    const dist = join(folder, 'sized');
    const vite = join('node_modules', 'vite', 'bin', 'vite.js');
    const args = [vite, 'build', '--logLevel', 'error', '--outDir', dist, '--emptyOutDir'];
    try {
      first.push(await measureCommand(process.execPath, args, copy.root));
      again.push(await measureCommand(process.execPath, args, copy.root));
      log(
        `  ${lenders} lenders: ${first.at(-1)?.seconds.toFixed(1)} s, again ${again.at(-1)?.seconds.toFixed(1)} s`,
      );
      weights = weigh(dist);
    } finally {
      copy.remove();
      rmSync(dist, { recursive: true, force: true });
    }
  }
  return { lenders, first, again, weights };
}

const ofEach = (key: keyof Usage, usages: readonly Usage[]): number[] => usages.map((one) => one[key]);

function* timesOf(goal: GoalId, { first, again, lenders }: Built): Generator<Figure> {
  for (const [of, usages] of [
    ['first build', first],
    ['again', again],
  ] as const) {
    const note = `processor ${median(ofEach('cpuSeconds', usages)).toFixed(1)} s`;
    yield { goal, of, runs: ofEach('seconds', usages), by: 'median', note };
  }
  const memory = ofEach('megabytes', [...first, ...again]);
  yield { goal: 'build-memory', of: `${lenders} lenders`, runs: memory, by: 'largest' };
}

function* growthOf(small: Built, large: Built): Generator<Figure> {
  for (const page of ['home', 'lender'] as const) {
    const gained = (large.weights[page] - small.weights[page]) / (large.lenders - small.lenders);
    const of = `${page}, ${large.lenders} lenders`;
    const note = `${large.weights[page]} B`;
    yield { goal: 'lender-bytes', of, runs: [gained], by: 'median', note };
  }
}

/** Builds by the number of lenders: time, memory, and what the visitor's bytes gain. */
export async function* measureBuild(bench: Bench): AsyncGenerator<Figure> {
  const built: Built[] = [];
  for (const { goal, lenders, runs } of SIZES) {
    const one = await buildSized(bench, lenders, runs);
    yield* timesOf(goal, one);
    const [small] = built;
    if (small) yield* growthOf(small, one);
    built.push(one);
  }
  const [, thousand, most] = built;
  if (!thousand || !most) return;
  for (const [of, key] of [
    ['wall clock', 'seconds'],
    ['processor time', 'cpuSeconds'],
  ] as const) {
    const ratio = median(ofEach(key, most.first)) / median(ofEach(key, thousand.first));
    yield { goal: 'build-linear', of, runs: [ratio], by: 'median' };
  }
}
