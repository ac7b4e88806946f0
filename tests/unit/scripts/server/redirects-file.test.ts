import { describe, expect, it } from 'vitest';
import { parseRedirects } from '#scripts/server/redirects-file.ts';

const lookup = parseRedirects(`/banco/* /banco/404 404
/banco/* /never 301
/viejo /nuevo 301
/viejo /never 301
/banco/viejo /nuevo 301
`);

describe('parseRedirects', () => {
  it.each([
    { path: '/viejo', redirect: { to: '/nuevo', status: 301 } },
    { path: '/banco/viejo', redirect: { to: '/nuevo', status: 301 } },
    { path: '/banco/x', redirect: { to: '/banco/404', status: 404 } },
    { path: '/viejo/x', redirect: null },
    { path: '/otra', redirect: null },
  ])('leads $path to $redirect', ({ path, redirect }) => {
    expect(lookup(path)).toEqual(redirect);
  });

  it.each([
    { fault: 'no target', text: '/a' },
    { fault: 'a source that is no path', text: 'a /b 301' },
    { fault: 'a target on whatever host', text: '/a //otro.example 301' },
    { fault: 'a target of another site', text: '/a https://otro.example 301' },
    { fault: 'no status', text: '/a /b' },
    { fault: 'a rewrite', text: '/a /b 200' },
    { fault: 'a condition', text: '/a /b 301 Country=ar' },
  ])('says where it met $fault', ({ text }) => {
    expect(() => parseRedirects(`/x /y 301\n${text}`)).toThrow('_redirects:2: expected');
  });
});
