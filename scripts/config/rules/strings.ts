import { memoizeByRef } from '#domain/memoize.ts';
import type { ConfigFile } from '#scripts/config/read/content.ts';
import { within } from '#scripts/config/read/problem.ts';

/** Names and words as others write them, which may hold any word. */
export const FOREIGN_NAMES: ReadonlySet<string> = new Set([
  'config/catalogue.json',
  'config/tables/entities.json',
  'config/tables/exclusions.json',
  'config/tables/display-names.json',
  'config/tables/products.json',
]);

/** Whether a file is that of a lender. */
export const isOfLender = (file: string): boolean => file.startsWith('config/lenders/');

/** A string of a value, with the keys that lead to it. */
type Said = { text: string; path: readonly string[] };

/** Every string of a value. */
export function stringsOf(value: unknown): Said[] {
  const found: Said[] = [];
  const visit = (one: unknown, path: readonly string[]): void => {
    if (typeof one === 'string') found.push({ text: one, path });
    else if (typeof one === 'object' && one !== null)
      for (const [key, member] of Object.entries(one)) visit(member, [...path, key]);
  };
  visit(value, []);
  return found;
}

type FoundString = Said & { file: string; pointer: string };

/** Strings of a file, once for as long as it stays as it is: in development only one changes at a time. */
const stringsInFile = memoizeByRef(({ file, data }: ConfigFile): FoundString[] =>
  stringsOf(data).map((one) => ({ ...one, file, pointer: within('', ...one.path) })),
);

/** Every string of the files that their schemas allow. */
export const stringsIn = (files: ReadonlyMap<string, ConfigFile>): FoundString[] =>
  [...files.values()].flatMap((config) => (config.valid ? stringsInFile(config) : []));
