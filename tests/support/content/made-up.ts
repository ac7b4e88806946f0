import { type ContentParts, SCRIPT_PARTS } from '#generated/kinds.ts';
import { wordsByPart, withItsWords } from '#scripts/config/read/word-files.ts';
import { camelCase } from '#scripts/config/read/wording.ts';
import type { Words } from '#site/words.tsx';

// Parts of the made-up site for tests that run in a page too, which read no files.
const FILES = import.meta.glob<Record<string, unknown>>('../../fixtures/site/{*,tables/*,words/*}.json', {
  eager: true,
  import: 'default',
});
const FOLDER = '../../fixtures/site/';

const settings = (part: string) =>
  Object.entries(FILES).find(
    ([file]) => !file.includes('/words/') && camelCase(file.slice(file.lastIndexOf('/') + 1, -5)) === part,
  )?.[1];

const wordsOf = (part: string): object => {
  const [, words = {}] =
    Object.entries(FILES).find(
      ([file]) => file.startsWith(`${FOLDER}words/`) && camelCase(file.slice(FOLDER.length + 6, -5)) === part,
    ) ?? [];
  return wordsByPart(words);
};

const partNamed = <Part extends keyof ContentParts>(part: Part): ContentParts[Part] =>
  withItsWords(settings(part) ?? {}, wordsOf(part)) as ContentParts[Part];

/** Words of everything that scripts draw. */
export const words = Object.fromEntries(SCRIPT_PARTS.map((part) => [part, partNamed(part)])) as Words;

export const { simulator, results } = words;
export const site = partNamed('site');
export const catalogue = partNamed('catalogue');
export const contact = partNamed('contact');
export const exclusions = partNamed('exclusions');
