import type { Bench } from '#scripts/bench/bench.ts';
import { measureCommand } from '#scripts/bench/processes.ts';
import { type Figure, median, repeated } from '#scripts/bench/figure.ts';
import type { GoalId } from '#scripts/bench/goals.ts';
import { projectCopy } from '#scripts/bench/project-copy.ts';

const SIZES: readonly { goal: GoalId; lenders: number; runs: number }[] = [
  { goal: 'check-19', lenders: 19, runs: 7 },
  { goal: 'check-1000', lenders: 1000, runs: 5 },
  { goal: 'check-10000', lenders: 10_000, runs: 3 },
];

/** `npm run check` as an editor runs it, by the number of lenders. */
export async function* measureCheck({ root, log }: Bench): AsyncGenerator<Figure> {
  for (const { goal, lenders, runs } of SIZES) {
    log(`  making ${lenders} lenders …`);
    const copy = projectCopy(root, lenders);
    try {
      const check = () => measureCommand('npm', ['run', 'check', '--', `--root=${copy.root}`], root);
      // The first run compiles the tool, which stays for the next ones.
      await check();
      const usages = await repeated(runs, check);
      const cpu = median(usages.map(({ cpuSeconds }) => cpuSeconds));
      const note = `processor ${cpu.toFixed(2)} s, ${Math.round(Math.max(...usages.map((one) => one.megabytes)))} MB`;
      yield { goal, of: '', runs: usages.map(({ seconds }) => seconds), by: 'median', note };
    } finally {
      copy.remove();
    }
  }
}
