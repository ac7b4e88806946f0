import { expect, it } from 'vitest';
import { parseHeaders } from '#scripts/server/headers-file.ts';

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
])('gives $path its headers', ({ path, more }) => {
  expect(Object.fromEntries(lookup(path))).toEqual({ ...EVERYWHERE, ...more });
});

it('gives nothing when the file is empty', () => expect(parseHeaders('')('/').size).toBe(0));

it.each([
  { fault: 'a header before any path', text: '  A: b', line: 1 },
  { fault: 'a line without a colon', text: '/*\n  A: b\n  nosniff', line: 3 },
  { fault: 'a header without a name', text: '/*\n  : b', line: 2 },
])('says where it met $fault', ({ text, line }) => {
  expect(() => parseHeaders(text)).toThrow(`_headers:${line}: expected`);
});
