import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { modulesNamed } from '#scripts/config/codegen/features.ts';
import { isObject } from '#scripts/config/read/is-object.ts';
import { WORDS_FOLDER, wordsByPart } from '#scripts/config/read/word-files.ts';
import { camelCase } from '#scripts/config/read/wording.ts';

const titleOf = (name: string): string => {
  const part = camelCase(name);
  return `${part[0]?.toUpperCase()}${part.slice(1)}Words`;
};

/** Files of words of the project itself, whatever content is at hand: their keys are what the code reads. */
export function wordFiles(
  root: string,
): { name: string; part: string; title: string; words: Readonly<Record<string, string>> }[] {
  const folder = join(root, WORDS_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const name = basename(file, '.json');
      return { name, part: camelCase(name), title: titleOf(name), words: readWords(join(folder, file)) };
    });
}

/** The words of a file, or none while it is not JSON, which the check says. */
function readWords(file: string): Record<string, string> {
  try {
    const { $schema: _, ...words } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return words;
  } catch {
    return {};
  }
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return `${typeOf(value[0])}[]`;
  if (!isObject(value)) return 'string';
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${typeOf(member)}`);
  return `{ ${members.join('; ')} }`;
}

/** The types of all words, and their keys by file. */
export function wordsSource(root: string): string {
  const files = wordFiles(root);
  const types = files.map(({ title, words }) => `export type ${title} = ${typeOf(wordsByPart(words))};`);
  const keys = Object.fromEntries(files.map(({ name, words }) => [name, Object.keys(words)]));
  return `${types.join('\n\n')}

/** The keys that the site reads, by the name of their file. */
export const WORD_KEYS: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(keys, null, 2)};
`;
}

/** Imports what the code says of the gaps that it fills (`<file of words>.gaps.ts`, beside that code). */
export function gapsSource(root: string): string {
  const modules = [...modulesNamed(root, /\.gaps\.ts$/)];
  const imports = modules.map(([name, path]) => `import { gaps as ${camelCase(name)} } from '${path}';`);
  const members = modules.map(([name]) => `  '${name}': ${camelCase(name)},`);
  return `${imports.join('\n')}

/** The gaps that the site fills, by the file of their words and their key. */
export const wordGaps: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${members.join('\n')}
};
`;
}
