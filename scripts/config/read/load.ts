import { existsSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, diskPath, fileAt, schemaReference } from '#scripts/config/read/folder.ts';
import type { Content, Loaded } from '#scripts/config/read/content.ts';
import { openExplainer } from '#scripts/config/read/explain.ts';
import { EXCEPTIONS_FILE, FOLDERS, LOGO_FOLDER } from '#scripts/config/read/kinds.ts';
import { type ContentFiles, openContent, type Validation } from '#scripts/config/read/open-content.ts';
import { readSchemas, type Schemas } from '#scripts/config/read/schemas.ts';
import { openValidators } from '#scripts/config/read/validators.ts';

/** The validation of a command line: compiled checks say in a fraction of the time that there is nothing to explain. */
export function compiledValidation(schemas: Schemas): Validation {
  const validators = openValidators(schemas);
  const explain = openExplainer(schemas);
  return {
    schemaReference,
    faultsOf: (kind, data) => {
      const validate = validators.get(kind);
      if (!validate) throw new Error(`schema/${kind}.schema.json is missing.`);
      return validate(data) ? [] : explain(kind, data);
    },
  };
}

type Listed = {
  file: string;
  path: string;
  /** Undefined for a folder and for what leads nowhere. */
  stats: Stats | undefined;
};

/** Everything in the content's folder, sorted, so that every run sees it in one order; no link to a folder is followed. */
function listed(root: string): Listed[] {
  return readdirSync(contentFolder(root), { recursive: true, withFileTypes: true })
    .map((entry) => fileAt(root, join(entry.parentPath, entry.name)))
    .toSorted()
    .map((file) => {
      const path = diskPath(root, file);
      // A link to itself is there and yet leads nowhere.
      const stats = existsSync(path) ? statSync(path) : undefined;
      return { file, path, stats: stats?.isFile() ? stats : undefined };
    });
}

/** Config files under `root`, sorted. */
export function listConfig(root: string): string[] {
  return listed(root)
    .filter(({ file, stats }) => stats && file.endsWith('.json') && file !== EXCEPTIONS_FILE)
    .map(({ file }) => file);
}

const HOUSE_FOLDERS = new Set([...Object.keys(FOLDERS), LOGO_FOLDER, 'config/legal', 'config/tables']);
const GUIDE = 'config/README.md';
/** What an operating system leaves behind. */
const HIDDEN = /(?:^|\/)(?:\.[^/]*|Thumbs\.db)$/;

type Kept = { mtimeMs: number; size: number; bytes: Uint8Array };
/** Bytes read before, until they change: in development only one file does at a time. */
const kept = new Map<string, Kept>();

function bytesOf(path: string, { mtimeMs, size }: Stats): Uint8Array {
  const before = kept.get(path);
  if (before?.mtimeMs === mtimeMs && before.size === size) return before.bytes;
  const bytes = readFileSync(path);
  kept.set(path, { mtimeMs, size, bytes });
  return bytes;
}

/** Reads the content's folder under `root`. A file that stays the same keeps its bytes, the very same. */
export function readFiles(root: string): ContentFiles {
  const files = new Map<string, Uint8Array | null>();
  for (const { file, path, stats } of listed(root)) {
    const isConfig = stats && file.endsWith('.json');
    const isOurs = file === GUIDE || HOUSE_FOLDERS.has(file) || HIDDEN.test(file);
    if (isConfig || !isOurs) files.set(file, stats ? bytesOf(path, stats) : null);
  }
  return files;
}

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

/**
 * The whole content under `root`, for what has no use for a part of it.
 *
 * @throws Error while any file is broken.
 */
export function wholeContent(root: string): Content {
  const { content, problems } = loadContent(root);
  const [first] = problems;
  if (!content) throw new Error(`The content is broken (npm run check): ${first?.file} ${first?.message}`);
  return content;
}
