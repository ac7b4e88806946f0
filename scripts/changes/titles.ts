import { fileOfWords } from '#scripts/changes/page-of.ts';
import type { SchemaNode } from '#scripts/config/read/expectation.ts';
import { idOf, LOGO_FOLDER, slotOf } from '#scripts/config/read/kinds.ts';
import { keysOf } from '#scripts/config/read/problem.ts';
import type { Schemas } from '#scripts/config/read/schemas.ts';

/** The label of a part of the content: its schema's title. A part of an older schema without one goes by its key. */
export const titleOf = ({ title }: SchemaNode, key: string): string =>
  typeof title === 'string' ? title : key;

/** The name of a kind of files: the title in its schema's `x-content` block. */
export const kindTitle = (schema: SchemaNode | undefined, kind: string): string =>
  titleOf((schema?.['x-content'] ?? {}) as SchemaNode, kind);

/** Reads a part of a file's data; undefined when there is nothing on the way. */
export const getAt = (data: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string | number, unknown> | undefined)?.[key], data);

/** A bank's page has the name of its lender. */
const PREFIXES: Readonly<Record<string, string>> = { 'bank-detail': 'Ficha de ' };

/** What people call a file with some data: by the name that it gives itself, or else by its kind. */
export function fileTitle(file: string, data: unknown, { byKind }: Pick<Schemas, 'byKind'>): string {
  if (file.startsWith(`${LOGO_FOLDER}/`)) return `el logo ${idOf(file)}`;
  const { kind = '', titleFrom } = slotOf(file) ?? {};
  if (titleFrom) return `${PREFIXES[kind] ?? ''}${String(getAt(data, keysOf(titleFrom)) || idOf(file))}`;
  const own = kindTitle(byKind.get(kind), idOf(file));
  const words = fileOfWords(file);
  return words === file ? own : `${own} · ${fileTitle(words, undefined, { byKind })}`;
}

/** The words of one of several options, or the option itself when it is a word already. */
export const optionTitle = ({ 'x-options': words }: SchemaNode, option: string): string =>
  (words as Partial<Record<string, string>> | undefined)?.[option] ?? option;
