import type { ListPart } from '#generated/kinds.ts';
import type { Exceptions } from '#generated/types.ts';
import type { Content } from '#site/content.ts';
import { locate } from '#scripts/config/read/locate.ts';
import { type Finding, type Problem, sentence, type Severity } from '#scripts/config/read/problem.ts';
import type { Part } from '#scripts/config/read/kinds.ts';

export type { Content };

/**
 * Files of a content by their names, `config/site.json`, as text or as bytes; null for a folder and for a broken link.
 */
export type ContentFiles = ReadonlyMap<string, string | Uint8Array | null>;

/** A file under config/, as read. */
export type ConfigFile = {
  /** Path from the root, with slashes: 'config/lenders/galicia.json'. */
  file: string;
  text: string;
  /** Undefined when the file cannot be read as JSON. */
  data: unknown;
  part: Part | undefined;
  /** Whether `data` satisfies its schema. */
  valid: boolean;
  problems: Problem[];
};

/** The valid parts of the content; a part whose file is broken or missing is absent, a broken lender is left out. */
export type Parts = Partial<Omit<Content, ListPart>> & Pick<Content, ListPart>;

/** Bytes of files that are not JSON, by name; null for a folder and for a broken link. */
export type Others = ReadonlyMap<string, Uint8Array | null>;

/** A breach of a rule that is known and wanted. */
export type Exception = Exceptions['exceptions'][number];

/** Everything under config/, read and checked against the schemas, but not yet against the rules. */
export type Loaded = {
  files: ReadonlyMap<string, ConfigFile>;
  /** Everything else in the content's folder. */
  others: Others;
  parts: Parts;
  /** Whole content, or null while any file is broken. */
  content: Content | null;
  /** Problems of syntax and schema. */
  problems: Problem[];
  /** File that a part, a lender or a bank detail was read from. */
  fileOf: (part: object) => string;
};

/** Turns findings of one check into problems with line and column. */
export function located(
  files: ReadonlyMap<string, Pick<ConfigFile, 'text'>>,
  rule: string,
  findings: Iterable<Finding & { severity?: Severity }>,
): Problem[] {
  return Array.from(findings, (finding) => {
    const { file, pointer, at, severity = 'error' } = finding;
    const position = finding.position ?? locate(files.get(file)?.text ?? '', pointer, at);
    const { value } = finding;
    const message = sentence(finding);
    return { rule, severity, file, pointer, ...position, message, ...(value !== undefined && { value }) };
  });
}
