import { afterEach, beforeEach, vi } from 'vitest';

/** What the device keeps, and the window's events. */
export const items = new Map<string, string>();
export const page = new EventTarget();
export const localStorage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, text: string) => void items.set(key, text),
  removeItem: (key: string) => void items.delete(key),
};

/** Gives every test of a file a device that keeps nothing yet. */
export function useDevice(): void {
  beforeEach(() => {
    items.clear();
    vi.stubGlobal('localStorage', localStorage);
    vi.stubGlobal('window', { localStorage });
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(() => void vi.unstubAllGlobals());
}

export const realTimeout = setTimeout;

/** Lets the clock run. Real connections need real time meanwhile, or they would seem never to be made. */
export async function letTimePass(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    await new Promise((resolve) => realTimeout(resolve, 5));
  }
}
