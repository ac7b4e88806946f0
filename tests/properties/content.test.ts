import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locate } from '#scripts/config/read/locate.ts';
import { parseConfig } from '#scripts/config/read/parse.ts';
import { within } from '#scripts/config/read/problem.ts';
import { svgFault } from '#scripts/config/rules/safe-svg.ts';
import { forAll } from '../support/run/property-runs.ts';

const FILE = 'config/lenders/x.json';
const parse = (text: string) => parseConfig(FILE, Buffer.from(text));

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Pointers of every place in a value. */
function* pointersIn(value: unknown, pointer = ''): Generator<{ pointer: string; value: unknown }> {
  yield { pointer, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) yield* pointersIn(member, within(pointer, key));
}

const offsetOf = (text: string, line: number, column: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, column - 1);

const almostJson = fc.tuple(
  fc.json(),
  fc.nat(),
  fc.constantFrom(',', '"', '}', ']', '{', '\\', "'", '//', '\n', '\u0000', ' 1', ''),
);

test('reading refuses exactly what is not JSON, and always says where', () => {
  forAll(almostJson, ([json, at, junk]) => {
    const cut = at % (json.length + 1);
    const text = json.slice(0, cut) + junk + json.slice(cut);
    const { data, findings } = parse(text);
    if (isJson(text)) expect(data).toEqual(JSON.parse(text));
    else
      expect(findings[0]?.position).toMatchObject({
        line: expect.any(Number),
        column: expect.any(Number),
      });
  });
});

test('reading crashes on no bytes at all', () => {
  forAll(fc.uint8Array({ maxLength: 200 }), (bytes) => {
    const { data, findings } = parseConfig(FILE, Buffer.from(bytes));
    expect(data !== undefined || findings.length > 0).toBe(true);
  });
});

test('reading finds a key written twice, wherever it stands', () => {
  forAll(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fc.nat(), (object, at) => {
    const keys = Object.keys(object);
    const twice = JSON.stringify(keys[at % keys.length]);
    const text = `[${JSON.stringify(object).slice(0, -1)},${twice}:1}]`;
    expect(parse(text).findings.some(({ is }) => is.includes('está dos veces'))).toBe(true);
  });
});

test('every place of any JSON is found where it stands', () => {
  forAll(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
    const text = JSON.stringify(value, null, indent);
    for (const { pointer, value: member } of pointersIn(JSON.parse(text))) {
      const { line, column, endLine, endColumn } = locate(text, pointer);
      const found = text.slice(offsetOf(text, line, column), offsetOf(text, endLine, endColumn));
      if (typeof member === 'object' && member !== null)
        expect(found).toBe(Array.isArray(member) ? '[' : '{');
      else expect(JSON.parse(found)).toEqual(member);
    }
  });
});

test('a drawing with anything dangerous spliced in is refused', () => {
  const dangerous = fc.constantFrom(
    '<script>',
    ' onload="x"',
    '<!ENTITY x "y">',
    '<image href="//x"/>',
    '<?x?>',
    '<a:b/>',
    'style="@import x"',
  );
  const svg = '<svg viewBox="0 0 9 9"><g fill="#FFF"><path d="M0 0h9v9z"/></g></svg>';
  forAll(dangerous, fc.nat(svg.length), (junk, at) => {
    const spliced = svg.slice(0, at) + junk + svg.slice(at);
    const fault = svgFault(spliced);
    if (fault !== undefined) return;
    // What is let through stands in a quoted value or between the tags, where it is but text.
    const tags = spliced.replaceAll(/"[^"]*"/g, '""').match(/<[^>]*>/g) ?? [];
    for (const tag of tags) expect(tag).toMatch(/^<\/?(?:svg|g|path)(?: (?!on)[a-zA-Z]+="")*\/?>$/);
  });
});
