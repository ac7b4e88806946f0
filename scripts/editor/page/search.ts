import { slotOf } from '#scripts/config/read/kinds.ts';
import type { SchemaReader } from '#scripts/config/read/schema-walk.ts';
import { folded } from '#scripts/config/read/wording.ts';
import type { Files } from '#scripts/editor/page/draft.ts';
import { numberText } from '#scripts/editor/page/Input.tsx';
import { leavesOf } from '#scripts/editor/page/leaves.ts';
import type { Place } from '#scripts/editor/page/usePlace.ts';

/** A place that was found: its file's title, the labels that lead to it, and its text; for a whole file its title alone. */
export type Hit = Place & { title: string; label: string; text: string };

/** A hit with its words as they are looked for: in its text, and in all of it. */
type Indexed = { hit: Hit; text: string; all: string };

/** Hits shown at once. */
const MOST_HITS = 30;

/** Everything of one file that can be found: its title, its texts, and its figures as they are written. */
function indexOf(reader: SchemaReader, file: string, data: unknown, title: string): Indexed[] {
  const kind = slotOf(file)?.kind;
  const leaves = kind && typeof data === 'object' ? Array.from(leavesOf(reader, kind, data)) : [];
  const whole = { pointer: '', path: [], value: title };
  return [whole, ...leaves].map(({ pointer, path, value }) => {
    const hit = { file, pointer, title, label: path.join(' › '), text: numberText(value) };
    const text = folded(hit.text);
    return { hit, text, all: `${folded(`${title} ${hit.label}`)} ${text} ${value}` };
  });
}

/** Ranks of a place for a search: its whole text, the start of it, the words together in it, or the words somewhere. */
function fitOf({ text, all }: Indexed, phrase: string, words: readonly string[]): number {
  if (!words.every((word) => all.includes(word))) return 0;
  if (text.startsWith(phrase)) return text === phrase ? 4 : 3;
  return text.includes(phrase) ? 2 : 1;
}

/**
 * Opens the search over titles, labels, texts and figures of all files that are edited, which gives the best first. A file
 * is read once for as long as it stays as it is.
 */
export function openSearch(reader: SchemaReader) {
  const known = new WeakMap<object, Indexed[]>();
  return (files: Files, titleOf: (file: string) => string, query: string): Hit[] => {
    const phrase = folded(query.trim());
    const words = phrase.split(/\s+/);
    const edited = Object.entries(files).filter(([file]) => slotOf(file)?.group !== undefined);
    const index = edited.flatMap(([file, data]) => {
      const made = known.get(Object(data)) ?? indexOf(reader, file, data, titleOf(file));
      known.set(Object(data), made);
      return made;
    });
    return index
      .map((one) => ({ hit: one.hit, fit: fitOf(one, phrase, words) }))
      .filter(({ fit }) => fit > 0)
      .toSorted((one, other) => other.fit - one.fit || one.hit.text.length - other.hit.text.length)
      .slice(0, MOST_HITS)
      .map(({ hit }) => hit);
  };
}
