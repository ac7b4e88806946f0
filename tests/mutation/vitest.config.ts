import { defineConfig } from 'vitest/config';
import { config } from '../../scripts/build/config-plugin.ts';

/** Only what judges the mutated files, on the made-up site: no browser, no build. */
export default defineConfig({
  plugins: [config()],
  test: {
    include: [
      'tests/unit/domain/**/*.test.ts',
      'tests/unit/loan/**/*.test.ts',
      'tests/unit/scripts/server/provider/**/*.test.ts',
      'tests/properties/**/*.test.ts',
      'tests/features/!(editor|catalogue|changes|lender|report|usage)/unit/**/*.test.ts',
    ],
    // Hundreds of applicants for each mutant take too long.
    exclude: ['**/yours-first.test.ts'],
    // A worker and the modules of its own for every file would take most of the time.
    isolate: false,
    testTimeout: 300_000,
    // Every mutant runs the laws that reach it; a few draws tell as much as hundreds.
    env: { CONFIG: 'tests/fixtures/site', PROPERTY_RUNS: '25', ADVICE_RUNS: '6', NAME_STEP: '12' },
  },
});
