import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { provenBy, type Register } from './proofs.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** A line that the run ends with when the test has passed. */
    summary?: string;
  }
}

/** `npm run test:e2e` runs two projects with their long suites. */
const IS_LONG = process.env['E2E'] === 'all';

/** A full run leaves nothing out by a file, a test's name or a shard, and only the long one by a project. */
async function isFullRun(vitest: Vitest, modules: readonly TestModule[]): Promise<boolean> {
  const { project, testNamePattern, shard, watch } = vitest.config;
  if (watch || testNamePattern || shard || project.length > 0 !== IS_LONG) return false;
  return (await vitest.globTestSpecifications()).length === modules.length;
}

const moduleFailed = (module: TestModule): boolean =>
  module.state() === 'failed' && module.errors().length > 0;

/**
 * Ends every run with one line, `N passed, N failed`. A full run says before it how much of each register was proven,
 * and fails for each id that no test of the run proves.
 */
export default class SummaryReporter implements Reporter {
  #vitest: Vitest | undefined;
  readonly #registers: readonly Register[] | undefined;

  constructor({ registers }: { registers?: readonly Register[] } = {}) {
    this.#registers = registers;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): Promise<void> {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const withState = (state: string) => tests.filter((test) => test.result().state === state);
    const passed = withState('passed');
    const lines = passed.flatMap((test) => test.meta().summary ?? []);
    let failed = errors.length + withState('failed').length + modules.filter(moduleFailed).length;
    if (this.#vitest && (await isFullRun(this.#vitest, modules))) {
      const ran = tests.filter((test) => test.result().state !== 'skipped' || !test.tags.includes('long'));
      const named = ran.map((test) => ({ name: test.fullName, state: test.result().state }));
      const proven = provenBy(named, { registers: this.#registers, isLong: IS_LONG });
      lines.push(...proven.problems.map((problem) => `Not proven: ${problem}`), ...proven.lines);
      failed += proven.problems.length;
      if (proven.problems.length > 0) process.exitCode = 1;
    }
    lines.push(`${passed.length} passed, ${failed} failed`);
    process.on('exit', () => process.stdout.write(`${lines.join('\n')}\n`));
  }
}
