import { formatJson } from '#scripts/config/fix/format-json.ts';
import { keysOf } from '#scripts/config/read/problem.ts';
import { setAt } from '#scripts/config/read/set-at.ts';

/** Texts that differ from the published ones, by file; null for a file that is taken away. */
export type Draft = Readonly<Record<string, string | null>>;
/** Published texts by file. */
export type Published = Readonly<Record<string, string>>;

/** The data of a text; undefined when it is no JSON, as with a comma too many or the marks of a merge. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text of a file with the value at a pointer replaced, or taken away when it is undefined. */
export function withValue(text: string, pointer: string, value: unknown): string {
  const data = JSON.parse(text) as object;
  setAt(data, keysOf(pointer), value);
  return formatJson(data);
}

/** Without the texts that are as published, which are no draft. */
export const unpublished = (draft: Draft, published: Published): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([file, text]) => text !== (published[file] ?? null)));

/** The published files with the draft's changes. */
export const drafted = (published: Published, draft: Draft): Published =>
  Object.fromEntries(
    Object.entries({ ...published, ...draft }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    ),
  );
