import { existsSync } from 'node:fs';
import { diskPath } from '#scripts/config/read/folder.ts';
import type { ConfigFile, Loaded } from '#scripts/config/read/content.ts';
import { assemble, listConfig, openReader, type Reader } from '#scripts/config/read/load.ts';

/** Loaded content that follows edits, reading again only what changed. */
export type Store = ReturnType<typeof openStore>;

/**
 * Opens the content under `root`.
 *
 * @throws Error when a schema is broken.
 */
export function openStore(root: string) {
  let reader: Reader;
  let files: Map<string, ConfigFile>;
  let loaded: Loaded | undefined;

  const readAll = (): void => {
    reader = openReader(root);
    files = new Map(listConfig(root).map((file) => [file, reader.read(file)]));
  };
  readAll();

  return {
    loaded: (): Loaded => (loaded ??= assemble(root, files)),
    /** Takes in one file (path from the root) that was added, changed or removed. */
    update: (file: string): void => {
      loaded = undefined;
      if (file.startsWith('schema/')) readAll();
      else if (!file.endsWith('.json')) return;
      else if (!existsSync(diskPath(root, file))) files.delete(file);
      else if (files.has(file)) files.set(file, reader.read(file));
      // A new file has its place in the order, which lists follow.
      else
        files = new Map(
          [...files, [file, reader.read(file)] as const].toSorted(([a], [b]) => (a < b ? -1 : 1)),
        );
    },
  };
}
