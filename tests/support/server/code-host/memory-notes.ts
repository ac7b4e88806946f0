import type { Notes } from '#scripts/preview/editor/page/host/propose.ts';

/** Notes of an editor's tab, kept for one test. */
export function memoryNotes(): Notes {
  const kept = new Map<string, string>();
  return { get: (name) => kept.get(name) ?? '', set: (name, value) => void kept.set(name, value) };
}
