import { houseText } from '#scripts/config/fix/house-text.ts';
import { normalise } from '#scripts/config/fix/normalise.ts';
import { slotOf } from '#scripts/config/read/kinds.ts';
import type { SchemaReader } from '#scripts/config/read/schema-walk.ts';
import { keysOf } from '#scripts/config/read/problem.ts';
import { setAt } from '#scripts/lender/set-at.ts';
import { rebased } from '#scripts/review/editor/page/rebase.ts';

const KEY = 'editor-draft';

/** Texts that differ from the published ones, by file; null for a file that is taken away. */
export type Draft = Readonly<Record<string, string | null>>;
export type Published = Readonly<Record<string, string>>;

/** A draft as it is kept: with the published texts that it was made from, null for those of new files. */
type Stored = { texts: Draft; bases: Draft };

/**
 * What was being edited when the page was left, on top of what was published meanwhile; nothing when it cannot be read.
 */
export function storedDraft(published: Published): Draft {
  try {
    const { texts, bases } = JSON.parse(localStorage.getItem(KEY) ?? '') as Stored;
    const draft = Object.entries(texts).map(([file, text]) => [
      file,
      rebased(bases[file] ?? null, text, published[file] ?? null),
    ]);
    return withFiles({}, published, Object.fromEntries(draft) as Draft);
  } catch {
    return {};
  }
}

/** Keeps the draft for the next visit. A browser that refuses only loses that. */
export function storeDraft(texts: Draft, published: Published): void {
  const bases = Object.fromEntries(Object.keys(texts).map((file) => [file, published[file] ?? null]));
  try {
    if (Object.keys(texts).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ texts, bases } satisfies Stored));
  } catch {
    // Nothing to do: the draft lives as long as the page.
  }
}

/** Calls `listener` when another tab has stored the draft. Returns the way to stop. */
export function onStoredElsewhere(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === KEY) listener();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** The text of a file with the value at a pointer replaced, or taken away when it is undefined. */
export function withValue(text: string, pointer: string, value: unknown): string {
  const data = JSON.parse(text) as object;
  const path = keysOf(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  setAt(data, path, value);
  return houseText(data);
}

/** The draft as it is handed in: every file's keys, tables, colours and addresses in their one form. */
export const inHouseForm = (draft: Draft, reader: SchemaReader): Draft =>
  Object.fromEntries(
    Object.entries(draft).map(([file, text]) => {
      const kind = slotOf(file)?.kind;
      if (!kind || text === null) return [file, text];
      return [file, houseText(normalise(reader, kind, JSON.parse(text) as object).data)];
    }),
  );

/** The draft with some files' texts; a text that is as published is no draft. */
export function withFiles(draft: Draft, published: Published, changes: Draft): Draft {
  const all = Object.entries({ ...draft, ...changes });
  return Object.fromEntries(all.filter(([file, text]) => text !== (published[file] ?? null)));
}

/** The files as they would be. */
export const drafted = (published: Published, draft: Draft): Published =>
  Object.fromEntries(
    Object.entries({ ...published, ...draft }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    ),
  );
