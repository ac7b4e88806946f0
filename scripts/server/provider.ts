import { readFileSync } from 'node:fs';
import { diskPath } from '#scripts/config/read/folder.ts';
import { refuse } from '#scripts/server/provider/answer.ts';
import { createLeads } from '#scripts/server/leads/endpoint.ts';
import { createFileStore } from '#scripts/server/leads/file-store.ts';
import { createSimulation } from '#scripts/server/provider/simulation.ts';
import { clientAddress } from '#scripts/server/client-address.ts';
import { createEndpoints } from '#scripts/server/endpoints.ts';
import type { Catalogue, SimulatorConfig, Site } from '#generated/types.ts';
import type { Endpoint } from '#scripts/server/endpoints.ts';
import type { Middleware } from '#scripts/server/http.ts';
import type { Settings } from '#scripts/server/settings.ts';

/** The part of `config/` that the embedded provider works from. */
export type ProviderConfig = {
  catalogue: Pick<Catalogue, 'products'>;
  simulator: Pick<SimulatorConfig, 'limits' | 'employment' | 'provinces' | 'seniority'>;
  site: { provider: Pick<Site['provider'], 'path'>; leads: Pick<Site['leads'], 'endpoint'> };
};

export type ProviderSettings = Pick<Settings, 'leadsFile' | 'leadsPerMinute' | 'trustedProxies'> & {
  /** Longest time a body may take to arrive. */
  bodyMilliseconds?: number;
  report: (problem: string) => void;
};

export type Provider = {
  middleware: Middleware;
  /** Opens and mends the file of leads, so that a problem is seen at the start; never rejects. */
  prepare: () => Promise<void>;
  /** Waits for the leads being written. */
  close: () => Promise<void>;
};

const SIMULATION_BYTES = 16 * 1024;
const LEAD_BYTES = 4 * 1024;

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

/** The embedded provider: the simulation and, when the site's leads go to a path of its own, the lead endpoint. */
export function createProvider(
  { catalogue, simulator, site }: ProviderConfig,
  settings: ProviderSettings,
): Provider {
  const { leadsFile, leadsPerMinute, trustedProxies, bodyMilliseconds = 10_000, report } = settings;
  const store = createFileStore({ leadsFile, report });
  const simulation: Endpoint = {
    path: site.provider.path,
    maxBytes: SIMULATION_BYTES,
    answer: createSimulation(catalogue, simulator),
  };
  const leads: Endpoint = {
    path: site.leads.endpoint,
    maxBytes: LEAD_BYTES,
    admit: async (request) => {
      // Browsers say where a request comes from; whoever is no browser forges nothing in a visitor's name.
      if (request.headers['sec-fetch-site'] === 'cross-site')
        return refuse(403, 'Solo las páginas de este sitio registran contactos.');
      const caller = clientAddress(request, trustedProxies);
      const seconds = await store.limits.secondsToWait('leads', caller, leadsPerMinute);
      const headers = { 'Retry-After': String(seconds) };
      return seconds > 0
        ? refuse(429, 'Demasiados registros seguidos. Esperá un momento.', { headers })
        : null;
    },
    answer: createLeads(simulator, { store, report }),
  };
  return {
    middleware: createEndpoints([simulation, leads], { bodyMilliseconds, report }),
    prepare: async () => void (await store.writable()),
    close: store.close,
  };
}
