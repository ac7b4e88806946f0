import { vi } from 'vitest';

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 1000);

vi.setConfig({ testTimeout: 30_000 + numRuns * 20 });

/** Runs of each property: 1,000 in `npm test`, more when `PROPERTY_RUNS` says so, with time to match. */
export const propertyRuns = { numRuns };
