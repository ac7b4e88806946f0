import { readFileSync } from 'node:fs';
import type { ProductSorting } from '#generated/types.ts';
import { SERVER_PARTS } from '#generated/kinds.ts';
import { WORD_KEYS } from '#generated/words.ts';
import { decidedCatalogue } from '#scripts/config/read/decided-names.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { WORDS_FOLDER, withItsWords, wordsByPart } from '#scripts/config/read/word-files.ts';
import type { Content } from '#site/content.ts';

/** The part of `config/` that the server answers from. */
export type ProviderConfig = Pick<Content, (typeof SERVER_PARTS)[number]>;

/** Written into the bundle by the build, which then needs no `config/` beside it. */
declare const PROVIDER_CONFIG: ProviderConfig | undefined;

/** The content that was built in or, where nothing was, that of the project under a root folder. */
export const builtProviderConfig = (root: string): ProviderConfig =>
  typeof PROVIDER_CONFIG === 'undefined' ? loadProviderConfig(root) : PROVIDER_CONFIG;

/** Reads the server's part of `config/` under a root folder; its files have passed the check by then. */
export function loadProviderConfig(root: string): ProviderConfig {
  const fileOf = (file: string): object =>
    JSON.parse(readFileSync(diskPath(root, file), 'utf8')) as Record<string, string>;
  const read = (part: keyof ProviderConfig): object => {
    const words =
      part in WORD_KEYS ? wordsByPart(fileOf(`${WORDS_FOLDER}/${part}.json`) as Record<string, string>) : {};
    return withItsWords(fileOf(`config/${part}.json`), words);
  };
  const parts = Object.fromEntries(SERVER_PARTS.map((part) => [part, read(part)])) as ProviderConfig;
  const products = fileOf('config/tables/products.json') as ProductSorting;
  return { ...parts, catalogue: decidedCatalogue(parts.catalogue, products) };
}
