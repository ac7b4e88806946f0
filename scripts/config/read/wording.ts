import type { Repair } from '#scripts/config/read/problem.ts';
import { editDistance } from '#domain/edit-distance.ts';

const LONGEST_QUOTE = 60;
/** Controls, bidi marks and other characters that a terminal or a reader would not show as they are. */
export const INVISIBLE = String.raw`\p{Cc}\p{Cs}\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF`;
const invisible = new RegExp(`[${INVISIBLE}]`, 'gu');

const codePoint = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');

/** The Unicode number of a character: 'U+202E'. */
export const codeOf = (character: string): string => `U+${codePoint(character)}`;

/** `text` with every character that would not be seen written as `\u202E`. */
export const escapeInvisible = (text: string): string =>
  text.replaceAll(invisible, (character) => `\\u${codePoint(character)}`);

/** The first invisible character of `text` by its Unicode number ('U+202E'), or undefined. */
export function firstInvisible(text: string): string | undefined {
  const [character] = text.match(invisible) ?? [];
  return character && codeOf(character);
}

/** A text between quotes; inner ones would end it, so it then stands between others. */
const inQuotes = (text: string): string => (text.includes('"') ? `«${text}»` : JSON.stringify(text));

/** A value as it stands in the file, short enough for a sentence. */
export function quoted(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[] (una lista vacía)' : 'una lista';
  if (typeof value === 'object' && value !== null) return 'un objeto { … }';
  const text = escapeInvisible(
    typeof value === 'string' ? inQuotes(value) : (JSON.stringify(value) ?? String(value)),
  );
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}

/** 'a', 'a o b', 'a, b o c'; after `most`, how many more there are. */
export function joinWithOr(options: readonly string[], most = 8): string {
  const shown = options.slice(0, most);
  const rest = options.length - shown.length;
  if (rest === 1) return joinWithOr(options, most + 1);
  if (rest > 0) return `${shown.join(', ')} u otras ${rest} posibilidades`;
  const last = shown.pop() ?? '';
  return shown.length === 0
    ? last
    : `${shown.join(', ')} ${/^(?:h?o|8|11$)/i.test(last) ? 'u' : 'o'} ${last}`;
}

/** '1 elemento', '2 elementos'. */
export const pluralize = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** Lower case without accents: 'Rápida' as 'rapida'. */
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const plain = (text: string): string => folded(text).replaceAll(/[^a-z0-9]/g, '');

/** The option that `word` most likely stands for, or undefined when none is near. */
export function nearest(word: string, options: Iterable<string>): string | undefined {
  const wanted = plain(word);
  const most = Math.max(1, Math.floor(wanted.length * 0.25));
  let best: { option: string; distance: number } | undefined;
  for (const option of options) {
    const candidate = plain(option);
    const distance = editDistance(wanted, candidate);
    if (distance <= most && distance < (best?.distance ?? Infinity)) best = { option, distance };
  }
  return best?.option ?? onlyExtension(wanted, options);
}

/** 'bank' is too far from 'banco' by edit distance; when one option alone shares the beginning, that one is meant. */
function onlyExtension(wanted: string, options: Iterable<string>): string | undefined {
  if (wanted.length < 3) return undefined;
  const start = wanted.slice(0, 3);
  const sharing = [...options].filter((option) => plain(option).startsWith(start));
  return sharing.length === 1 ? sharing[0] : undefined;
}

/** The question after a repair's words. */
const asks = (action: string, meant: string): string => `${action}, ¿quisiste decir «${meant}»?`;

/**
 * The repair in words, with the option that was probably meant. Its value is that option, or the text that `mended` makes
 * of it where the word is only a part of what stands there.
 */
export function didYouMean(
  action: string,
  word: unknown,
  options: Iterable<string>,
  mended = (meant: string): string => meant,
): Repair {
  const meant = typeof word === 'string' ? nearest(word.slice(0, 100), options) : undefined;
  return meant === undefined ? { action } : { action: asks(action, meant), value: mended(meant) };
}

/** Words of a text for comparing: lower case, no accents, one space for every run of other characters. */
export const plainWords = (text: string): string =>
  folded(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** 'two-words' as 'twoWords'. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
