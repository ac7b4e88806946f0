import { keysOf } from '#scripts/config/read/problem.ts';
import { getAt } from '#scripts/config/read/set-at.ts';
import { type Draft, parsed, withValue } from '#scripts/preview/editor/page/draft-text.ts';
import { type Conflict, isEqual } from '#scripts/preview/editor/page/rebase.ts';

/** A place of a file that the draft and a newer published version have both changed. */
export type FileConflict = Conflict & { file: string };

/** Which of the two values of a conflict is taken. */
export type Side = 'mine' | 'theirs';

const isSamePlace = (one: FileConflict, other: FileConflict): boolean =>
  one.file === other.file && one.pointer === other.pointer;

/** Joins two lists of conflicts; of two about the same place the later one stays. */
export const joined = (known: readonly FileConflict[], found: readonly FileConflict[]): FileConflict[] => [
  ...known.filter((one) => !found.some((other) => isSamePlace(one, other))),
  ...found,
];

/** Whether the draft holds the published value at the place of a conflict, so that there is nothing left to ask. */
function isGivenUp({ file, pointer, mine, theirs }: FileConflict, draft: Draft): boolean {
  const text = draft[file];
  const data = typeof text === 'string' ? parsed(text) : undefined;
  if (mine === undefined || pointer === '' || data === undefined) return false;
  return isEqual(getAt(data, keysOf(pointer)), theirs);
}

/** Returns the conflicts that a draft still has: neither its file nor its place is as published. */
export const openConflicts = (conflicts: readonly FileConflict[], draft: Draft): FileConflict[] =>
  conflicts.filter((one) => one.file in draft && !isGivenUp(one, draft));

/**
 * Returns the draft's text of the file with one side of the conflict in its place, null when that side has no file.
 * Returns undefined when the place holds another value than the one that was kept: somebody has edited or moved it.
 */
export function withSide(draft: Draft, conflict: FileConflict, side: Side): string | null | undefined {
  const { file, pointer, mine, theirs } = conflict;
  const text = draft[file];
  if (pointer === '') return text === mine ? (conflict[side] as string | null) : undefined;
  if (typeof text !== 'string') return undefined;
  const kept = mine === undefined ? theirs : mine;
  return isEqual(getAt(parsed(text), keysOf(pointer)), kept)
    ? withValue(text, pointer, conflict[side])
    : undefined;
}
