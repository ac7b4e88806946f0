import { SAVED_KEY } from '#domain/draft.ts';
import { restoreSaved, type SavedSimulation } from '#domain/saved-simulation.ts';
import { now } from '#gateways/clock.ts';
import { openStored, store } from '#gateways/storage.ts';

/** The simulations kept on this device, newest first, none older than `days`. */
export const loadSaved = (days: number): SavedSimulation[] =>
  restoreSaved(openStored(SAVED_KEY, days), now(), days);

/** Keeps a simulation besides the newest ones, `most` in all; false when the browser refuses. */
export const saveSimulation = (
  simulation: Omit<SavedSimulation, 'savedAt'>,
  { days, most }: { days: number; most: number },
): boolean => store(SAVED_KEY, [{ ...simulation, savedAt: now() }, ...loadSaved(days)].slice(0, most));

/** Puts back one that was erased, where it stood. What there is now. */
export function putBackSaved(saved: SavedSimulation, days: number): SavedSimulation[] {
  const all = [...loadSaved(days), saved].sort((one, other) => other.savedAt - one.savedAt);
  store(SAVED_KEY, all);
  return all;
}

/** Erases one; the rest keep their days. What is left. */
export function eraseSaved(savedAt: number, days: number): SavedSimulation[] {
  const left = loadSaved(days).filter((one) => one.savedAt !== savedAt);
  store(SAVED_KEY, left);
  return left;
}
