import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { formatJson } from '#scripts/config/fix/format-json.ts';
import { listConfig } from '#scripts/config/read/load.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { ROOT } from '../../../../support/content/files.ts';

const files = listConfig(ROOT).map(
  (file) => [file, JSON.parse(readFileSync(diskPath(ROOT, file), 'utf8')) as unknown] as const,
);

test.each<readonly [string, unknown]>([
  ...files,
  ['empty lists and objects', { a: [], b: {}, c: [{}] }],
  ['a list that just fits', { a: ['x'.repeat(50), 'y'.repeat(44)] }],
  ['a list that is one too long', { a: ['x'.repeat(50), 'y'.repeat(45)], b: 1 }],
  ['lists in a list', { a: [['x', 'y'], ['z']], b: [['x']] }],
  ['a long list in a list', { a: [['x'.repeat(60), 'y'.repeat(60)]] }],
])('%s is laid out as the formatter does', async (_, value) => {
  const laidOut = await format('any.json', JSON.stringify(value, null, 2), { printWidth: 110 });
  expect(formatJson(value)).toBe(laidOut.code);
});
