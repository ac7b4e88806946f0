import { formatNumber, isDay } from '#domain/format.ts';
import { WORDS } from '#scripts/preview/editor/page/words.ts';

/** Steps that a page's visitors took, as `/datos/uso.json` gives them; null for fewer than are published. */
type PageCount = { page: string; seen: number | null; results?: number | null; continued: number | null };

export type Usage = { from: string; until: string; pages: PageCount[] };

/** Returns the counts that a site gives out; undefined when it gives none, or nothing that can be read. */
export async function usageOf(origin: string): Promise<Usage | undefined> {
  try {
    const response = await fetch(new URL('/datos/uso.json', origin));
    if (!response.ok) return undefined;
    const given = (await response.json()) as Partial<Usage>;
    const { from, until, pages } = given;
    return isDay(from) && isDay(until) && Array.isArray(pages) ? { from, until, pages } : undefined;
  } catch {
    return undefined;
  }
}

/** A page's visits in words: '1.204 visitas, 31 % llegó a los resultados, 12 % siguió'. */
export function visitsText({ seen, results = null, continued }: PageCount): string {
  if (seen === null) return WORDS.fewVisits;
  const share = (count: number | null): string =>
    count === null ? WORDS.few : `${Math.round((100 * count) / seen)} %`;
  return WORDS.visits(formatNumber(seen), share(results), share(continued));
}
