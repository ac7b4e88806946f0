import { execFileSync } from 'node:child_process';
import { bench, describe } from 'vitest';
import { buildArguments } from '#scripts/preview/changes/build.ts';
import { projectCopy } from '../support/content/project-copy.ts';

/** A command takes seconds: three times say enough. */
const FEW = { time: 0, iterations: 3, warmupTime: 0, warmupIterations: 1 };
const env = { ...process.env, NODE_ENV: 'production', VITEST: '', HOST_LIMITS: 'say' };

describe.each([20, 1000])('with %i lenders', (lenders) => {
  const { root, remove } = projectCopy(process.cwd(), lenders);
  const run = (command: string, args: readonly string[]) => () => {
    execFileSync(command, args, { cwd: root, env, stdio: 'pipe' });
  };
  bench('floor: Node starts with tsx', run(process.execPath, ['--import', 'tsx', '--eval', '0']), FEW);
  bench('npm run check', run('npm', ['run', '-s', 'check']), FEW);
  bench('npm run codegen', run('npm', ['run', '-s', 'codegen']), FEW);
  bench('npx tsc', run('npx', ['tsc']), FEW);
  bench('npm run build', run('npm', buildArguments(`${root}/dist`)), { ...FEW, teardown: remove });
});
