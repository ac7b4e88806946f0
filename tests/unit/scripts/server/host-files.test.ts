import { expect, it } from 'vitest';
import { parseHeaders, parseRedirects } from '#scripts/server/host-files.ts';

const lookup = parseHeaders(`# Security
/*
  X-Content-Type-Options: nosniff
  Cache-Control: no-cache

/assets/*
  Cache-Control: public, max-age=31536000, immutable
/galicia
  Content-Security-Policy: default-src 'none'; img-src 'self'
/bancos/
	X-Tab: yes
`);

const EVERYWHERE = { 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-cache' };
const POLICY = { 'Content-Security-Policy': "default-src 'none'; img-src 'self'" };

it.each([
  { path: '/', more: {} },
  { path: '/galicia', more: POLICY },
  { path: '/assets/main.js', more: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { path: '/galicia/', more: {} },
  { path: '/bancos/', more: { 'X-Tab': 'yes' } },
])('the reader of a host’s files gives $path its headers', ({ path, more }) => {
  expect(Object.fromEntries(lookup(path))).toEqual({ ...EVERYWHERE, ...more });
});

it.each([
  { fault: 'a header before any path', text: '  A: b', line: 1 },
  { fault: 'a line without a colon', text: '/*\n  A: b\n  nosniff', line: 3 },
  { fault: 'a header without a name', text: '/*\n  : b', line: 2 },
])('the reader of a host’s files says where it met $fault', ({ text, line }) => {
  expect(() => parseHeaders(text)).toThrow(`_headers:${line}: expected`);
});

const redirects = parseRedirects(`/viejo /nuevo 301
/viejo /never 301
/banco/viejo /nuevo 301
`);

it.each([
  { path: '/viejo', to: '/nuevo' },
  { path: '/banco/viejo', to: '/nuevo' },
  { path: '/viejo/x', to: undefined },
  { path: '/otra', to: undefined },
])('leads $path to $to', ({ path, to }) => expect(redirects.get(path)?.to).toBe(to));

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
])('the reader of a host’s files says where it met $fault', ({ text }) => {
  expect(() => parseRedirects(`/x /y 301\n${text}`)).toThrow('_redirects:2: expected');
});
