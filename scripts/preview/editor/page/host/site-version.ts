import { isDay } from '#domain/format.ts';
import type { SiteVersion } from '#scripts/build/site/version.ts';
import { VERSION_FILE } from '#site/routes.ts';

/** Returns the version that a site shows; undefined when it does not say it. */
export async function siteVersion(origin: string): Promise<SiteVersion | undefined> {
  try {
    const response = await fetch(new URL(VERSION_FILE, origin), { cache: 'no-cache' });
    if (!response.ok) return undefined;
    const { commit, day } = (await response.json()) as Partial<SiteVersion>;
    return typeof commit === 'string' && isDay(day) ? { commit, day } : undefined;
  } catch {
    return undefined;
  }
}
