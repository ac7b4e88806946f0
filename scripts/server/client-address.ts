import { isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';

/** The network of an IPv6 address that one customer holds (/64): its single addresses are free to change. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = address.includes('::') ? tail.split(':').filter(Boolean) : [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}

/**
 * What to count a caller by: its address, or its network when that is IPv6. Behind `trustedProxies` proxies of ours,
 * the address the farthest of them saw, from X-Forwarded-For; what stands before it the caller may have made up.
 */
export function clientAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  const direct = socket.remoteAddress ?? '';
  const seen = trustedProxies > 0 ? (forwarded.at(-trustedProxies) ?? forwarded[0] ?? direct) : direct;
  const address = seen.startsWith('::ffff:') ? seen.slice('::ffff:'.length) : seen;
  return isIPv6(address) ? networkOf(address) : address;
}
