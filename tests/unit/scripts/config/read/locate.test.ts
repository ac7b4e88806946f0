import { expect, test } from 'vitest';
import { locate } from '#scripts/config/read/locate.ts';

const TEXT = `{
  "a": { "b\\"": [10, { "c": "x, y" }] },
  "d": null,
  "é": true
}`;

test.each([
  ['the root', '', 'value', '1:1-1:2'],
  ['an object by the bracket that opens it', '/a', 'value', '2:8-2:9'],
  ['a key with an escape', '/a/b"', 'key', '2:10-2:15'],
  ['an element', '/a/b"/0', 'value', '2:18-2:20'],
  ['a text with a comma', '/a/b"/1/c', 'value', '2:29-2:35'],
  ['a literal', '/d', 'value', '3:8-3:12'],
  ['a key beyond ASCII', '/é', 'key', '4:3-4:6'],
  ['for what is missing, what it is missing from', '/a/z/1', 'value', '2:8-2:9'],
  ['for a place inside a text, the text', '/d/x', 'value', '3:8-3:12'],
] as const)('the search for a place in a file finds: %s', (_, pointer, at, expected) => {
  const { line, column, endLine, endColumn } = locate(TEXT, pointer, at);
  expect(`${line}:${column}-${endLine}:${endColumn}`).toBe(expected);
});

test('an empty text has a first line', () => expect(locate('', '/a')).toMatchObject({ line: 1, column: 1 }));
