import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, prefix);
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

/** Names that no public server answers to: of one word, or in a domain that is kept for private networks. */
const PRIVATE_NAME = /^[^.]+$|\.(?:internal|local|lan|home\.arpa)$/;

const isIn = (list: BlockList, host: string): boolean => list.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');

/**
 * Whether leads may be sent to an address: with TLS to any; without it to this machine, and to the one private host,
 * by name or address, that the operator has confirmed. An empty address is none.
 */
export function isSafeReceiver(url: string, confirmedHost: string): boolean {
  if (url === '') return true;
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:') return true;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (host === 'localhost') return true;
  if (isIP(host) !== 0 && isIn(LOOPBACK, host)) return true;
  const isPrivate = isIP(host) === 0 ? PRIVATE_NAME.test(host) : isIn(PRIVATE, host);
  return isPrivate && host === confirmedHost.toLowerCase().replace(/^\[|\]$/g, '');
}
