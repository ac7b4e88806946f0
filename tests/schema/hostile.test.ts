import { describe, expect, test } from 'vitest';
import type { ConfigFile } from '#scripts/config/read/content.ts';
import { assemble, loadContent, openReader } from '#scripts/config/read/load.ts';
import { parseConfig } from '#scripts/config/read/parse.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { svgFault } from '#scripts/config/rules/safe-svg.ts';
import { ROOT } from '../support/content.ts';

const reader = openReader(ROOT);
const real = loadContent(ROOT, reader);

const GALICIA = 'config/lenders/galicia.json';
const SITE = 'config/site.json';
const HOME = 'config/home.json';
const TERMS = 'config/legal/terms.json';
const ORDER = 'config/tables/forced-order.json';
const EXCLUSIONS = 'config/tables/exclusions.json';
const CATALOGUE = 'config/catalogue.json';

const textOf = (file: string): string => real.files.get(file)?.text ?? '';

/** Errors of the whole content with one file's text replaced, as 'line message'. */
function errorsWith(file: string, text: string): { line: number; message: string }[] {
  const changed = new Map<string, ConfigFile>([...real.files, [file, reader.readText(file, text)]]);
  const problems = allProblems(assemble(ROOT, changed));
  return problems.filter((problem) => problem.severity === 'error' && problem.file === file);
}

const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

/** Replaces `from`, and says on which line what replaced it begins. */
function edited(file: string, from: string, to: string): { text: string; line: number } {
  const before = textOf(file);
  if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`);
  return { text: before.replace(from, () => to), line: lineOf(before, from) };
}

const NAME = '"Banco Galicia"';
const COLOR = '"#FA6400"';
const WEBSITE = '"https://www.galicia.ar"';
const LOGO = '"galicia.svg"';

const REFUSED: [name: string, file: string, from: string, to: string][] = [
  ['CSS that closes the rule', GALICIA, COLOR, '"#FA6400}body{display:none"'],
  ['CSS with an address', GALICIA, COLOR, '"url(https://evil.example)"'],
  ['a CSS expression', GALICIA, COLOR, '"expression(alert(1))"'],
  ['a CSS variable', GALICIA, COLOR, '"var(--ink)"'],
  ['a colour with a line end', GALICIA, COLOR, '"#FA6400\\n"'],
  ['a colour nobody sees', GALICIA, COLOR, '"#FFFFFF"'],
  ['a javascript: link', GALICIA, WEBSITE, '"javascript:alert(document.cookie)"'],
  ['a javascript: link in mixed case', GALICIA, WEBSITE, '"JaVaScRiPt:alert(1)"'],
  ['a data: link', GALICIA, WEBSITE, '"data:text/html,<script>alert(1)</script>"'],
  ['a link without a scheme', GALICIA, WEBSITE, '"//evil.example"'],
  ['a link over http', GALICIA, WEBSITE, '"http://www.galicia.ar"'],
  ['a link to another host', GALICIA, WEBSITE, '"https://evil.example"'],
  ['a link with a user that looks like a host', GALICIA, WEBSITE, '"https://www.galicia.ar@evil.example"'],
  ['a link with a Cyrillic letter', GALICIA, WEBSITE, '"https://www.gаlicia.ar"'],
  ['a link with spaces', GALICIA, WEBSITE, '"https://www.galicia.ar/ onmouseover=x"'],
  ['a logo outside its folder', GALICIA, LOGO, '"../../package.json"'],
  ['a logo from another site', GALICIA, LOGO, '"https://evil.example/a.svg"'],
  ['a logo with a null byte', GALICIA, LOGO, '"galicia.svg\\u0000.png"'],
  ['a logo that is not there', GALICIA, LOGO, '"galizia.svg"'],
  ['an id with a path', GALICIA, '"id": "galicia"', '"id": "../admin"'],
  ['an id in capitals', GALICIA, '"id": "galicia"', '"id": "Galicia"'],
  ['an id that is not the file’s', GALICIA, '"id": "galicia"', '"id": "galicia-2"'],
  ['HTML in a name', GALICIA, NAME, '"<img src=x onerror=alert(1)>"'],
  ['the end of a script element', GALICIA, NAME, '"</script><script>alert(1)"'],
  ['a comment that swallows the page', GALICIA, NAME, '"<!-- Galicia"'],
  ['an HTML entity', GALICIA, NAME, '"Banco&nbsp;Galicia"'],
  ['a mark that turns the writing round', GALICIA, NAME, '"Banco \u202EaicilaG"'],
  ['the same as an escape', GALICIA, NAME, '"Banco \\u202EaicilaG"'],
  ['a zero-width space', GALICIA, NAME, '"Ban\u200Bco Galicia"'],
  ['a null character', GALICIA, NAME, '"Banco\\u0000Galicia"'],
  ['an escape sequence of a terminal', GALICIA, NAME, '"\\u001b[31mBanco"'],
  ['half a surrogate pair', GALICIA, NAME, '"Banco \\ud800"'],
  ['a line break', GALICIA, NAME, '"Banco\\nGalicia"'],
  ['an empty text', GALICIA, NAME, '""'],
  ['a text of spaces', GALICIA, NAME, '"   "'],
  ['a text of 1 MB', GALICIA, NAME, `"${'x'.repeat(100_000)}"`],
  ['a template hole where there is none', GALICIA, NAME, '"{constructor}"'],
  ['a number for a text', GALICIA, NAME, '7'],
  ['null for a text', GALICIA, NAME, 'null'],
  ['a list for a text', GALICIA, NAME, '["Banco Galicia"]'],
  ['a text for a number', GALICIA, '"founded": 1905', '"founded": "1905"'],
  ['a number that is infinite', GALICIA, '"founded": 1905', '"founded": 1e999'],
  ['a year that is negative', GALICIA, '"founded": 1905', '"founded": -1905'],
  ['a prototype', GALICIA, '"founded": 1905', '"__proto__": { "admin": true },\n  "founded": 1905'],
  ['a constructor', GALICIA, '"founded": 1905', '"constructor": {},\n  "founded": 1905'],
  ['an unknown key', GALICIA, '"founded": 1905', '"dangerouslySetInnerHTML": "x",\n  "founded": 1905'],
  [
    'a legal name of another lender',
    GALICIA,
    '"BANCO DE GALICIA Y BUENOS AIRES S.A.",',
    '"BANCO PATAGONIA S.A.", "BANCO DE GALICIA Y BUENOS AIRES S.A.",',
  ],
  ['a code of another lender', GALICIA, '"bcraCodes": [7]', '"bcraCodes": [34]'],
  ['a draft', GALICIA, '"tagline": "Simulá', '"tagline": "TODO Simulá'],
  ['a link in the menu to nowhere', SITE, '"href": "/bancos"', '"href": "/bank"'],
  ['a script in the menu', SITE, '"href": "/bancos"', '"href": "javascript:alert(1)"'],
  [
    'an address with a port',
    SITE,
    '"origin": "https://simulador-prestamos.example"',
    '"origin": "https://simulador-prestamos.example:8080"',
  ],
  ['a provider over http', SITE, '"baseUrl": ""', '"baseUrl": "http://evil.example"'],
  [
    'an unknown template hole',
    SITE,
    '"whyTitle": "¿Por qué elegir {bank}?"',
    '"whyTitle": "¿Por qué elegir {banco}?"',
  ],
  ['an unknown lender in a list', ORDER, '"galicia"', '"galisia"'],
  ['a lender twice in a list', ORDER, '"santander"', '"galicia",\n    "galicia"'],
  ['our own lender excluded', EXCLUSIONS, '"name": "ACINDAR PYMES SGR"', '"name": "BANCO PATAGONIA S.A."'],
  ['an unknown reason', EXCLUSIONS, '"reason": "garantias"', '"reason": "porque-si"'],
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
    ['a comma after the last member', ORDER, '"banco-nacion"\n', '"banco-nacion",\n'],
    ['a comment', GALICIA, '"founded"', '// año\n  "founded"'],
    ['a missing comma', GALICIA, '"founded": 1905,', '"founded": 1905'],
    ['a missing quote', GALICIA, NAME, '"Banco Galicia'],
    ['single quotes', GALICIA, NAME, "'Banco Galicia'"],
    ['a key twice', GALICIA, '"founded": 1905', '"founded": 1905, "founded": 1906'],
    ['a tab in a text', GALICIA, NAME, '"Banco\tGalicia"'],
    ['NaN', GALICIA, '1905', 'NaN'],
  ])('%s', (_, file, from, to) => {
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
  ])('%s', (_, text) => {
    expect(errorsWith(HOME, text).length).toBeGreaterThan(0);
  });

  test('a file of another encoding', () => {
    expect(parseConfig(HOME, Buffer.from(textOf(HOME), 'latin1'), 1e6).findings).not.toEqual([]);
  });

  test('a file of 1 MB', () => {
    expect(errorsWith(TERMS, `{"a": "${'x'.repeat(1_000_000)}"}`)[0]?.message).toContain('pesa');
  });
});

describe('what is odd but harmless is let through, and shown as it is written', () => {
  test.each([
    ['quotes and an ampersand', NAME, '"Banco \\"Galicia\\" & Cía"'],
    ['an emoji', NAME, '"Banco 🏦"'],
    ['an apostrophe', NAME, '"Banco d\'Oro"'],
    ['a name like a property', NAME, '"toString"'],
    ['a less-than sign in a text', '"tagline": "Simulá', '"tagline": "CFT < 100 %. Simulá'],
    ['an escape for a common letter', NAME, '"Banco \\u0047alicia"'],
    ['a slash that is escaped', WEBSITE, '"https:\\/\\/www.galicia.ar"'],
    [
      'another path to the schema',
      '"../../schema/lender.schema.json"',
      '"../../../schema/lender.schema.json"',
    ],
  ])('%s', (_, from, to) => {
    expect(errorsWith(GALICIA, edited(GALICIA, from, to).text)).toEqual([]);
  });
});

test('a logo with a script is refused', () => {
  expect(
    svgFault('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>'),
  ).toMatchObject({
    is: 'tiene el elemento <script>',
  });
});

test('there are at least sixty', () => {
  expect(REFUSED.length).toBeGreaterThanOrEqual(60);
});
