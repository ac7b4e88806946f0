import type { ConfigFile } from '#scripts/config/read/content.ts';
import { within } from '#scripts/config/read/problem.ts';

export type FoundString = { file: string; pointer: string; text: string };

/** Names and words as others write them, which may hold any word. */
export const FOREIGN_NAMES: ReadonlySet<string> = new Set([
  'config/catalogue.json',
  'config/tables/entities.json',
  'config/tables/exclusions.json',
  'config/tables/display-names.json',
  'config/tables/products.json',
]);

/** A string of a value, with the keys that lead to it. */
type Said = { text: string; path: readonly string[] };

/** Visits every string of a value, with the keys that lead to it, which change as it goes on. */
function visitStrings(
  value: unknown,
  visit: (text: string, path: readonly string[]) => void,
  path: string[] = [],
): void {
  if (typeof value === 'string') visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    path.push(key);
    visitStrings(member, visit, path);
    path.pop();
  }
}

/** Every string of a value. */
export function stringsOf(value: unknown): Said[] {
  const found: Said[] = [];
  visitStrings(value, (text, path) => found.push({ text, path: [...path] }));
  return found;
}

/** Members that stand side by side on a page and are read as one phrase: '+500', 'entidades comparadas'. */
const PAIRS = [
  ['figure', 'text'],
  ['figure', 'label'],
  ['text', 'label'],
] as const;

function pairsOf(value: unknown, path: readonly string[]): Said[] {
  if (typeof value !== 'object' || value === null) return [];
  const members = value as Record<string, unknown>;
  const pairs = PAIRS.filter((pair) => pair.every((key) => typeof members[key] === 'string'));
  return [
    ...pairs.map((pair) => ({ text: pair.map((key) => members[key]).join(' '), path: [...path, pair[0]] })),
    ...Object.entries(value).flatMap(([key, member]) => pairsOf(member, [...path, key])),
  ];
}

/** Every string, and after them pairs of strings that stand beside each other on the page. */
export const phrasesOf = (value: unknown): Said[] => [...stringsOf(value), ...pairsOf(value, [])];

/**
 * Finds the strings of valid files that `matches` accepts. With thousands of files nearly all of them hold nothing to
 * find, so `suspicious` looks at the raw text first; an escape could hide anything from it, and is always followed up.
 * Findings of a file are kept for as long as the file stays as it is: in development only one changes at a time.
 */
export function stringFinder(
  suspicious: RegExp,
  matches: (text: string, path: readonly string[]) => boolean,
  skipped: ReadonlySet<string> = new Set(),
): (files: ReadonlyMap<string, ConfigFile>) => FoundString[] {
  const known = new WeakMap<ConfigFile, FoundString[]>();
  const findIn = ({ file, valid, text: raw, data }: ConfigFile): FoundString[] => {
    const isWorthIt = valid && !skipped.has(file) && (raw.includes('\\') || suspicious.test(raw));
    const found: FoundString[] = [];
    if (isWorthIt)
      visitStrings(data, (text, path) => {
        if (matches(text, path)) found.push({ file, pointer: within('', ...path), text });
      });
    return found;
  };
  return (files) =>
    [...files.values()].flatMap((config) => {
      const found = known.get(config) ?? findIn(config);
      known.set(config, found);
      return found;
    });
}
