import type { LeadStore } from '#scripts/server/leads/store.ts';

/**
 * What `/metrics` shows, in the text format of Prometheus: three gauges of the leads, and the events that this
 * process has counted. While the database cannot be reached the deliveries are left out.
 */
export function createMetrics({ writable, deliveries }: Pick<LeadStore, 'writable' | 'deliveries'>) {
  const events = new Map<string, number>();
  const gauge = (name: string, help: string, value: number): string =>
    `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`;
  return {
    count: (event: string): void => void events.set(event, (events.get(event) ?? 0) + 1),
    text: async (): Promise<string> => {
      const isWritable = await writable();
      const counts = await deliveries().catch(() => null);
      const usage = Array.from(events, ([event, count]) => `usage_events_total{event="${event}"} ${count}\n`);
      return [
        gauge('leads_writable', '1 while a lead can be written', isWritable ? 1 : 0),
        ...(counts
          ? [
              gauge('lead_deliveries_waiting', 'Deliveries that wait for their receiver', counts.waiting),
              gauge('lead_deliveries_given_up', 'Deliveries that were given up', counts.givenUp),
            ]
          : []),
        '# HELP usage_events_total Usage events counted since the start\n# TYPE usage_events_total counter\n',
        ...usage,
      ].join('');
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
