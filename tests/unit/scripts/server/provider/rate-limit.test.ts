import { describe, expect, it } from 'vitest';
import { createRateLimit } from '#scripts/server/provider/rate-limit.ts';

describe('createRateLimit', () => {
  it('admits so many calls in the minute that begins with the first', () => {
    let now = 0;
    const wait = createRateLimit(2, () => now);
    expect([wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 60]);
    now = 45_000;
    expect(wait('a')).toBe(15);
    now = 60_000;
    expect([wait('a'), wait('a'), wait('a')]).toEqual([0, 0, 60]);
  });

  it('counts every caller apart', () => {
    const wait = createRateLimit(1, () => 0);
    expect([wait('a'), wait('b'), wait('a')]).toEqual([0, 0, 60]);
  });

  it('never tells a caller to come back at once', () => {
    let now = 0;
    const wait = createRateLimit(1, () => now);
    wait('a');
    now = 59_999;
    expect(wait('a')).toBe(1);
  });

  it('remembers a caller among a crowd, but not without end', () => {
    const wait = createRateLimit(1, () => 0);
    wait('first');
    for (let caller = 0; caller < 40_000; caller += 1) wait(`caller ${caller}`);
    expect(wait('first')).toBe(60);
    for (let caller = 40_000; caller < 60_000; caller += 1) wait(`caller ${caller}`);
    expect(wait('first')).toBe(0);
  });
});
