import { slotOf } from '#scripts/config/read/kinds.ts';
import type { SchemaReader } from '#scripts/config/read/schema-walk.ts';
import { folded } from '#scripts/config/read/wording.ts';
import { parsed, type Published } from '#scripts/preview/editor/page/draft-text.ts';
import { numberText } from '#scripts/preview/editor/page/number-text.ts';
import type { Place } from '#scripts/preview/editor/page/page-view.ts';
import { leavesOf } from '#scripts/preview/editor/page/place-words.ts';

/** A place that was found: its file's title, the labels that lead to it, and its text; for a whole file its title alone. */
export type Hit = Place & { title: string; label: string; text: string };

/** A hit with its words as they are looked for: in its text, and in all of it. */
type Indexed = { hit: Hit; text: string; all: string };

/** Hits shown at once. */
const MOST_HITS = 30;

const indexed = (hit: Hit, more = ''): Indexed => {
  const text = folded(hit.text);
  return { hit, text, all: `${folded(`${hit.title} ${hit.label}`)} ${text} ${more}` };
};

/** Everything of one file that can be found. */
function indexOf(reader: SchemaReader, file: string, text: string, title: string): Indexed[] {
  const slot = slotOf(file);
  const whole = indexed({ file, pointer: '', title, label: '', text: title });
  const data = parsed(text);
  if (!slot || data === undefined) return [whole];
  const leaves = Array.from(leavesOf(reader, slot.kind, data), ({ pointer, path, value }) => {
    const shown = typeof value === 'number' ? numberText(value) : value;
    const hit = { file, pointer, title, label: path.join(' › '), text: shown };
    return indexed(hit, typeof value === 'number' ? String(value) : '');
  });
  return [whole, ...leaves];
}

/** Ranks of a place for a search: its whole text, the start of it, the words together in it, or the words somewhere. */
function fitOf({ text, all, hit }: Indexed, phrase: string, words: readonly string[]): number {
  if (!words.every((word) => all.includes(word))) return 0;
  const isFile = hit.pointer === '' ? 1 : 0;
  if (text === phrase) return 5 + isFile;
  if (text.startsWith(phrase)) return 4 + isFile;
  if (text.includes(phrase)) return 3;
  return words.every((word) => text.includes(word)) ? 2 : 1;
}

/** Returns what is found for a query, best first; nothing for a blank one. */
function found(index: readonly Indexed[], query: string): Hit[] {
  const phrase = folded(query.trim());
  if (phrase === '') return [];
  const words = phrase.split(/\s+/);
  const fits = index.flatMap((one) => {
    const fit = fitOf(one, phrase, words);
    return fit > 0 ? [{ hit: one.hit, fit }] : [];
  });
  return fits
    .toSorted((one, other) => other.fit - one.fit || one.hit.text.length - other.hit.text.length)
    .slice(0, MOST_HITS)
    .map(({ hit }) => hit);
}

/**
 * Opens the search over titles, labels, texts and figures of all files that are edited. A file is read once for as long
 * as its text stays as it is.
 */
export function openSearch(reader: SchemaReader) {
  const known = new Map<string, { text: string; index: Indexed[] }>();
  return (files: Published, titleOf: (file: string) => string, query: string): Hit[] => {
    const edited = Object.entries(files).filter(([file]) => slotOf(file)?.group !== undefined);
    const index = edited.flatMap(([file, text]) => {
      const before = known.get(file);
      if (before?.text === text) return before.index;
      const made = indexOf(reader, file, text, titleOf(file));
      known.set(file, { text, index: made });
      return made;
    });
    return found(index, query);
  };
}
