import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { contentFolder, diskPath, schemaReference } from '#scripts/config/read/folder.ts';
import type { ConfigFile, Content, ExceptionList, Loaded, Others } from '#scripts/config/read/content.ts';
import { openExplainer } from '#scripts/config/read/explain.ts';
import { assembled, type Validation, validateFile } from '#scripts/config/read/validate-file.ts';
import { EXCEPTIONS_FILE, FOLDERS, LOGO_FOLDER } from '#scripts/config/read/kinds.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { openValidators } from '#scripts/config/read/validators.ts';
import { NO_EXCEPTIONS, parseExceptions } from '#scripts/config/rules/exceptions.ts';

export type Reader = ReturnType<typeof openReader>;

/**
 * Opens the schemas under `root` for reading config files one by one against them as they are now.
 *
 * @throws Error when a schema is broken.
 */
export function openReader(root: string) {
  const schemas = readSchemas(root);
  const validators = openValidators(schemas);
  const explain = openExplainer(schemas);
  const validation: Validation = {
    schemaReference,
    // Compiled checks say in a fraction of the time that there is nothing to explain.
    faultsOf: (kind, data) => {
      const validate = validators.get(kind);
      if (!validate) throw new Error(`schema/${kind}.schema.json is missing.`);
      return validate(data) ? [] : explain(kind, data);
    },
  };
  return {
    /** Reads a file from disk; its path is from the root. */
    read: (file: string) => validateFile(validation, file, readFileSync(diskPath(root, file))),
    /** Reads a text as if it were that file's. */
    readText: (file: string, text: string) => validateFile(validation, file, Buffer.from(text)),
  };
}

/** Everything in the content's folder, sorted, so that every run sees it in one order. */
function listed(root: string): { file: string; isFile: boolean }[] {
  const folder = contentFolder(root);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => {
      const file = `config/${name.replaceAll('\\', '/')}`;
      return { file, isFile: statSync(diskPath(root, file), { throwIfNoEntry: false })?.isFile() ?? false };
    });
}

/** Config files under `root`, sorted. */
export function listConfig(root: string): string[] {
  return listed(root)
    .filter(({ file, isFile }) => isFile && file.endsWith('.json') && file !== EXCEPTIONS_FILE)
    .map(({ file }) => file);
}

const HOUSE_FOLDERS = new Set([...Object.keys(FOLDERS), LOGO_FOLDER, 'config/legal', 'config/tables']);
const GUIDE = 'config/README.md';
/** What an operating system leaves behind. */
const HIDDEN = /(?:^|\/)(?:\.[^/]*|Thumbs\.db)$/;

type Kept = { mtimeMs: number; size: number; bytes: Uint8Array };
/** Bytes read before, until they change: in development only one file does at a time. */
const kept = new Map<string, Kept>();

function bytesOf(path: string): Uint8Array {
  const { mtimeMs, size } = statSync(path);
  const before = kept.get(path);
  if (before?.mtimeMs === mtimeMs && before.size === size) return before.bytes;
  const bytes = readFileSync(path);
  kept.set(path, { mtimeMs, size, bytes });
  return bytes;
}

/** What stands beside the config files: logos, and what does not belong there. */
function readOthers(root: string): Others {
  const others = new Map<string, Uint8Array | null>();
  for (const { file, isFile } of listed(root)) {
    const isOurs = file === GUIDE || HOUSE_FOLDERS.has(file) || HIDDEN.test(file);
    if (isOurs || (isFile && file.endsWith('.json'))) continue;
    others.set(file, isFile ? bytesOf(diskPath(root, file)) : null);
  }
  return others;
}

/** Reads the exceptions of the content under `root`; it may have none. */
export function readExceptions(root: string): ExceptionList {
  const path = diskPath(root, EXCEPTIONS_FILE);
  return existsSync(path) ? parseExceptions(readFileSync(path, 'utf8')) : NO_EXCEPTIONS;
}

/** Puts the files read together with what stands beside them on disk. */
export const assemble = (root: string, files: ReadonlyMap<string, ConfigFile>): Loaded =>
  assembled(root, files, readOthers(root), readExceptions(root));

/**
 * Reads everything under `root`/config and checks it against the schemas in `root`/schema.
 *
 * @throws Error when a schema is broken; broken content is reported in `problems`.
 */
export function loadContent(root: string, reader: Reader = openReader(root)): Loaded {
  return assemble(root, new Map(listConfig(root).map((file) => [file, reader.read(file)])));
}

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
