import { isObject } from '#scripts/config/read/is-object.ts';

/** Folder of the words of the interface: a flat file for each part of the site. */
export const WORDS_FOLDER = 'config/words';

type Members = Record<string, unknown>;

/** An object whose keys count from 0 as a list; any other value as it is. */
function asList(value: unknown): unknown {
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([key, member]) => [key, asList(member)] as const);
  return members.length > 0 && members.every(([key]) => /^\d+$/.test(key))
    ? members.map(([, member]) => member)
    : Object.fromEntries(members);
}

/**
 * Returns the words of a file by their parts: `{ 'card.title': 'x' }` as `{ card: { title: 'x' } }`. Keys that count
 * from 0 are a list.
 */
export function wordsByPart(words: Readonly<Record<string, unknown>>): object {
  const root: Members = {};
  for (const [key, text] of Object.entries(words)) {
    if (key === '$schema') continue;
    const path = key.split('.');
    const last = path.pop() ?? key;
    const place = path.reduce((one, name) => (one[name] ??= {}) as Members, root);
    place[last] = text;
  }
  return asList(root) as object;
}

/** Returns settings with the words that belong to them in the same places; settings and words never share a key. */
export function withItsWords(settings: object, words: object): object {
  const both: Members = { ...settings };
  for (const [key, value] of Object.entries(words)) {
    const own = both[key];
    both[key] = isObject(own) && isObject(value) ? withItsWords(own, value) : value;
  }
  return both;
}

/**
 * Returns the gaps that the code fills in a word, each with `?` if it may be left out. In the keys of what is `said` of a
 * file's gaps `*` stands for anything; words for one (`….one`) may do without the number.
 */
export function gapsOfWord(key: string, said: Readonly<Record<string, string>> = {}): string[] {
  const stands = (pattern: string): boolean =>
    pattern.includes('*') &&
    new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '.+')}$`).test(key);
  const gaps = said[key] ?? said[Object.keys(said).find(stands) ?? ''] ?? '';
  const names = gaps.split(' ').filter((name) => name !== '');
  return key.endsWith('.one') ? names.map((name) => (name === 'n' ? 'n?' : name)) : names;
}
