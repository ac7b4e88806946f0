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

/** Groups of an IPv6 address that one customer is given (/48): networks and addresses behind it are free to change. */
const CUSTOMER_GROUPS = 3;

function networkOf(address: string): string {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, CUSTOMER_GROUPS).join(':');
}

/** An address without the port that some proxies add to it. */
function withoutPort(address: string): string {
  if (address.startsWith('[')) return address.slice(1, Math.max(1, address.indexOf(']')));
  const colon = address.indexOf(':');
  return colon !== -1 && colon === address.lastIndexOf(':') ? address.slice(0, colon) : address;
}

/** An address as it is without a port and, of an IPv4 one, without the form that IPv6 gives it. */
function plainAddress(seen: string): string {
  const bare = withoutPort(seen);
  return /^::ffff:/i.test(bare) ? bare.slice('::ffff:'.length) : bare;
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

/**
 * Returns the key that a caller is counted by: its IPv4 address, or the network of its IPv6 address. Anything but an
 * address counts as one caller, so that invented ones do not fill the memory.
 */
export function callerOf(seen: string): string {
  const address = plainAddress(seen);
  if (isIP(address) === 0) return 'unknown';
  return isIP(address) === 6 ? networkOf(address) : address;
}
