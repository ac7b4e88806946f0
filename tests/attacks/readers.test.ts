import { expect, it } from 'vitest';
import { callerOf, isForeign } from '#scripts/server/caller.ts';
import { canonicalPath } from '#scripts/server/canonical-path.ts';
import { publicAddress } from '#domain/page-address.ts';

const BYTES = 16_000;
const RUNS = 9;
const PIECES = ['\t', ' ', ...'/ %2F .html /index , ; ;q=0 : [ :: br " W/ &utm_id='.split(' ')];

const READERS: Record<string, (text: string) => unknown> = {
  canonicalPath,
  callerOf,
  isForeign: (origin) => isForeign({ origin }, ['x']),
  publicAddress: (text) => publicAddress(`https://x.example/?a=${text}`),
};

const shortest = (read: () => unknown): number =>
  Math.min(
    ...Array.from({ length: RUNS }, () => {
      const start = performance.now();
      read();
      return performance.now() - start;
    }),
  );

it.each(Object.entries(READERS))('%s reads as much as headers may hold in a moment', (_, read) => {
  const slow = PIECES.map((piece) => `a${piece.repeat(BYTES / piece.length)}b`)
    .map((text) => ({ text: text.slice(0, 12), milliseconds: shortest(() => read(text)) }))
    // 2 ms on an idle machine.
    .filter(({ milliseconds }) => milliseconds > 8);
  expect(slow).toEqual([]);
});
