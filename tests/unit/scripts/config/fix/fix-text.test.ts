import { expect, test } from 'vitest';
import { schemaReader } from '#scripts/config/read/schema-walk.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { fixText } from '#scripts/config/fix/fix-file.ts';
import { content } from '../../../../support/content/content.ts';
import { ROOT } from '../../../../support/content/files.ts';
import type { Draft } from '../../../../support/content/rule-run.ts';
import { produce } from 'immer';

const reader = schemaReader(readSchemas(ROOT));
const fix = (file: string, data: unknown) => fixText(reader, file, JSON.stringify(data));

const lender = content.lenders.find(({ id }) => id === 'alerce');
const file = 'config/lenders/alerce.json';

test('a file in another order comes out in the schema’s, at every depth', () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, member]) => [key, reversed(member)] as const)
        .toReversed(),
    );
  };
  const fixed = fix(file, reversed(lender));
  expect(fixed).toBe(fix(file, lender));
});

test('a file has its tables sorted, and its meaningful orders left', () => {
  const exclusions = produce(content.exclusions, (draft: Draft) => void draft.names.reverse());
  const fixed = fix('config/tables/exclusions.json', exclusions);
  expect(JSON.parse(fixed ?? '')).toEqual(content.exclusions);
  const order = produce(content.forcedOrder, (draft: Draft) => void draft.lenders.reverse());
  expect(JSON.parse(fix('config/tables/forced-order.json', order) ?? '')).toEqual(order);
});

test('a file loses its byte order mark and its Windows line ends', () => {
  const text = `\uFEFF${JSON.stringify(lender, null, 2).replaceAll('\n', '\r\n')}`;
  const fixed = fixText(reader, file, text);
  expect(fixed).toBe(fix(file, lender));
});

test.each([
  ['a key twice', '{"id": "a", "id": "b"}'],
  ['no JSON', '{'],
  ['a list', '[]'],
])('a file with %s is left alone', (_, text) => expect(fixText(reader, file, text)).toBeNull());
