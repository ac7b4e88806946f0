import { readFileSync } from 'node:fs';
import type { ProductSorting } from '#generated/types.ts';
import { WORD_KEYS } from '#generated/words.ts';
import { decidedCatalogue } from '#scripts/config/read/decided-names.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { WORDS_FOLDER, withItsWords, wordsByPart } from '#scripts/config/read/word-files.ts';
import type { Content } from '#site/content.ts';

/** The part of `config/` that the embedded provider works from. */
export type ProviderConfig = Pick<Content, 'catalogue' | 'simulator' | 'site'>;

/** Written into the bundle by the build, which then needs no `config/` beside it. */
declare const PROVIDER_CONFIG: ProviderConfig | undefined;

/** The content that was built in or, where nothing was, that of the project under a root folder. */
export const builtProviderConfig = (root: string): ProviderConfig =>
  typeof PROVIDER_CONFIG === 'undefined' ? loadProviderConfig(root) : PROVIDER_CONFIG;

/** Reads the provider's part of `config/` under a root folder; its files have passed the check by then. */
export function loadProviderConfig(root: string): ProviderConfig {
  const fileOf = (file: string): object =>
    JSON.parse(readFileSync(diskPath(root, file), 'utf8')) as Record<string, string>;
  const read = <Part extends keyof ProviderConfig>(name: Part): ProviderConfig[Part] => {
    const words =
      name in WORD_KEYS ? wordsByPart(fileOf(`${WORDS_FOLDER}/${name}.json`) as Record<string, string>) : {};
    return withItsWords(fileOf(`config/${name}.json`), words) as ProviderConfig[Part];
  };
  return {
    catalogue: decidedCatalogue(read('catalogue'), fileOf('config/tables/products.json') as ProductSorting),
    simulator: read('simulator'),
    site: read('site'),
  };
}
