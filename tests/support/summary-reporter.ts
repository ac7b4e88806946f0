import type { Reporter, TestModule } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** A line that the run ends with when the test has passed. */
    summary?: string;
    /** How often the test's property was tried. */
    propertyRuns?: number;
  }
}

/** Ends every run with what its tests have to tell, and one line that says how it went: `N passed, N failed`. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    const properties: number[] = [];
    const lines: string[] = [];
    for (const module of modules) {
      if (module.state() === 'failed' && module.errors().length > 0) failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        if (state === 'failed') failed += 1;
        const { summary, propertyRuns } = test.meta();
        if (state === 'passed' && (test.diagnostic()?.retryCount ?? 0) > 0)
          lines.push(`Passed on the second try: ${module.relativeModuleId} > ${test.fullName}`);
        if (state === 'passed' && summary) lines.push(summary);
        if (state === 'passed' && propertyRuns) properties.push(propertyRuns);
      }
    }
    const runs = properties.reduce((sum, count) => sum + count, 0);
    if (runs > 0) lines.push(`${properties.length} properties, ${runs} runs`);
    lines.push(`${passed} passed, ${failed} failed`);
    process.on('exit', () => process.stdout.write(`${lines.join('\n')}\n`));
  }
}
