import type { Logger } from 'pino';
import type { LeadStore } from '#scripts/server/leads/lead-store.ts';
import type { Metrics } from '#scripts/server/metrics.ts';
import type { ProviderConfig } from '#scripts/server/provider-config.ts';
import type { Settings } from '#scripts/server/settings.ts';
import type { BuiltSite } from '#scripts/server/site.ts';

export type AppOptions = {
  config: ProviderConfig;
  store: LeadStore;
  /** Null: the endpoints alone. */
  site: BuiltSite | null;
  log: Logger;
  settings: Pick<Settings, 'trustedProxies' | 'quotesPerMinute' | 'leadsPerMinute' | 'drainSeconds'> & {
    /** Longest time a request may take to arrive. */
    requestMilliseconds?: number;
  };
  metrics?: Metrics;
};
