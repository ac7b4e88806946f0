import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Bench } from '#scripts/bench/bench.ts';
import { measureCommand, type Usage } from '#scripts/bench/processes.ts';
import { type Figure, median, repeated } from '#scripts/bench/figure.ts';
import type { GoalId } from '#scripts/bench/goals.ts';
import { projectCopy } from '#scripts/bench/project-copy.ts';
import { LENDER } from '#scripts/bench/visitor.ts';
import { buildArguments } from '#scripts/preview/changes/build.ts';

const SIZES: readonly { goal: GoalId; lenders: number; runs: number }[] = [
  { goal: 'build-19', lenders: 19, runs: 3 },
  { goal: 'build-1000', lenders: 1000, runs: 1 },
  { goal: 'build-10000', lenders: 10_000, runs: 1 },
];
const PAGES = { home: 'index.html', lender: `${LENDER}.html` };

type Weights = Record<keyof typeof PAGES, number>;
type Built = { first: Usage; again: Usage; weights: Weights };

/** Bytes (brotli 11) of a page with every script and all data a page may ever load. */
function weigh(dist: string): Weights {
  const compressed = (name: string): number => brotliCompressSync(readFileSync(join(dist, name))).length;
  const shared = readdirSync(join(dist, 'assets'))
    .filter((name) => /\.(?:js|json)$/.test(name))
    .reduce((sum, name) => sum + compressed(`assets/${name}`), 0);
  return { home: shared + compressed(PAGES.home), lender: shared + compressed(PAGES.lender) };
}

/** Builds a copy of the project twice. */
async function buildOnce({ root, folder, log }: Bench, lenders: number): Promise<Built> {
  const copy = projectCopy(root, lenders);
  const dist = join(folder, 'sized');
  const build = () => measureCommand('npm', buildArguments(dist), copy.root);
  try {
    const first = await build();
    const again = await build();
    log(`  ${lenders} lenders: ${first.seconds.toFixed(1)} s, again ${again.seconds.toFixed(1)} s`);
    return { first, again, weights: weigh(dist) };
  } finally {
    copy.remove();
    rmSync(dist, { recursive: true, force: true });
  }
}

function* timesOf(goal: GoalId, lenders: number, built: readonly Built[]): Generator<Figure> {
  const builds = { 'first build': built.map(({ first }) => first), again: built.map(({ again }) => again) };
  for (const [of, usages] of Object.entries(builds)) {
    const note = `processor ${median(usages.map(({ cpuSeconds }) => cpuSeconds)).toFixed(1)} s`;
    yield { goal, of, runs: usages.map(({ seconds }) => seconds), by: 'median', note };
  }
  const memory = Object.values(builds).flatMap((usages) => usages.map(({ megabytes }) => megabytes));
  yield { goal: 'build-memory', of: `${lenders} lenders`, runs: memory, by: 'largest' };
}

/** Builds by the number of lenders: time, memory, and what the visitor's bytes gain. */
export async function* measureBuild(bench: Bench): AsyncGenerator<Figure> {
  const sizes: (Weights & { lenders: number; seconds: number; cpuSeconds: number })[] = [];
  for (const { goal, lenders, runs } of SIZES) {
    const built = await repeated(runs, () => buildOnce(bench, lenders));
    yield* timesOf(goal, lenders, built);
    const middle = (key: 'seconds' | 'cpuSeconds') => median(built.map(({ first }) => first[key]));
    const weights = built[0]?.weights ?? { home: 0, lender: 0 };
    sizes.push({ ...weights, lenders, seconds: middle('seconds'), cpuSeconds: middle('cpuSeconds') });
  }
  const ratio = (goal: GoalId, of: string, figure: number, note?: string): Figure => ({
    goal,
    of,
    runs: [figure],
    by: 'median',
    ...(note !== undefined && { note }),
  });
  const [small, thousand, most] = sizes;
  if (!small || !thousand || !most) return;
  for (const size of [thousand, most])
    for (const page of ['home', 'lender'] as const) {
      const gained = (size[page] - small[page]) / (size.lenders - small.lenders);
      yield ratio('lender-bytes', `${page}, ${size.lenders} lenders`, gained, `${size[page]} B`);
    }
  yield ratio('build-linear', 'wall clock', most.seconds / thousand.seconds);
  yield ratio('build-linear', 'processor time', most.cpuSeconds / thousand.cpuSeconds);
}
