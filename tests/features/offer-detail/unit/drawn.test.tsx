import { expect, it, vi } from 'vitest';

it('the script that comes with the first action begins at its own entry', async () => {
  // As in the browser: no module has been read before, so that one that needs itself fails.
  vi.resetModules();
  const { FeaturePart } = await import('#loan/results/panels-chunk.tsx');
  expect(FeaturePart({ part: 'offer-detail' })).not.toBeUndefined();
});
