import { BlockList, isIP } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether leads may be sent to an address: with TLS to any, without it to this machine. An empty address is none. */
export function isSafeReceiver(url: string): boolean {
  if (url === '') return true;
  const { protocol, hostname } = new URL(url);
  if (protocol === 'https:' || hostname === 'localhost') return true;
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && LOOPBACK.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');
}
