import { houseText } from '#scripts/config/fix/house-text.ts';
import { keysOf } from '#scripts/config/read/problem.ts';
import { setAt } from '#scripts/lender/set-at.ts';

const KEY = 'editor-draft';

/** Texts that differ from the published ones, by file. */
export type Draft = Readonly<Record<string, string>>;

/** What was being edited when the page was left; nothing when it cannot be read. */
export function storedDraft(): Draft {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Draft;
  } catch {
    return {};
  }
}

/** Keeps the draft for the next visit. A browser that refuses only loses that. */
export function storeDraft(draft: Draft): void {
  try {
    if (Object.keys(draft).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Nothing to do: the draft lives as long as the page.
  }
}

/** The text of a file with the value at a pointer replaced, or taken away when it is undefined. */
export function withValue(text: string, pointer: string, value: unknown): string {
  const data = JSON.parse(text) as object;
  const path = keysOf(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  setAt(data, path, value);
  return houseText(data);
}

/** The draft with one file's text; a text that is as published is no draft. */
export function withFile(
  draft: Draft,
  published: Readonly<Record<string, string>>,
  file: string,
  text: string,
): Draft {
  const { [file]: _, ...rest } = draft;
  return text === published[file] ? rest : { ...rest, [file]: text };
}
