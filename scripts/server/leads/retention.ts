import type { LeadStore } from '#scripts/server/leads/lead-store.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Moment, in ISO 8601, before which leads are older than `days` days. */
export const oldestKept = (days: number): string => new Date(Date.now() - days * DAY).toISOString();

/** Purges what is older than `days` days, now and then daily. Gives how to stop. */
export function keepPurged(
  store: Pick<LeadStore, 'purge'>,
  days: number,
  onProblem: (problem: string) => void,
): () => void {
  const purge = (): void =>
    void store.purge(days).catch((error: Error) => onProblem(`Old leads were not purged: ${error.message}`));
  purge();
  const timer = setInterval(purge, DAY).unref();
  return () => clearInterval(timer);
}
