import { describe, expect, test } from 'vitest';
import type { Problem } from '#scripts/config/read/problem.ts';
import { openLoader, readFiles } from '#scripts/config/read/load.ts';
import type { ContentFiles } from '#scripts/config/read/content.ts';
import { parseConfig } from '#scripts/config/read/parse.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { svgFault } from '#scripts/config/rules/safe-svg.ts';
import { ROOT } from '../support/content/files.ts';

const load = openLoader(ROOT);
const contents = readFiles(ROOT);
const real = load(contents);

const ALERCE = 'config/lenders/alerce.json';
const SITE = 'config/site.json';
const WORDS = 'config/words/site.json';
const HOME = 'config/home.json';
const TERMS = 'config/legal/terms.json';
const ORDER = 'config/tables/forced-order.json';
const EXCLUSIONS = 'config/tables/exclusions.json';
const CATALOGUE = 'config/catalogue.json';

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
const LEGAL_NAME = '"BANCO DE ALERCE Y BUENOS AIRES S.A.",';
const ORIGIN = 'https://calculador.example';
const COLOR = '"#FA6400"';
const WEBSITE = '"https://www.alerce.example"';
const LOGO = '"alerce.svg"';

const REFUSED: [name: string, file: string, from: string, to: string][] = [
  ['CSS that closes the rule', ALERCE, COLOR, '"#FA6400}body{display:none"'],
  ['CSS with an address', ALERCE, COLOR, '"url(https://evil.example)"'],
  ['a CSS expression', ALERCE, COLOR, '"expression(alert(1))"'],
  ['a CSS variable', ALERCE, COLOR, '"var(--ink)"'],
  ['a colour with a line end', ALERCE, COLOR, '"#FA6400\\n"'],
  ['a colour nobody sees', ALERCE, COLOR, '"#FFFFFF"'],
  ['a javascript: link', ALERCE, WEBSITE, '"javascript:alert(document.cookie)"'],
  ['a javascript: link in mixed case', ALERCE, WEBSITE, '"JaVaScRiPt:alert(1)"'],
  ['a data: link', ALERCE, WEBSITE, '"data:text/html,<script>alert(1)</script>"'],
  ['a link without a scheme', ALERCE, WEBSITE, '"//evil.example"'],
  ['a link over http', ALERCE, WEBSITE, '"http://www.alerce.example"'],
  ['a link to another host', ALERCE, WEBSITE, '"https://evil.example"'],
  ['a link with a user that looks like a host', ALERCE, WEBSITE, '"https://www.alerce.example@evil.example"'],
  ['a link with a Cyrillic letter', ALERCE, WEBSITE, '"https://www.аlerce.example"'],
  ['a link with spaces', ALERCE, WEBSITE, '"https://www.alerce.example/ onmouseover=x"'],
  ['a logo outside its folder', ALERCE, LOGO, '"../../package.json"'],
  ['a logo from another site', ALERCE, LOGO, '"https://evil.example/a.svg"'],
  ['a logo with a null byte', ALERCE, LOGO, '"alerce.svg\\u0000.png"'],
  ['a logo that is not there', ALERCE, LOGO, '"alercer.svg"'],
  ['an id with a path', ALERCE, '"id": "alerce"', '"id": "../admin"'],
  ['an id in capitals', ALERCE, '"id": "alerce"', '"id": "Alerce"'],
  ['an id that is not the file’s', ALERCE, '"id": "alerce"', '"id": "alerce-2"'],
  ['HTML in a name', ALERCE, NAME, '"<img src=x onerror=alert(1)>"'],
  ['the end of a script element', ALERCE, NAME, '"</script><script>alert(1)"'],
  ['a comment that swallows the page', ALERCE, NAME, '"<!-- Alerce"'],
  ['an HTML entity', ALERCE, NAME, '"Banco&nbsp;Alerce"'],
  ['a mark that turns the writing round', ALERCE, NAME, '"Banco \u202EaicilaG"'],
  ['the same as an escape', ALERCE, NAME, '"Banco \\u202EaicilaG"'],
  ['a zero-width space', ALERCE, NAME, '"Ben\u200Bca Alerce"'],
  ['a null character', ALERCE, NAME, '"Banco\\u0000Alerce"'],
  ['an escape sequence of a terminal', ALERCE, NAME, '"\\u001b[31mBanco"'],
  ['half a surrogate pair', ALERCE, NAME, '"Banco \\ud800"'],
  ['a line break', ALERCE, NAME, '"Banco\\nAlerce"'],
  ['an empty text', ALERCE, NAME, '""'],
  ['a text of spaces', ALERCE, NAME, '"   "'],
  ['a text of 1 MB', ALERCE, NAME, `"${'x'.repeat(100_000)}"`],
  ['a template hole where there is none', ALERCE, NAME, '"{constructor}"'],
  ['a number for a text', ALERCE, NAME, '7'],
  ['null for a text', ALERCE, NAME, 'null'],
  ['a list for a text', ALERCE, NAME, '["Banco Alerce"]'],
  ['a text for a number', ALERCE, '"founded": 1905', '"founded": "1905"'],
  ['a number that is infinite', ALERCE, '"founded": 1905', '"founded": 1e999'],
  ['a year that is negative', ALERCE, '"founded": 1905', '"founded": -1905'],
  ['a prototype', ALERCE, '"founded": 1905', '"__proto__": { "admin": true },\n  "founded": 1905'],
  ['a constructor', ALERCE, '"founded": 1905', '"constructor": {},\n  "founded": 1905'],
  ['an unknown key', ALERCE, '"founded": 1905', '"dangerouslySetInnerHTML": "x",\n  "founded": 1905'],
  ['a legal name of another lender', ALERCE, LEGAL_NAME, `"BANCO TIMBO S.A.", ${LEGAL_NAME}`],
  ['a code of another lender', ALERCE, '"bcraCodes": [7]', '"bcraCodes": [17]'],
  ['a draft', ALERCE, '"tagline": "⟦', '"tagline": "TODO: ⟦'],
  ['a link in the menu to nowhere', SITE, '"href": "/bancos"', '"href": "/bank"'],
  ['a script in the menu', SITE, '"href": "/bancos"', '"href": "javascript:alert(1)"'],
  ['an address with a port', SITE, `"origin": "${ORIGIN}"`, `"origin": "${ORIGIN}:8080"`],
  ['a provider over http', SITE, '"baseUrl": ""', '"baseUrl": "http://evil.example"'],
  ['an unknown template hole', WORDS, '⟦site lender page why title⟧ {bank}"', '¿Por qué elegir {banco}?"'],
  ['an unknown lender in a list', ORDER, '"alerce"', '"alercer"'],
  ['a lender twice in a list', ORDER, '"ceibo"', '"alerce"'],
  ['our own lender excluded', EXCLUSIONS, '"name": "ACINDAR PYMES SGR"', '"name": "BANCO TIMBO S.A."'],
  ['an unknown reason', EXCLUSIONS, '"reason": "garantias"', '"reason": "porque-si"'],
  [
    'an object that cannot be written as a text, in a list without repeats',
    HOME,
    '"order": ["steps"',
    '"order": [{ "a": { "toString": 0 }, "b": 1 }',
  ],
  ['a CFT below the TEA', CATALOGUE, '"cftea": 398', '"cftea": 98'],
  ['a rate as a text', CATALOGUE, '"tea": 283', '"tea": "283"'],
];

test.each(REFUSED)('%s is refused on its line', (_, file, from, to) => {
  const { text, line } = edited(file, from, to);
  const errors = errorsWith(file, text);
  expect(errors.length).toBeGreaterThan(0);
  // A list entry put in front pushes the original one line down.
  const lines = errors.map((error) => error.line);
  expect(lines.includes(line) || lines.includes(line + 1)).toBe(true);
});

describe('what is not JSON is refused on its line', () => {
  test.each([
    ['a comma after the last member', ORDER, '"tala"]', '"tala",]'],
    ['a comment', ALERCE, '"founded"', '// año\n  "founded"'],
    ['a missing comma', ALERCE, '"founded": 1905,', '"founded": 1905'],
    ['a missing quote', ALERCE, NAME, '"Banco Alerce'],
    ['single quotes', ALERCE, NAME, "'Banco Alerce'"],
    ['a key twice', ALERCE, '"founded": 1905', '"founded": 1905, "founded": 1906'],
    ['a tab in a text', ALERCE, NAME, '"Banco\tAlerce"'],
    ['NaN', ALERCE, '1905', 'NaN'],
  ])('a file with %s is refused on its line', (_, file, from, to) => {
    const { text, line } = edited(file, from, to);
    const [error] = errorsWith(file, text);
    expect([line, line + 1]).toContain(error?.line);
  });

  test.each([
    ['an empty file', ''],
    ['only white space', ' \n '],
    ['a list', '[]'],
    ['a text', '"hola"'],
    ['a byte order mark', `\uFEFF${textOf(HOME)}`],
    ['half a file', textOf(HOME).slice(0, 500)],
    ['two objects', `${textOf(HOME)}{}`],
    ['brackets without end', '['.repeat(50_000)],
    ['nesting without sense', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`],
    ['a picture', '\u0089PNG\r\n\u001A\n'],
    ['a merge that was not resolved', textOf(HOME).replace('"title"', '<<<<<<< HEAD\n"title"')],
  ])('a file that is %s is refused', (_, text) => expect(errorsWith(HOME, text).length).toBeGreaterThan(0));

  test('a file of another encoding is refused on its line', () => {
    expect(parseConfig(HOME, Buffer.from(textOf(HOME), 'latin1'), 1e6).findings).not.toEqual([]);
  });

  test('a broken file of 1 MB is refused on its line', () => {
    expect(errorsWith(TERMS, `{"a": "${'x'.repeat(1_000_000)}"}`)[0]?.message).toContain('pesa');
  });
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

test('a logo with a script is refused', () => {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';
  expect(svgFault(logo)).toMatchObject({ is: 'tiene el elemento <script>' });
});
