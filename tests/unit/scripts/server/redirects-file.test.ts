import { describe, expect, it } from 'vitest';
import { parseRedirects } from '#scripts/server/redirects-file.ts';

const lookup = parseRedirects(`# Old addresses
/banco-galicia /galicia 301
/viejo   /nuevo
/guia/* /informacion/:splat 302
/banco/* /banco/404 404
/banco/* /never 301
/fuera https://otro.example/pagina 307
`);

describe('parseRedirects', () => {
  it.each([
    { path: '/banco-galicia', redirect: { to: '/galicia', status: 301 } },
    { path: '/viejo', redirect: { to: '/nuevo', status: 301 } },
    { path: '/guia/cft/nominal', redirect: { to: '/informacion/cft/nominal', status: 302 } },
    { path: '/banco/x', redirect: { to: '/banco/404', status: 404 } },
    { path: '/fuera', redirect: { to: 'https://otro.example/pagina', status: 307 } },
    { path: '/banco-galicia/x', redirect: null },
    { path: '/otra', redirect: null },
  ])('leads $path to $redirect', ({ path, redirect }) => {
    expect(lookup(path)).toEqual(redirect);
  });

  it.each([
    { fault: 'no target', text: '/a' },
    { fault: 'a source that is no path', text: 'a /b 301' },
    { fault: 'a target on whatever host', text: '/a //otro.example 301' },
    { fault: 'a rewrite', text: '/a /b 200' },
    { fault: 'a condition', text: '/a /b 301 Country=ar' },
  ])('says where it met $fault', ({ text }) => {
    expect(() => parseRedirects(`# comment\n${text}`)).toThrow('_redirects:2: expected');
  });
});
