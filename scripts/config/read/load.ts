import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { EXCEPTIONS_FILE, contentFolder, diskPath, schemaReference } from '#scripts/config/read/folder.ts';
import type { ConfigFile, Content, Loaded, Parts } from '#scripts/config/read/content.ts';
import { located } from '#scripts/config/read/content.ts';
import { openExplainer } from '#scripts/config/read/explain.ts';
import { FOLDERS, SINGLE_FILES, slotOf } from '#scripts/config/read/kinds.ts';
import { parseConfig } from '#scripts/config/read/parse.ts';
import { type Finding, type Problem, START } from '#scripts/config/read/problem.ts';
import { kindNamedBy, readSchemas } from '#scripts/config/read/schemas.ts';
import { openValidators } from '#scripts/config/read/validators.ts';
import { didYouMean, either, quoted } from '#scripts/config/read/wording.ts';

/** Reads config files one by one against the schemas of one moment. */
export type Reader = {
  /** Reads a file from disk; its path is from the root. */
  read: (file: string) => ConfigFile;
  /** Reads a text as if it were that file's. */
  readText: (file: string, text: string) => ConfigFile;
};

/**
 * Opens the schemas under `root` for reading config.
 *
 * @throws Error when a schema is broken.
 */
export function openReader(root: string): Reader {
  const schemas = readSchemas(root);
  const validators = openValidators(schemas);
  let explain: ReturnType<typeof openExplainer> | undefined;

  function schemaFindings(file: string, kind: string, data: unknown): Finding[] {
    const wrongKind = kindFinding(file, kind, data);
    if (wrongKind) return [wrongKind];
    const validate = validators.get(kind);
    if (!validate) throw new Error(`No schema for ${file}: schema/${kind}.schema.json is missing.`);
    if (validate(data)) return [];
    explain ??= openExplainer(schemas);
    return explain(kind, data).map((fault) => ({ file, ...fault }));
  }

  function readBytes(file: string, bytes: Buffer): ConfigFile {
    const slot = slotOf(file);
    if (!slot)
      return withProblems({ file, text: '', data: undefined, part: undefined }, 'files', [
        strayFinding(file),
      ]);
    const { text, data, findings } = parseConfig(file, bytes, slot.mostBytes);
    const read = { file, text, data, part: slot.part };
    const syntax = withProblems(read, 'json', findings);
    if (data === undefined) return syntax;
    const schema = withProblems(read, 'schema', schemaFindings(file, slot.kind, data));
    const problems = [...syntax.problems, ...schema.problems];
    return { ...read, valid: problems.length === 0, problems };
  }

  return {
    read: (file) => readBytes(file, readFileSync(diskPath(root, file))),
    readText: (file, text) => readBytes(file, Buffer.from(text)),
  };
}

function withProblems(
  read: Omit<ConfigFile, 'valid' | 'problems'>,
  rule: string,
  findings: Finding[],
): ConfigFile {
  const problems = located(new Map([[read.file, read]]), rule, findings);
  return { ...read, valid: problems.length === 0, problems };
}

/** A file tells editors its schema itself; here it must be the one its place asks for. */
function kindFinding(file: string, kind: string, data: unknown): Finding | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const { $schema } = data as { $schema?: unknown };
  if ($schema === undefined || kindNamedBy($schema) === kind) return undefined;
  const wanted = schemaReference(file, kind);
  return {
    file,
    pointer: '/$schema',
    is: `dice ${quoted($schema)}`,
    expected: quoted(wanted),
    action: 'cambialo',
  };
}

function strayFinding(file: string): Finding {
  const known = [
    ...Object.keys(SINGLE_FILES),
    ...Object.keys(FOLDERS).map((folder) => `${folder}/${basename(file)}`),
  ];
  return {
    file,
    pointer: '',
    is: 'el sitio no lee ningún archivo con este nombre',
    expected: `uno de los de la guía o un archivo en ${either(Object.keys(FOLDERS))}`,
    action: didYouMean('renombralo o borralo', file, known),
    position: START,
  };
}

/** Config files under `root`, sorted, so that every run sees them in one order. */
export function listConfig(root: string): string[] {
  return readdirSync(contentFolder(root), { recursive: true, encoding: 'utf8' })
    .map((name) => `config/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.json') && file !== EXCEPTIONS_FILE)
    .toSorted();
}

function missingFiles(files: ReadonlyMap<string, ConfigFile>): Problem[] {
  const missing = Object.keys(SINGLE_FILES).filter((file) => !files.has(file));
  return located(
    new Map(),
    'files',
    missing.map((file) => ({
      file,
      pointer: '',
      is: 'falta el archivo',
      expected: 'que exista',
      action: 'recuperalo o creá uno',
    })),
  );
}

/** Puts the files read together. Cheap, so that an edit of one file re-reads only that file. */
export function assemble(root: string, files: ReadonlyMap<string, ConfigFile>): Loaded {
  const parts: Parts = { lenders: [], bankDetails: [] };
  const origins = new Map<object, string>();
  for (const { file, part, data, valid } of files.values()) {
    if (!valid || !part) continue;
    origins.set(data as object, file);
    if (part === 'lenders' || part === 'bankDetails') (parts[part] as unknown[]).push(data);
    else Object.assign(parts, { [part]: data });
  }
  const problems = [...missingFiles(files), ...[...files.values()].flatMap((one) => one.problems)];
  return {
    root,
    files,
    parts,
    content: problems.length === 0 ? (parts as Content) : null,
    problems,
    fileOf: (part) => origins.get(part) ?? '',
  };
}

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
