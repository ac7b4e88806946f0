import { vi } from 'vitest';

/** Waits until a check passes; 20 seconds, since beside other work the one that Vitest waits is short. */
export const eventually = <Found>(check: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(check, { timeout: 20_000 });
