import { formatJson } from '#scripts/config/fix/format-json.ts';
import { getAt, setAt } from '#scripts/config/read/set-at.ts';
import type { LocatedEdit } from '#scripts/preview/changes/diff.ts';

type Key = string | number | undefined;

/** Puts a value back where it was: among the elements of a list, or under its key. */
function putBack(parent: unknown, key: Key, value: unknown): void {
  if (Array.isArray(parent)) parent.splice(Math.min(Number(key), parent.length), 0, value);
  else setAt(parent as object, [key ?? ''], value);
}

/** Takes a value out of a list or an object. */
function takeOut(parent: unknown, key: Key): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete (parent as Record<string, unknown>)[key ?? ''];
}

/** Returns the text of a file without one of the edits that made it of the text before; the others stay. */
export function withoutEdit(before: string, text: string, { kind, was, now }: LocatedEdit): string {
  const data = JSON.parse(text) as object;
  const parent = getAt(data, now.slice(0, -1));
  const old = getAt(JSON.parse(before), was);
  if (kind === 'changed') setAt(data, [...now], old);
  else if (kind === 'added') takeOut(parent, now.at(-1));
  else if (kind === 'removed') putBack(parent, was.at(-1), old);
  else {
    const moved = getAt(data, now);
    takeOut(parent, now.at(-1));
    putBack(parent, was.at(-1), moved);
  }
  return formatJson(data);
}
