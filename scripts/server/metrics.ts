import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { freeShare } from '#scripts/server/alerts.ts';
import type { ConnectionCounts } from '#scripts/server/connection-limits.ts';
import type { OpenLeadStore } from '#scripts/server/leads/store.ts';

const DAY = 86_400_000;
const QUOTE_BUCKETS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 1];

/**
 * Metrics for Prometheus: requests, quotes, leads, the age of the catalogue declared on a day as in `2026-06-25`, room on the
 * disk of a folder, and the process with its event loop.
 */
export function createMetrics(
  asOf: string,
  { deliveries, ages, isPurgeHeldBack }: Pick<OpenLeadStore, 'deliveries' | 'ages' | 'isPurgeHeldBack'>,
  folder: string,
) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route and status',
    labelNames: ['route', 'status'],
    registers,
  });
  const quotes = new Histogram({
    name: 'quote_seconds',
    help: 'Time that finding and writing the offers of a request takes',
    buckets: QUOTE_BUCKETS,
    registers,
  });
  const leads = new Counter({
    name: 'leads_total',
    help: 'Leads by what became of them: accepted, refused, failed',
    labelNames: ['outcome'],
    registers,
  });
  const unknownLabels = new Counter({
    name: 'lead_unknown_labels_total',
    help: "Labels of leads that today's form does not have, by field: pages that were open while a label changed",
    labelNames: ['field'],
    registers,
  });
  const usage = new Counter({
    name: 'usage_events_total',
    help: 'Events that were counted, by what happened',
    labelNames: ['event'],
    registers,
  });
  new Gauge({
    name: 'lead_deliveries',
    help: 'Leads on their way to somebody else: waiting, delivered, failed for good',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      // While the database cannot be reached, these are not known, and the others are needed most.
      const counts = await deliveries().catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  ageGauges(registers, ages);
  diskGauge(registers, folder);
  new Gauge({
    name: 'lead_purge_held_back',
    help: '1 while the purge of old leads waits for a person: leads purge --yes',
    registers,
    collect() {
      this.set(isPurgeHeldBack() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'catalogue_age_days',
    help: 'Days since the catalogue was declared',
    registers,
    collect() {
      this.set(Math.floor((Date.now() - Date.parse(asOf)) / DAY));
    },
  });
  return {
    registry,
    requests,
    quotes,
    leads,
    unknownLabels,
    usage,
    watchConnections: connectionGauge(registers),
  };
}

/** Gauges of the oldest delivery and the newest lead; no number while the database cannot be reached. */
function ageGauges(registers: Registry[], ages: OpenLeadStore['ages']): void {
  new Gauge({
    name: 'lead_oldest_delivery_seconds',
    help: 'Time that the oldest delivery has waited; 0 while none waits',
    registers,
    async collect() {
      const since = await ages().then(
        ({ oldestDelivery }) => (oldestDelivery === null ? Date.now() : Date.parse(oldestDelivery)),
        () => NaN,
      );
      this.set(Math.max(0, (Date.now() - since) / 1000));
    },
  });
  new Gauge({
    name: 'lead_last_timestamp_seconds',
    help: 'When the newest lead came, in seconds since 1970; 0 while there is none',
    registers,
    async collect() {
      const last = await ages().then(
        ({ lastLead }) => (lastLead === null ? 0 : Date.parse(lastLead)),
        () => NaN,
      );
      this.set(last / 1000);
    },
  });
}

const diskGauge = (registers: Registry[], folder: string): void =>
  void new Gauge({
    name: 'disk_free_ratio',
    help: 'Share of the disk with the leads, or of the server, that is free',
    registers,
    async collect() {
      this.set(await freeShare(folder).catch(() => NaN));
    },
  });

/** A gauge of the server's connections, once the server says where their counts come from. */
function connectionGauge(registers: Registry[]): (counts: () => ConnectionCounts) => void {
  return (counts) =>
    void new Gauge({
      name: 'http_connections',
      help: 'Connections: open now, idle among them, and dropped since the start to make room',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(counts())) this.set({ state }, count);
      },
    });
}

export type Metrics = ReturnType<typeof createMetrics>;
