import { expect, it } from 'vitest';
import { callerOf } from '#scripts/server/caller.ts';

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
