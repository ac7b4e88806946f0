import type { ConfigFile } from '#scripts/config/read/content.ts';
import { within } from '#scripts/config/read/problem.ts';

export type FoundString = { file: string; pointer: string; text: string };

/** Names as others write them, which may hold any word. */
export const FOREIGN_NAMES: ReadonlySet<string> = new Set([
  'config/catalogue.json',
  'config/tables/exclusions.json',
  'config/tables/display-names.json',
  'config/tables/products.json',
]);

const NOTHING: ReadonlySet<string> = new Set();

type Files = ReadonlyMap<string, ConfigFile>;
type Visit = (text: string, path: readonly string[]) => void;

/** Visits every string of a value, with the keys that lead to it. */
export function visitStrings(value: unknown, visit: Visit, path: string[] = []): void {
  if (typeof value === 'string') visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    path.push(key);
    visitStrings(member, visit, path);
    path.pop();
  }
}

/** Members that stand side by side on a page and are read as one phrase: '+500', 'entidades comparadas'. */
const PAIRS = [
  ['figure', 'text'],
  ['figure', 'label'],
  ['text', 'label'],
] as const;

/** Visits every string, and after it pairs of strings that stand beside each other on the page. */
export function visitPhrases(value: unknown, visit: Visit, path: string[] = []): void {
  visitStrings(value, visit, path);
  const pairs = (one: unknown, at: string[]): void => {
    if (typeof one !== 'object' || one === null) return;
    const members = one as Record<string, unknown>;
    for (const [first, second] of PAIRS) {
      if (typeof members[first] === 'string' && typeof members[second] === 'string')
        visit(`${members[first]} ${members[second]}`, [...at, first]);
    }
    for (const [key, member] of Object.entries(one)) pairs(member, [...at, key]);
  };
  pairs(value, path);
}

/**
 * Finds the strings of valid files that `matches` accepts. With thousands of files nearly all of them hold nothing to
 * find, so `suspicious` looks at the raw text first; an escape could hide anything from it, and is always followed up.
 * What was found in a file is kept for as long as the file stays as it is: in development only one changes at a time.
 */
export function stringFinder(
  suspicious: RegExp,
  matches: (text: string, path: readonly string[]) => boolean,
  skipped: ReadonlySet<string> = NOTHING,
): (files: Files) => FoundString[] {
  const known = new WeakMap<ConfigFile, FoundString[]>();
  const findIn = (config: ConfigFile): FoundString[] => {
    const found: FoundString[] = [];
    if (
      !config.valid ||
      skipped.has(config.file) ||
      !(config.text.includes('\\') || suspicious.test(config.text))
    )
      return found;
    visitStrings(config.data, (text, path) => {
      if (matches(text, path)) found.push({ file: config.file, pointer: within('', ...path), text });
    });
    return found;
  };
  return (files) => {
    const all: FoundString[] = [];
    for (const config of files.values()) {
      const found = known.get(config) ?? findIn(config);
      known.set(config, found);
      all.push(...found);
    }
    return all;
  };
}
