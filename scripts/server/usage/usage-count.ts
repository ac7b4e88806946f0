import type { UsageEvent } from '#generated/types.ts';

/** Count of an event on a day of Buenos Aires (YYYY-MM-DD). */
export type UsageCount = Required<UsageEvent> & { day: string; count: number };

/** Sum of an event on a page over some days. */
export type UsageSum = Pick<UsageCount, 'page' | 'event' | 'count'>;

/** Steps of the funnel, in order, under the names they are published by. */
export const STEPS = {
  seen: 'page',
  form: 'form',
  personal: 'personal',
  results: 'results',
  continued: 'continue',
} as const;

type Step = keyof typeof STEPS;

/** Visits that reached each step on a page; null below the smallest count that is published. */
export type PageUsage = { page: string } & Record<Step, number | null>;

/** Fewer than these are not published, so that no figure is about a single person. */
const FEWEST = 10;

/** The steps reached on each page, the most seen first; `fewest` is the least count that is published. */
export function pageUsage(counts: readonly UsageSum[], fewest = FEWEST): PageUsage[] {
  const pages = new Map<string, Map<string, number>>();
  for (const { page, event, count } of counts) {
    const events = pages.get(page) ?? new Map<string, number>();
    pages.set(page, events.set(event, (events.get(event) ?? 0) + count));
  }
  const rows = Array.from(pages, ([page, events]) => {
    const steps = Object.entries(STEPS).map(([step, event]) => {
      const count = events.get(event) ?? 0;
      return [step, count < fewest ? null : count] as const;
    });
    return { page, ...(Object.fromEntries(steps) as Record<Step, number | null>) };
  });
  return rows.sort((one, other) => (other.seen ?? 0) - (one.seen ?? 0) || (one.page < other.page ? -1 : 1));
}
