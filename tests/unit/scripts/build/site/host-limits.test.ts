import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertHostLimits } from '#scripts/build/site/host-limits.ts';

let out = '';
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'limits-'));
  write('_headers', '/*\n  A: b\n');
  write('_redirects', '/a /b 301\n');
});
afterEach(() => rmSync(out, { recursive: true }));

const write = (name: string, text: string): void => writeFileSync(join(out, name), text);
const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

it('passes within its limits', async () => {
  write(
    '_headers',
    lines(100, (index) => `/${index}\n  A: ${'b'.repeat(1990)}`),
  );
  write(
    '_redirects',
    lines(2000, (index) => `/${index} /${'b'.repeat(980)} 301`),
  );
  await expect(assertHostLimits(out)).resolves.toBeUndefined();
});

it.each([
  ['101 rules in _headers (100)', '_headers', lines(101, (index) => `/${index}\n  A: b`)],
  ['2001 characters in a line of _headers (2000)', '_headers', `/*\n${'x'.repeat(2001)}`],
  ['2001 lines in _redirects (2000)', '_redirects', lines(2001, (index) => `/${index} /b 301`)],
  ['1001 characters in a line of _redirects (1000)', '_redirects', 'x'.repeat(1001)],
])('fails over %s', async (limit, file, text) => {
  write(file, text);
  await expect(assertHostLimits(out)).rejects.toThrow(`over what Cloudflare takes of: ${limit}.`);
});

it('fails over the size of a file', async () => {
  write('large.png', '');
  truncateSync(join(out, 'large.png'), 25 * 1024 * 1024 + 1);
  await expect(assertHostLimits(out)).rejects.toThrow('26214401 bytes in a file');
});
