import { expect, test } from 'vitest';
import { openLoader, readFiles } from '#scripts/config/read/load.ts';
import { setAt } from '../support/content/set-at.ts';
import { allProblems } from '#scripts/config/rules/run.ts';
import { ROOT } from '../support/content/files.ts';

const load = openLoader(ROOT);
const contents = readFiles(ROOT);
const real = load(contents);

/** Places of the errors in a file of the content with another value at one place. */
function errorsWith(name: string, pointer: string, value: unknown): string[] {
  const file = `config/${name}.json`;
  const data = structuredClone(real.files.get(file)?.data) as object;
  setAt(data, pointer.split('/').slice(1), value);
  const found = allProblems(load(new Map(contents).set(file, JSON.stringify(data))));
  return found.flatMap((one) => (one.severity === 'error' && one.file === file ? [one.pointer] : []));
}

const ALERCE = 'lenders/alerce';

test.each<[name: string, file: string, pointer: string, value: unknown]>([
  ['CSS that closes the rule', ALERCE, '/color', '#FA6400}body{display:none'],
  ['a colour with a line end', ALERCE, '/color', '#FA6400\n'],
  ['a javascript: link in mixed case', ALERCE, '/website', 'JaVaScRiPt:alert(1)'],
  ['a link over http', ALERCE, '/website', 'http://www.alerce.example'],
  [
    'a link with a user that looks like a host',
    ALERCE,
    '/website',
    'https://www.alerce.example@evil.example',
  ],
  ['a link with a Cyrillic letter', ALERCE, '/website', 'https://www.аlerce.example'],
  ['a link with spaces', ALERCE, '/website', 'https://www.alerce.example/ onmouseover=x'],
  ['a logo outside its folder', ALERCE, '/logo', '../../package.json'],
  ['a logo with a null byte', ALERCE, '/logo', 'alerce.svg\0.png'],
  ['an id with a path', ALERCE, '/id', '../admin'],
  ['an id that is not the file’s', ALERCE, '/id', 'alerce-2'],
  ['the end of a script element', ALERCE, '/name', '</script><script>alert(1)'],
  ['a comment that swallows the page', ALERCE, '/name', '<!-- Alerce'],
  ['a mark that turns the writing round', ALERCE, '/name', 'Banco \u202EaicilaG'],
  ['a null character', ALERCE, '/name', 'Banco\0Alerce'],
  ['half a surrogate pair', ALERCE, '/name', 'Banco \uD800'],
  ['a line break', ALERCE, '/name', 'Banco\nAlerce'],
  ['a text of 100 kB', ALERCE, '/name', 'x'.repeat(100_000)],
  ['a template hole where there is none', ALERCE, '/name', '{constructor}'],
  ['a constructor', ALERCE, '/constructor', {}],
  ['a script in the menu', 'site', '/header/navigation/1/href', 'javascript:alert(1)'],
  ['an address with a port', 'site', '/origin', 'https://calculador.example:8080'],
  ['a provider over http', 'site', '/provider/baseUrl', 'http://evil.example'],
  ['an object that is no text', ALERCE, '/legalNames/0', { a: { toString: 0 }, b: 1 }],
])('%s is refused in its place', (_, file, pointer, value) =>
  expect(errorsWith(file, pointer, value)).toContain(pointer),
);

test.each([
  ['quotes and an ampersand', '/name', 'Banco "Alerce" & Cía'],
  ['an apostrophe', '/name', "Banco d'Oro"],
  ['a name like a property', '/name', 'toString'],
  ['a less-than sign in a text', '/page/tagline', 'Uno < dos.'],
  ['another path to the schema', '/$schema', '../../../schema/lender.schema.json'],
])('what is odd but harmless is let through: %s', (_, pointer, value) =>
  expect(errorsWith(ALERCE, pointer, value)).toEqual([]),
);
