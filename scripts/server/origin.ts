import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request was sent by a page of another site. Browsers say so in Sec-Fetch-Site, older ones name the page's
 * origin; who sends neither is no browser and forges nothing in a visitor's name. `hosts` are ours, with their ports.
 */
export function isForeign(
  { origin, 'sec-fetch-site': site }: Pick<IncomingHttpHeaders, 'origin'> & { 'sec-fetch-site'?: unknown },
  hosts: readonly string[],
): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined) return false;
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host);
}
