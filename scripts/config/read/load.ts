import { existsSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { checks, hash } from '#generated/checks.js';
import { contentFolder, diskPath, fileAt, schemaReference } from '#scripts/config/read/folder.ts';
import type { ContentFiles, Loaded } from '#scripts/config/read/content.ts';
import { openCompiler } from '#scripts/config/read/compile.ts';
import { type Check, openExplainer } from '#scripts/config/read/explain.ts';
import { FOLDERS, LOGO_FOLDER, SINGLE_FILES } from '#scripts/config/read/kinds.ts';
import { openContent, type Validation } from '#scripts/config/read/open-content.ts';
import { readSchemas, type Schemas } from '#scripts/config/read/schemas.ts';

/**
 * The validation of a command line: by the checks that codegen compiled, or for the schemas of another version of the
 * project by ones that are compiled now.
 */
export function compiledValidation(schemas: Schemas): Validation {
  const checkOf = schemas.hash === hash ? (kind: string) => checks[kind] as Check : openCompiler(schemas);
  return { schemaReference, faultsOf: openExplainer(schemas, checkOf) };
}

const KNOWN_FOLDERS = new Set([
  ...Object.keys(FOLDERS),
  LOGO_FOLDER,
  ...Object.keys(SINGLE_FILES).map((file) => file.slice(0, file.lastIndexOf('/'))),
]);
const GUIDE = 'config/README.md';
/** Files that an operating system leaves behind. */
const HIDDEN = /(?:^|\/)(?:\.[^/]*|Thumbs\.db)$/;

type KnownFile = { mtimeMs: number; size: number; bytes: Uint8Array };
/** Bytes read before, until they change: in development only one file does at a time. */
const knownFiles = new Map<string, KnownFile>();

function bytesOf(path: string, { mtimeMs, size }: Stats): Uint8Array {
  const before = knownFiles.get(path);
  if (before?.mtimeMs === mtimeMs && before.size === size) return before.bytes;
  const bytes = readFileSync(path);
  knownFiles.set(path, { mtimeMs, size, bytes });
  return bytes;
}

/**
 * Reads the content's folder under `root`, in the order of names; null stands for a folder and for what leads nowhere,
 * no link to a folder is followed. A file that stays the same keeps its bytes, the very same.
 */
export function readFiles(root: string): ContentFiles {
  const entries = readdirSync(contentFolder(root), { recursive: true, withFileTypes: true });
  const names = entries.map(({ parentPath, name }) => fileAt(root, join(parentPath, name)));
  const files = new Map<string, Uint8Array | null>();
  for (const file of names.toSorted()) {
    const path = diskPath(root, file);
    // A link to itself is there and yet leads nowhere.
    const stats = existsSync(path) ? statSync(path) : undefined;
    const isFile = stats?.isFile() ?? false;
    const isOurs = file === GUIDE || KNOWN_FOLDERS.has(file) || HIDDEN.test(file);
    if ((isFile && file.endsWith('.json')) || !isOurs)
      files.set(file, stats && isFile ? bytesOf(path, stats) : null);
  }
  return files;
}

/** Config files under `root`, sorted. */
export const listConfig = (root: string): string[] =>
  [...readFiles(root)].flatMap(([file, bytes]) => (bytes && file.endsWith('.json') ? [file] : []));

/**
 * Opens the schemas under `root` for loading contents against them as they are now.
 *
 * @throws Error when a schema is broken.
 */
export const openLoader = (root: string): ((files: ContentFiles) => Loaded) =>
  openContent(compiledValidation(readSchemas(root)));

/**
 * Reads everything under `root`/config and checks it against the schemas in `root`/schema.
 *
 * @throws Error when a schema is broken; broken content is reported in `problems`.
 */
export const loadContent = (root: string): Loaded => openLoader(root)(readFiles(root));
