import fc from 'fast-check';
import { afterEach, vi } from 'vitest';

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 1000);

vi.setConfig({ testTimeout: 30_000 + numRuns * 20 });

/** Runs of each property: 1,000 in `npm test`, more when `PROPERTY_RUNS` says so, with time to match. */
export const propertyRuns = { numRuns };

let runs = 0;
fc.configureGlobal({ beforeEach: () => void (runs += 1) });

afterEach(({ task }) => {
  if (runs > 0) task.meta.propertyRuns = runs;
  runs = 0;
});
