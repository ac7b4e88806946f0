import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench } from '#scripts/bench/bench.ts';
import type { Figure } from '#scripts/bench/figure.ts';
import type { Lender } from '#generated/types.ts';
import { diskPath } from '#scripts/config/read/folder.ts';

/** What the workflow runs in its first job when content alone has changed; the audit asks the registry and is left out. */
function stepsOf(root: string): string[] {
  const [job = ''] = readFileSync(join(root, '.github/workflows/check.yml'), 'utf8').split('\n  e2e:\n');
  return [...job.matchAll(/npm (?:ci|run) [^\n]+/g)].map(([step]) => step);
}

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args], {
    cwd,
    encoding: 'utf8',
  });

/** Turns the order of every lender's benefits round, which shows on all their pages. */
function changeContent(root: string): void {
  for (const name of readdirSync(diskPath(root, 'config/lenders'))) {
    const file = diskPath(root, `config/lenders/${name}`);
    const lender = JSON.parse(readFileSync(file, 'utf8')) as Lender;
    lender.page?.benefits.reverse();
    writeFileSync(file, `${JSON.stringify(lender, null, 2)}\n`);
  }
  git(root, 'commit', '--quiet', '--all', '--message=Content');
}

/** How long the workflow takes for a pull request that changes every lender's page, in a fresh clone. */
export async function* measurePullRequest({ root, log }: Bench): AsyncGenerator<Figure> {
  const place = mkdtempSync(join(tmpdir(), 'bench-clone-'));
  try {
    git(root, 'clone', '--quiet', root, place);
    changeContent(place);
    const took: { step: string; seconds: number }[] = [];
    for (const step of stepsOf(place)) {
      const began = performance.now();
      execFileSync('sh', ['-c', step], { cwd: place, stdio: 'pipe', env: { ...process.env, NODE_ENV: '' } });
      const seconds = (performance.now() - began) / 1000;
      log(`  ${seconds.toFixed(0)} s  ${step}`);
      took.push({ step, seconds });
    }
    const totalOf = (steps: typeof took): number => steps.reduce((sum, { seconds }) => sum + seconds, 0);
    const note = took.map(({ step, seconds }) => `${step.split(' ', 3).join(' ')}: ${seconds.toFixed(0)} s`);
    const [, ...checks] = took;
    yield { goal: 'pull-request', of: 'whole', runs: [totalOf(took)], by: 'median', note: note.join(', ') };
    yield { goal: 'pull-request', of: 'without the installation', runs: [totalOf(checks)], by: 'median' };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
