import { expect, it } from 'vitest';
import { parseHeaders, parseRedirects } from '#scripts/server/host-files.ts';

const lookup = parseHeaders(`/*
  X-Content-Type-Options: nosniff
  Cache-Control: no-cache
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/galicia
  Content-Security-Policy: default-src 'none'; img-src 'self'
`);

it.each([
  { path: '/', more: {} },
  { path: '/galicia', more: { 'Content-Security-Policy': "default-src 'none'; img-src 'self'" } },
  { path: '/assets/main.js', more: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: '/galicia/', more: {} },
])('a build’s file of headers gives $path those of every rule that matches it', ({ path, more }) => {
  const everywhere = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-cache' };
  expect(Object.fromEntries(lookup(path))).toEqual({ ...everywhere, ...more });
});

it('a build’s file of redirects says where an address leads, and a site may have neither file', () => {
  expect([...parseRedirects('/viejo /nuevo 301\n/corta /a?b=c#d 302\n')]).toEqual([
    ['/viejo', { to: '/nuevo', status: 301 }],
    ['/corta', { to: '/a?b=c#d', status: 302 }],
  ]);
  expect(parseRedirects('').get('/')).toBeUndefined();
  expect([...parseHeaders('')('/')]).toEqual([]);
});
