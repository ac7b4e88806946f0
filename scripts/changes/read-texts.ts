import type { Texts } from '#scripts/changes/changes.ts';
import { readFiles } from '#scripts/config/read/load.ts';

/** Reads the texts of the content under `root`. */
export function readTexts(root: string): Texts {
  const decoder = new TextDecoder();
  const textOf = (data: string | Uint8Array | null): string =>
    typeof data === 'string' ? data : decoder.decode(data ?? new Uint8Array());
  return Object.fromEntries(Array.from(readFiles(root), ([file, data]) => [file, textOf(data)]));
}
