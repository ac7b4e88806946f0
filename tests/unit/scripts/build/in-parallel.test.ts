import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inParallel } from '#scripts/build/in-parallel.ts';

it('work in parallel tells a failure once nothing is under way, and begins nothing after it', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    if (item === 1) throw new Error('the first');
    for (let turn = 0; turn < 5; turn += 1) await setImmediate();
    ended.push(item);
  });
  await expect(work).rejects.toThrow('the first');
  expect([begun, ended]).toEqual([[1, 2], [2]]);
});
