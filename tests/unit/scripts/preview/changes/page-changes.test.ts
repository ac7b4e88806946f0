import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { normalised, pageChanges } from '#scripts/preview/changes/page-changes.ts';

/** A built site with these files. */
function site(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const page = (title: string, rest = ''): string => `<title>${title}</title>${rest}`;

test('pages that came, went and changed, with their titles', () => {
  const base = site({
    'index.html': page('Inicio'),
    'galicia.html': page('Galicia'),
    'moni.html': page('Moni'),
  });
  const head = site({
    'index.html': page('Inicio'),
    'galicia.html': page('Galicia &amp; más'),
    'banco/bbva.html': page('Ficha'),
  });
  expect(pageChanges(base, head)).toEqual({
    pages: [
      { path: '/banco/bbva', kind: 'added', title: 'Ficha' },
      { path: '/galicia', kind: 'changed', title: 'Galicia & más' },
      { path: '/moni', kind: 'removed', title: 'Moni' },
    ],
    unchanged: 1,
    redirects: { added: [], removed: [] },
  });
});

test.each([
  ['a script’s name', '<script src="/assets/main-AbCd_123.js">', '<script src="/assets/main-XyZ98-76.js">'],
  [
    'a logo’s name',
    '<img src="/assets/logos/galicia-0a1b2c3d.svg">',
    '<img src="/assets/logos/galicia-9f8e7d6c.svg">',
  ],
  ['a hash of the policy', "style-src 'sha256-AbC+/=='", "style-src 'sha256-XyZ09/='"],
  ['the integrity of a script', 'integrity="sha384-oqVu"', 'integrity="sha384-AAAA"'],
])('%s is not a change', (_, before, after) => expect(normalised(before)).toBe(normalised(after)));

test.each([
  ['a word', '<p>Simulá</p>', '<p>Simula</p>'],
  ['a link to another page', '<a href="/banco-galicia">', '<a href="/banco-patagonia">'],
])('%s is one', (_, before, after) => expect(normalised(before)).not.toBe(normalised(after)));

test('redirects that came and went', () => {
  const base = site({ _redirects: '/viejo /galicia 301\n/banco/* /banco/404 404\n' });
  const head = site({ _redirects: '/nuevo /galicia 301\n/banco/* /banco/404 404\n' });
  const { redirects } = pageChanges(base, head);
  expect(redirects).toEqual({ added: ['/nuevo → /galicia'], removed: ['/viejo → /galicia'] });
});
