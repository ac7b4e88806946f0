import { isIP } from 'node:net';
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

/** Fewest bits of a range that somebody may own; with fewer it would be a good part of the whole network. */
const FEWEST_BITS = { 4: 8, 6: 16 } as const;

/** Whether a text is an IP address, or a range of them as in `10.0.0.0/8`. */
export function isRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address) as 0 | keyof typeof FEWEST_BITS;
  if (version === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  const most = version === 4 ? 32 : 128;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= FEWEST_BITS[version] && Number(bits) <= most;
}
