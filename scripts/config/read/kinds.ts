import { folders, singles } from '#generated/kinds.ts';
import type { Content } from '#site/content.ts';

export type Part = keyof Content;

/** The purpose of a file, as the block of its schema says. */
export type Slot = {
  /** A file of words has none: it belongs to the part of its name. */
  part?: Part;
  /** The schema file is `schema/<kind>.schema.json`. */
  kind: string;
  titleFrom?: string;
  group?: string;
  preview?: { path: string; state?: string };
};

/** Files that stand alone, by path. */
export const SINGLE_FILES: Readonly<Record<string, Slot>> = singles;

/** Folders with one file per lender or page. */
export const FOLDERS: Readonly<Record<string, Slot>> = folders;

/** Returns the purpose of `file` (path from the root), or undefined when nothing reads it. */
export function slotOf(file: string): Slot | undefined {
  return SINGLE_FILES[file] ?? FOLDERS[file.slice(0, file.lastIndexOf('/'))];
}

/** Breaches of rules that are known and wanted. */
export const EXCEPTIONS_FILE = 'config/exceptions.json';

/** Folder of the logos, one for each lender. */
export const LOGO_FOLDER = 'config/logos';

/** 'config/lenders/galicia.json' → 'galicia'. */
export const idOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/, '');

export const SCHEMA_SUFFIX = '.schema.json';

/** Kind that a `$schema` reference names, by its base name alone, so that any relative path will do. */
export function kindNamedBy(reference: unknown): string | undefined {
  const name = typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
  return name?.endsWith(SCHEMA_SUFFIX) ? name.slice(0, -SCHEMA_SUFFIX.length) : undefined;
}
