import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer';
import type { Texts } from '#scripts/changes/changes.ts';
import { formatJson } from '#scripts/config/fix/format-json.ts';

enablePatches();

/** Files of a content: the data of JSON, the text of a logo and of what is no JSON. */
export type Files = Readonly<Record<string, unknown>>;

/** What changes in files; `delete` takes one away. */
export type Recipe = (files: Record<string, unknown>) => void;

/** A step of the writing, with the way back. */
type Step = { patches: Patch[]; inverse: Patch[]; place: string };

export type Draft = {
  published: Files;
  files: Files;
  /** Files that somebody else has published anew since they were changed here, as they were before; undefined for none. */
  clashes: Files;
  past: readonly Step[];
  future: readonly Step[];
};

/** Steps that can be taken back. */
const MOST_STEPS = 100;

const texts = new WeakMap<object, string>();

/** Returns a file as text, in the layout of the content's files. */
export function textOf(data: unknown): string {
  if (typeof data === 'string') return data;
  const known = texts.get(data as object) ?? formatJson(data);
  texts.set(data as object, known);
  return known;
}

/** Returns files as texts. */
export const textsOf = (files: Files): Texts =>
  Object.fromEntries(Object.entries(files).map(([file, data]) => [file, textOf(data)]));

/** Whether two versions of a file say the same; undefined for none. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (one !== undefined && other !== undefined && textOf(one) === textOf(other));

/** Names of the files that are not as they are published. */
export const changedFiles = ({ files, published }: Pick<Draft, 'files' | 'published'>): string[] =>
  [...new Set([...Object.keys(published), ...Object.keys(files)])].filter(
    (file) => !isSame(files[file], published[file]),
  );

/** Changes files; changes of one place in a row, letter by letter, are one step, those without a place steps of their own. */
export function changed(draft: Draft, recipe: Recipe, place = ''): Draft {
  const [files, patches, inverse] = produceWithPatches(draft.files, (all: Record<string, unknown>) =>
    recipe(all),
  );
  const last = draft.past.at(-1);
  const isSamePlace = last !== undefined && place !== '' && last.place === place;
  const step = { patches, inverse: isSamePlace ? last.inverse : inverse, place };
  const past = isSamePlace ? draft.past.slice(0, -1) : draft.past;
  return patches.length === 0
    ? draft
    : { ...draft, files, past: [...past, step].slice(-MOST_STEPS), future: [] };
}

/** Takes the last step back; the draft itself when there is none. */
export function undone(draft: Draft): Draft {
  const step = draft.past.at(-1);
  if (!step) return draft;
  const [past, future] = [draft.past.slice(0, -1), [...draft.future, { ...step, place: '' }]];
  return { ...draft, files: applyPatches(draft.files, step.inverse), past, future };
}

/** Takes the last step that was taken back again. */
export function redone(draft: Draft): Draft {
  const step = draft.future.at(-1);
  if (!step) return draft;
  const [past, future] = [[...draft.past, step], draft.future.slice(0, -1)];
  return { ...draft, files: applyPatches(draft.files, step.patches), past, future };
}

/** Files with another version of one of them; undefined for none. */
function withFile(files: Files, file: string, data: unknown): Files {
  const { [file]: _, ...others } = files;
  return data === undefined ? others : { ...others, [file]: data };
}

/** What a changed file was made from; undefined for a new one. */
const baseOf = ({ clashes, published }: Draft, file: string): unknown =>
  file in clashes ? clashes[file] : published[file];

/**
 * Puts a draft on top of what is published now: untouched files are taken as they are, the others stay, and of those that
 * somebody else has published anew one has to be chosen. Steps do not outlive it.
 */
export function received(draft: Draft, latest: Files): Draft {
  if (changedFiles({ files: latest, published: draft.published }).length === 0) return draft;
  const mine = changedFiles(draft);
  const isClash = (file: string): boolean =>
    !isSame(baseOf(draft, file), latest[file]) && !isSame(draft.files[file], latest[file]);
  const files = mine.reduce((all, file) => withFile(all, file, draft.files[file]), latest);
  const clashes = Object.fromEntries(mine.filter(isClash).map((file) => [file, baseOf(draft, file)]));
  return { published: latest, files, clashes, past: [], future: [] };
}

/** Settles a file that somebody else has published anew: mine goes over it, or theirs is taken. */
export function settled(draft: Draft, file: string, isMine: boolean): Draft {
  const { [file]: _, ...clashes } = draft.clashes;
  const files = isMine ? draft.files : withFile(draft.files, file, draft.published[file]);
  return { ...draft, files, clashes, past: [], future: [] };
}

/** A draft as it is kept: its changed files with what they were made from, null for none, and its steps. */
type Kept = Pick<Draft, 'past' | 'future'> & { files: [file: string, mine: unknown, base: unknown][] };

/** Returns the text by which a draft is kept; '' when nothing is changed. */
export function keptText(draft: Draft): string {
  const { past, future } = draft;
  const files = changedFiles(draft).map(
    (file) => [file, draft.files[file] ?? null, baseOf(draft, file) ?? null] as const,
  );
  return files.length + past.length + future.length === 0 ? '' : JSON.stringify({ files, past, future });
}

/** Returns a kept draft on top of what is published now; one without changes when it cannot be read. */
export function restored(text: string, published: Files): Draft {
  const empty: Draft = { published, files: published, clashes: {}, past: [], future: [] };
  try {
    const { files, past, future } = JSON.parse(text) as Kept;
    const put = (side: 1 | 2): Files =>
      files.reduce((all, one) => withFile(all, one[0], one[side] ?? undefined), published);
    return received({ ...empty, published: put(2), files: put(1), past, future }, published);
  } catch {
    return empty;
  }
}
