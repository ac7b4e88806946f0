import type { SchemaNode } from '#scripts/config/read/expectation.ts';

/** The label of a part of the content: its schema's title. A part of an older schema without one goes by its key. */
export const titleOf = ({ title }: SchemaNode, key: string): string =>
  typeof title === 'string' ? title : key;

/** The name of a kind of files: the title in its schema's `x-content` block. */
export const kindTitle = (schema: SchemaNode | undefined, kind: string): string =>
  titleOf((schema?.['x-content'] ?? {}) as SchemaNode, kind);

/** The words of one of several options, or the option itself when it is a word already. */
export const optionTitle = ({ 'x-options': words }: SchemaNode, option: string): string =>
  (words as Partial<Record<string, string>> | undefined)?.[option] ?? option;
