import { readFileSync } from 'node:fs';
import { diskPath } from '#scripts/config/read/folder.ts';
import type { Catalogue, SimulatorConfig, Site } from '#generated/types.ts';

/** The part of `config/` that the embedded provider works from. */
export type ProviderConfig = {
  catalogue: Pick<Catalogue, 'asOf' | 'products'>;
  simulator: Pick<SimulatorConfig, 'employment' | 'provinces' | 'seniority'>;
  site: {
    origin: string;
    provider: Pick<Site['provider'], 'path'>;
    leads: Pick<Site['leads'], 'endpoint'>;
    privacy: Pick<Site['privacy'], 'leadDays'>;
  };
};

/** Written into the bundle by the build, which then needs no `config/` beside it. */
declare const PROVIDER_CONFIG: ProviderConfig | undefined;

/** The content that was built in or, where nothing was, that of the project under a root folder. */
export const builtProviderConfig = (root: string): ProviderConfig =>
  typeof PROVIDER_CONFIG === 'undefined' ? loadProviderConfig(root) : PROVIDER_CONFIG;

/** Reads the provider's part of `config/` under a root folder; its files have passed the check by then. */
export function loadProviderConfig(root: string): ProviderConfig {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(diskPath(root, `config/${name}.json`), 'utf8'));
  return {
    catalogue: read('catalogue') as Catalogue,
    simulator: read('simulator') as SimulatorConfig,
    site: read('site') as Site,
  };
}
