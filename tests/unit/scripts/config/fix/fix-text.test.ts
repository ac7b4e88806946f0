import { expect, test } from 'vitest';
import { schemaReader } from '#scripts/config/read/schema-walk.ts';
import { readSchemas } from '#scripts/config/read/schemas.ts';
import { fixText } from '#scripts/config/fix/fix-file.ts';
import { normalColor, normalSlug } from '#scripts/config/fix/normalise.ts';
import { content } from '../../../../support/content/content.ts';
import { ROOT } from '../../../../support/content/files.ts';
import type { Draft } from '../../../../support/content/rule-run.ts';
import { produce } from 'immer';

const reader = schemaReader(readSchemas(ROOT));
const fix = (file: string, data: unknown) => fixText(reader, file, JSON.stringify(data));

test.each([
  ['#fa6400', '#FA6400'],
  ['fa6400', '#FA6400'],
  ['#F60', '#FF6600'],
  [' #FA6400 ', '#FA6400'],
  ['red', 'red'],
  ['#12345', '#12345'],
  ['url(x)', 'url(x)'],
])('the colour %j becomes %j', (color, expected) => expect(normalColor(color)).toBe(expected));

test.each([
  ['Banco Único', 'banco-unico'],
  ['banco_piano', 'banco-piano'],
  ['-a--b-', 'a-b'],
  ['¿?', '¿?'],
])('the slug %j becomes %j', (text, expected) => expect(normalSlug(text)).toBe(expected));

const lender = content.lenders.find(({ id }) => id === 'alerce');
const file = 'config/lenders/alerce.json';

test('a file in another order comes out in the schema’s, at every depth', async () => {
  const reversed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reversed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, member]) => [key, reversed(member)] as const)
        .toReversed(),
    );
  };
  const fixed = await fix(file, reversed(lender));
  expect(fixed?.text).toBe((await fix(file, lender))?.text);
  expect(fixed?.changes).toEqual(['campos en el orden del esquema']);
});

test('a file has its tables sorted, and its meaningful orders left', async () => {
  const exclusions = produce(content.exclusions, (draft: Draft) => void draft.names.reverse());
  const fixed = await fix('config/tables/exclusions.json', exclusions);
  expect(JSON.parse(fixed?.text ?? '')).toEqual(content.exclusions);
  expect(fixed?.changes).toEqual(['/names: lista ordenada']);
  const order = produce(content.forcedOrder, (draft: Draft) => void draft.lenders.reverse());
  expect(JSON.parse((await fix('config/tables/forced-order.json', order))?.text ?? '')).toEqual(order);
});

test('a file loses its byte order mark and its Windows line ends', async () => {
  const text = `\uFEFF${JSON.stringify(lender, null, 2).replaceAll('\n', '\r\n')}`;
  const fixed = fixText(reader, file, text);
  expect(fixed?.text).not.toMatch(/\uFEFF|\r/);
  expect(fixed?.changes).toContain('sin la marca invisible del comienzo (BOM)');
});

test.each([
  ['a key twice', '{"id": "a", "id": "b"}'],
  ['no JSON', '{'],
  ['a list', '[]'],
])('a file with %s is left alone', (_, text) => expect(fixText(reader, file, text)).toBeNull());
