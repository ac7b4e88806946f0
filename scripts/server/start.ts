import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { startAlerts, watchedDisk } from '#scripts/server/alerts.ts';
import { createApp } from '#scripts/server/app.ts';
import { DRAIN } from '#scripts/server/connections.ts';
import { openLeadStore } from '#scripts/server/leads/store.ts';
import type { Log } from '#scripts/server/log.ts';
import { createMetrics, type Metrics } from '#scripts/server/metrics.ts';
import type { ProviderConfig } from '#scripts/server/provider-config.ts';
import type { Settings } from '#scripts/server/settings.ts';
import { loadSite } from '#scripts/server/site.ts';

export type RunningServer = {
  /** Address it answers at, without a trailing slash. */
  url: string;
  /** Stops accepting, lets what is being answered end, and resolves when every connection is closed. */
  stop: () => Promise<void>;
};

export type StartOptions = {
  settings: Settings;
  /** Folder of the built site. */
  dist: string;
  config: ProviderConfig;
  log: Log;
  requestMilliseconds?: number;
  /** Is given the server before it listens. */
  prepare?: (app: FastifyInstance) => void;
};

/** Serves the metrics on a port of their own, which visitors do not reach. */
async function serveMetrics({ text }: Metrics, { host, metricsPort }: Settings, log: Log) {
  // Nobody's answer is lost with these connections, and a silent one would keep the server from ending.
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_, reply) => reply.type('text/plain; version=0.0.4').send(await text()));
  log.info(`Metrics: ${await app.listen({ host, port: metricsPort ?? 0 })}/metrics`);
  return app;
}

const urlOf = ({ address, port, family }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;

/** Starts the built site with its endpoints. Rejects when there is no build or the address cannot be taken. */
export async function startServer({
  settings,
  dist,
  config,
  ...options
}: StartOptions): Promise<RunningServer> {
  const { log, prepare } = options;
  const site = loadSite(dist);
  const told = { onProblem: (line: string) => log.error(line), onInfo: (line: string) => log.info(line) };
  const store = openLeadStore({ ...settings, ...told }, config.site.privacy.leadDays);
  const metrics = settings.metricsPort === null ? undefined : createMetrics(store);
  const app = createApp({ ...options, config, store, site, settings, metrics });
  let watcher: FastifyInstance | undefined;
  let alerts: ReturnType<typeof startAlerts> | undefined;
  const stop = async (): Promise<void> => {
    // Closes all at once, so that they end within the time allowed.
    await Promise.all([app.close(), watcher?.close(), alerts?.stop(), store.stopDelivering(DRAIN)]);
    await store.close();
  };
  try {
    prepare?.(app);
    await store.writable();
    await app.listen({ host: settings.host, port: settings.port });
    watcher = metrics && (await serveMetrics(metrics, settings, log));
  } catch (error) {
    await stop();
    throw error;
  }
  if (settings.alertWebhook !== '') {
    const { host: name } = new URL(config.site.origin);
    const watched = { name, asOf: config.catalogue.asOf, ...watchedDisk(settings), store };
    alerts = startAlerts(settings.alertWebhook, watched, told.onProblem);
  }
  if (!site.isWhole) log.error('The build is not whole; npm run build makes it anew');
  return { url: urlOf(app.server.address() as AddressInfo), stop };
}
