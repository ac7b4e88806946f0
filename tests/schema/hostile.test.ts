import { expect, test } from 'vitest';
import type { Problem } from '#scripts/config/read/problem.ts';
import { openLoader, readFiles } from '#scripts/config/read/load.ts';
import type { ContentFiles } from '#scripts/config/read/content.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { ROOT } from '../support/content/files.ts';

const load = openLoader(ROOT);
const contents = readFiles(ROOT);
const real = load(contents);

const ALERCE = 'config/lenders/alerce.json';
const SITE = 'config/site.json';

const textOf = (file: string): string => real.files.get(file)?.text ?? '';

/** Errors of the whole content with one file's text replaced. */
function errorsWith(file: string, text: string): Problem[] {
  const changed: ContentFiles = new Map(contents).set(file, text);
  const loaded = load(changed);
  return allProblems(loaded).filter((problem) => problem.severity === 'error' && problem.file === file);
}

const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

/** Replaces `from`, and says on which line what replaced it begins. */
function edited(file: string, from: string, to: string): { text: string; line: number } {
  const before = textOf(file);
  if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`);
  return { text: before.replace(from, () => to), line: lineOf(before, from) };
}

const NAME = '"Banco Alerce"';
const ORIGIN = 'https://calculador.example';
const COLOR = '"#FA6400"';
const WEBSITE = '"https://www.alerce.example"';
const LOGO = '"alerce.svg"';

const REFUSED: [name: string, file: string, from: string, to: string][] = [
  ['CSS that closes the rule', ALERCE, COLOR, '"#FA6400}body{display:none"'],
  ['a CSS expression', ALERCE, COLOR, '"expression(alert(1))"'],
  ['a colour with a line end', ALERCE, COLOR, '"#FA6400\\n"'],
  ['a javascript: link in mixed case', ALERCE, WEBSITE, '"JaVaScRiPt:alert(1)"'],
  ['a data: link', ALERCE, WEBSITE, '"data:text/html,<script>alert(1)</script>"'],
  ['a link without a scheme', ALERCE, WEBSITE, '"//evil.example"'],
  ['a link over http', ALERCE, WEBSITE, '"http://www.alerce.example"'],
  ['a link with a user that looks like a host', ALERCE, WEBSITE, '"https://www.alerce.example@evil.example"'],
  ['a link with a Cyrillic letter', ALERCE, WEBSITE, '"https://www.аlerce.example"'],
  ['a link with spaces', ALERCE, WEBSITE, '"https://www.alerce.example/ onmouseover=x"'],
  ['a logo outside its folder', ALERCE, LOGO, '"../../package.json"'],
  ['a logo from another site', ALERCE, LOGO, '"https://evil.example/a.svg"'],
  ['a logo with a null byte', ALERCE, LOGO, '"alerce.svg\\u0000.png"'],
  ['an id with a path', ALERCE, '"id": "alerce"', '"id": "../admin"'],
  ['an id that is not the file’s', ALERCE, '"id": "alerce"', '"id": "alerce-2"'],
  ['the end of a script element', ALERCE, NAME, '"</script><script>alert(1)"'],
  ['a comment that swallows the page', ALERCE, NAME, '"<!-- Alerce"'],
  ['the same as an escape', ALERCE, NAME, '"Banco \\u202EaicilaG"'],
  ['a null character', ALERCE, NAME, '"Banco\\u0000Alerce"'],
  ['an escape sequence of a terminal', ALERCE, NAME, '"\\u001b[31mBanco"'],
  ['half a surrogate pair', ALERCE, NAME, '"Banco \\ud800"'],
  ['a line break', ALERCE, NAME, '"Banco\\nAlerce"'],
  ['a text of 1 MB', ALERCE, NAME, `"${'x'.repeat(100_000)}"`],
  ['a template hole where there is none', ALERCE, NAME, '"{constructor}"'],
  ['a number that is infinite', ALERCE, '"founded": 1905', '"founded": 1e999'],
  ['a constructor', ALERCE, '"founded": 1905', '"constructor": {},\n  "founded": 1905'],
  ['a script in the menu', SITE, '"href": "/bancos"', '"href": "javascript:alert(1)"'],
  ['an address with a port', SITE, `"origin": "${ORIGIN}"`, `"origin": "${ORIGIN}:8080"`],
  ['a provider over http', SITE, '"baseUrl": ""', '"baseUrl": "http://evil.example"'],
  [
    'an object that cannot be written as a text, in a list without repeats',
    SITE,
    '"campaigns": ["radio"',
    '"campaigns": [{ "a": { "toString": 0 }, "b": 1 }',
  ],
];

test.each(REFUSED)('%s is refused on its line', (_, file, from, to) => {
  const { text, line } = edited(file, from, to);
  const errors = errorsWith(file, text);
  expect(errors.length).toBeGreaterThan(0);
  // A list entry put in front pushes the original one line down.
  const lines = errors.map((error) => error.line);
  expect(lines.includes(line) || lines.includes(line + 1)).toBe(true);
});

test.each([
  ['quotes and an ampersand', NAME, '"Banco \\"Alerce\\" & Cía"'],
  ['an apostrophe', NAME, '"Banco d\'Oro"'],
  ['a name like a property', NAME, '"toString"'],
  ['a less-than sign in a text', '"tagline": "⟦', '"tagline": "Uno < dos. ⟦'],
  ['an escape for a common letter', NAME, '"Banco \\u0047alicia"'],
  ['a slash that is escaped', WEBSITE, '"https:\\/\\/www.alerce.example"'],
  ['another path to the schema', '"../../../../schema/lender', '"../../../schema/lender'],
])('what is odd but harmless is let through, and shown as it is written: %s', (_, from, to) => {
  expect(errorsWith(ALERCE, edited(ALERCE, from, to).text)).toEqual([]);
});
