import { LIST_PARTS, type ListPart } from '#generated/kinds.ts';
import { WORD_KEYS } from '#generated/words.ts';
import type { ConfigFile, Content } from '#scripts/config/read/content.ts';
import {
  type ContentFiles,
  type Loaded,
  located,
  type Others,
  type Parts,
} from '#scripts/config/read/content.ts';
import { decidedCatalogue } from '#scripts/config/read/decided-names.ts';
import type { Fault } from '#scripts/config/read/explain.ts';
import { FOLDERS, kindNamedBy, LOGO_FOLDER, type Part } from '#scripts/config/read/kinds.ts';
import { SINGLE_FILES, type Slot, slotOf } from '#scripts/config/read/kinds.ts';
import { parseConfig } from '#scripts/config/read/parse.ts';
import { type Diagnosis, type Finding, diagnosis } from '#scripts/config/read/problem.ts';
import { WORDS_FOLDER, withItsWords, wordsByPart } from '#scripts/config/read/word-files.ts';
import { camelCase, nearest, quoted } from '#scripts/config/read/wording.ts';

/** Functions that validation is given from outside; nothing here reads a disk, so that a page can validate too. */
export type Validation = {
  /** Why data breaks the schema of its kind; nothing when it does not. */
  faultsOf: (kind: string, data: unknown) => Fault[];
  /** Returns the `$schema` of a file of a kind. */
  schemaReference: (file: string, kind: string) => string;
};

/** Checks the bytes of a file that the site reads: its syntax, then its schema. */
export function validateFile(
  { faultsOf, schemaReference }: Validation,
  file: string,
  bytes: Uint8Array,
): ConfigFile {
  const { kind, part } = slotOf(file) as Slot;
  const { text, data, findings } = parseConfig(file, bytes);
  const wrongKind = kindFinding(file, data, kind, schemaReference);
  const faults = wrongKind || data === undefined ? [] : faultsOf(kind, data);
  const isTold = (pointer: string): boolean => findings.some((finding) => finding.pointer === pointer);
  const broken = wrongKind
    ? [wrongKind]
    : faults.filter(({ pointer }) => pointer === '' || !isTold(pointer)).map((fault) => ({ file, ...fault }));
  const read = new Map([[file, { text }]]);
  const problems = [...located(read, 'json', findings), ...located(read, 'schema', broken)];
  return { file, text, data, part, valid: problems.length === 0, problems };
}

/** A file names its schema for code editors; here it must be the one its place asks for. */
function kindFinding(
  file: string,
  data: unknown,
  kind: string,
  schemaReference: Validation['schemaReference'],
): Finding | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const { $schema } = data as { $schema?: unknown };
  if ($schema === undefined || kindNamedBy($schema) === kind) return undefined;
  const wanted = schemaReference(file, kind);
  return { file, pointer: '/$schema', ...diagnosis(`dice ${quoted($schema)}`, quoted(wanted), 'cambialo') };
}

const wholeFile = (file: string, fault: Diagnosis): Finding => ({ file, pointer: '', ...fault });

const wordsFile = (name: string): string => `${WORDS_FOLDER}/${name}.json`;

const missingFindings = (files: ReadonlyMap<string, ConfigFile>): Finding[] =>
  [...Object.keys(SINGLE_FILES), ...Object.keys(WORD_KEYS).map(wordsFile)]
    .filter((file) => !files.has(file))
    .map((file) => wholeFile(file, diagnosis('falta el archivo', 'que exista', 'recuperalo o creá uno')));

/** Endings that an editor or a system adds, or writes its own way, and those of copies. */
const WRONG_ENDING = /\.(?:json.*|txt)$/i;
const PICTURE = /\.(?:svg|png|jpe?g|webp|gif|avif)$/i;

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/** A file in the content's folder that nothing reads; logos are checked by the rule `logo`. */
function strayFinding(file: string, bytes: unknown, files: ReadonlyMap<string, unknown>): Finding {
  const told = (is: string, expected: string, action: string): Finding =>
    wholeFile(file, diagnosis(is, expected, action));
  if (bytes === null)
    return told('no es un archivo que se pueda leer', 'un archivo, no una carpeta ni un enlace', 'borralo');
  if (PICTURE.test(file))
    return told('es un dibujo o una foto', `un logo, en SVG y en ${LOGO_FOLDER}`, 'movelo ahí o borralo');
  const bare = nameOf(file).replace(WRONG_ENDING, '');
  const known = [
    ...Object.keys(SINGLE_FILES),
    ...Object.keys(FOLDERS).map((folder) => `${folder}/${bare}.json`),
  ];
  const meant = bare.includes('.') ? undefined : nearest(file.replace(nameOf(file), `${bare}.json`), known);
  const expected = 'uno de los de la guía, en su carpeta y terminado en .json';
  const action = files.has(meant ?? '')
    ? `borralo: ya está ${quoted(nameOf(meant ?? ''))}`
    : `si es contenido, renombralo a ${quoted(meant)}; si no, borralo`;
  return told(
    'el sitio no lee ningún archivo con este nombre',
    expected,
    meant === undefined ? 'borralo' : action,
  );
}

/** Adds the words of each file to the part of its name, where the file that says the rest of that part is valid. */
function addWords(parts: Parts, files: ReadonlyMap<string, ConfigFile>, origins: Map<object, string>): void {
  const described = new Set(Object.values(SINGLE_FILES).map(({ part }) => part));
  for (const name of Object.keys(WORD_KEYS)) {
    const part = camelCase(name) as Exclude<Part, ListPart>;
    const { data, valid, file } = files.get(wordsFile(name)) ?? {};
    const settings = parts[part];
    if (!valid || (described.has(part) && !settings)) {
      delete parts[part];
      continue;
    }
    const words = wordsByPart(data as Record<string, string>);
    const whole = settings ? withItsWords(settings, words) : words;
    origins.set(whole, origins.get(settings ?? whole) ?? file ?? '');
    Object.assign(parts, { [part]: whole });
  }
}

/** Puts the files read together. Cheap, so that an edit of one file re-reads only that file. */
function assembled(files: ReadonlyMap<string, ConfigFile>, others: Others): Loaded {
  const parts = Object.fromEntries(LIST_PARTS.map((part) => [part, []])) as unknown as Parts;
  const origins = new Map<object, string>();
  for (const { file, part, data, valid } of files.values()) {
    if (!valid || !part) continue;
    origins.set(data as object, file);
    const list = LIST_PARTS.find((one) => one === part);
    if (list) (parts[list] as unknown[]).push(data);
    else Object.assign(parts, { [part]: data });
  }
  addWords(parts, files, origins);
  const strays = [...others].filter(([file]) => !file.startsWith(`${LOGO_FOLDER}/`));
  const findings = [
    ...missingFindings(files),
    ...strays.map(([file, bytes]) => strayFinding(file, bytes, files)),
  ];
  const problems = [
    ...located(new Map(), 'files', findings),
    ...[...files.values()].flatMap((one) => one.problems),
  ];
  return {
    files,
    others,
    parts,
    content: problems.length === 0 ? decided(parts as Content) : null,
    problems,
    fileOf: (part) => origins.get(part) ?? '',
  };
}

/** The whole content, in which decisions on names of loans hold since they stand in their table. */
const decided = (content: Content): Content => ({
  ...content,
  catalogue: decidedCatalogue(content.catalogue, content.productSorting),
});

/** Makes something of a file's data, once for as long as they stay the same. */
function memoizeByFile<Data, Made>(
  make: (file: string, data: Data) => Made,
): (file: string, data: Data) => Made {
  const known = new Map<string, { data: Data; made: Made }>();
  return (file, data) => {
    const before = known.get(file);
    if (before?.data === data) return before.made;
    const made = make(file, data);
    known.set(file, { data, made });
    return made;
  };
}

/**
 * Loads contents that differ in little from their files alone, in a page as well as on a command line: files that stay
 * the same are checked once.
 */
export function openContent(validation: Validation): (files: ContentFiles) => Loaded {
  const bytesOf = (data: string | Uint8Array): Uint8Array =>
    typeof data === 'string' ? new TextEncoder().encode(data) : data;
  const read = memoizeByFile((file, data: string | Uint8Array) =>
    validateFile(validation, file, bytesOf(data)),
  );
  return (files) => {
    const configs = new Map<string, ConfigFile>();
    const others = new Map<string, Uint8Array | null>();
    for (const [file, data] of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1)))
      if (data !== null && file.endsWith('.json') && slotOf(file)) configs.set(file, read(file, data));
      else others.set(file, data === null ? null : bytesOf(data));
    return assembled(configs, others);
  };
}
