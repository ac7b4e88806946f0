import { expect, it } from 'vitest';
import { clientAddress } from '#scripts/server/client-address.ts';
import type { IncomingMessage } from 'node:http';

const requestFrom = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({
    socket: { remoteAddress },
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  }) as IncomingMessage;

it.each([
  { case: 'the connection', direct: '203.0.113.5', proxies: 0, address: '203.0.113.5' },
  { case: 'IPv4 inside IPv6', direct: '::ffff:203.0.113.5', proxies: 0, address: '203.0.113.5' },
  { case: 'the /64 network of IPv6', direct: '2001:db8:1:2:3:4:5:6', proxies: 0, address: '2001:db8:1:2' },
  { case: 'a shortened IPv6', direct: '2001:db8::1', proxies: 0, address: '2001:db8:0:0' },
  {
    case: 'no header that the caller wrote',
    direct: '203.0.113.5',
    forwarded: '1.1.1.1',
    proxies: 0,
    address: '203.0.113.5',
  },
  {
    case: 'what our proxy saw',
    direct: '10.0.0.1',
    forwarded: '1.1.1.1, 198.51.100.7',
    proxies: 1,
    address: '198.51.100.7',
  },
  {
    case: 'what the farther proxy saw',
    direct: '10.0.0.1',
    forwarded: '1.1.1.1, 198.51.100.7, 10.0.0.2',
    proxies: 2,
    address: '198.51.100.7',
  },
  {
    case: 'the first of too few',
    direct: '10.0.0.1',
    forwarded: '198.51.100.7',
    proxies: 2,
    address: '198.51.100.7',
  },
  { case: 'the connection when a proxy says nothing', direct: '10.0.0.1', proxies: 1, address: '10.0.0.1' },
])('counts a caller by $case', ({ direct, forwarded, proxies, address }) => {
  expect(clientAddress(requestFrom(direct, forwarded), proxies)).toBe(address);
});
