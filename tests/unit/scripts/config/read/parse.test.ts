import { expect, test } from 'vitest';
import { parseConfig } from '#scripts/config/read/parse.ts';

const FILE = 'config/lenders/x.json';
const parse = (text: string | Buffer) => parseConfig(FILE, Buffer.from(text));

/** Where and what, as the first finding says. */
function first(text: string | Buffer): string {
  const [finding] = parse(text).findings;
  return finding ? `${finding.position?.line}:${finding.position?.column} ${finding.is}` : 'nothing';
}

test('well-formed JSON is read', () => {
  expect(parse('{"a": [1, "b: \\"c\\""]}')).toMatchObject({ data: { a: [1, 'b: "c"'] }, findings: [] });
});

test.each([
  ['a missing comma, on the line that lacks it', '{\n  "a": "x"\n  "b": 1\n}', '2:10 falta una coma'],
  ['a missing quote, where it was opened', '{\n  "a": "x,\n  "b": 1\n}', '2:8 el texto no termina'],
  ['something after the end', '{"a": 1}}', '1:9 hay algo que no es JSON'],
])('the check says where a file has %s', (_, text, expected) => expect(first(text)).toContain(expected));

test.each(['__proto__', 'constructor', 'prototype', 'card.__proto__.polluted'])(
  'the check says where a file has a property called %s',
  (key) => {
    const [finding] = parse(`{"a": {"${key}": {"polluted": true}}}`).findings;
    expect(finding).toMatchObject({ pointer: `/a/${key}`, position: { line: 1, column: 8 } });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  },
);

test('the check says where a property hides its name behind an escape', () => {
  expect(parse('{"\\u005f_proto__": 1}').findings).toHaveLength(1);
  expect(parse('{"a": 1, "\\u0061": 2}').findings).toHaveLength(1);
});

test('a mark at the beginning does not hide the rest', () => {
  expect(parse('\uFEFF{"a": 1}').data).toEqual({ a: 1 });
});

test('a file of over 32 MB is not read', () => {
  expect(first(Buffer.alloc(32 * 1024 * 1024 + 1, ' '))).toBe('1:1 el archivo pesa más de 32 MB');
});

test('nesting without end neither hangs nor crashes it', () => {
  const start = performance.now();
  const deep = parseConfig(FILE, Buffer.from('['.repeat(100_000)));
  expect(deep.findings).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(5000);
});
