import { expect, it } from 'vitest';
import { parseRedirects } from '#scripts/server/redirects-file.ts';

const redirects = parseRedirects(`/viejo /nuevo 301
/viejo /never 301
/banco/viejo /nuevo 301
`);

it.each([
  { path: '/viejo', to: '/nuevo' },
  { path: '/banco/viejo', to: '/nuevo' },
  { path: '/viejo/x', to: undefined },
  { path: '/otra', to: undefined },
])('leads $path to $to', ({ path, to }) => expect(redirects.get(path)).toBe(to));

it.each([
  { fault: 'no target', text: '/a' },
  { fault: 'a source that is no path', text: 'a /b 301' },
  { fault: 'a target on whatever host', text: '/a //otro.example 301' },
  { fault: 'a target of another site', text: '/a https://otro.example 301' },
  { fault: 'no status', text: '/a /b' },
  { fault: 'a status that hosts refuse', text: '/a /b 404' },
  { fault: 'a source for many', text: '/a/* /b 301' },
  { fault: 'a rewrite', text: '/a /b 200' },
  { fault: 'a condition', text: '/a /b 301 Country=ar' },
])('says where it met $fault', ({ text }) => {
  expect(() => parseRedirects(`/x /y 301\n${text}`)).toThrow('_redirects:2: expected');
});
