import { expect, it } from 'vitest';
import { callerOf, within } from '#scripts/server/caller.ts';

it.each([
  { seen: '203.0.113.5', caller: '203.0.113.5' },
  { seen: '::ffff:203.0.113.5', caller: '203.0.113.5' },
  { seen: '203.0.113.5:4711', caller: '203.0.113.5' },
  { seen: '2001:db8:1:2:3:4:5:6', caller: '2001:db8:1' },
  { seen: '[2001:db8:1:ffff::7]:443', caller: '2001:db8:1' },
  { seen: '2001:db8::1', caller: '2001:db8:0' },
  { seen: '::1', caller: '0:0:0' },
  { seen: 'somebody', caller: 'unknown' },
  { seen: '', caller: 'unknown' },
])('the server counts $seen as $caller', ({ seen, caller }) => expect(callerOf(seen)).toBe(caller));

it.each([
  { ranges: ['10.0.0.0/8'], address: '10.9.8.7', isIn: true },
  { ranges: ['10.0.0.0/8'], address: '::ffff:10.9.8.7', isIn: true },
  { ranges: ['10.0.0.0/8'], address: '10.9.8.7:4711', isIn: true },
  { ranges: ['10.0.0.0/8'], address: '11.0.0.1', isIn: false },
  { ranges: ['127.0.0.1', 'fd00::/8'], address: 'fd12::1', isIn: true },
  { ranges: ['127.0.0.1', 'fd00::/8'], address: '127.0.0.2', isIn: false },
  { ranges: ['127.0.0.1'], address: 'somebody', isIn: false },
  { ranges: [], address: '127.0.0.1', isIn: false },
])('the server finds it $isIn that $address is within $ranges', ({ ranges, address, isIn }) =>
  expect(within(ranges)(address)).toBe(isIn),
);
