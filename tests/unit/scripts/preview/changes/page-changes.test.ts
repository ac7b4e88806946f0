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
    days: [],
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

test('redirects that came and went are listed', () => {
  const base = site({ _redirects: '/viejo /galicia 301\n/banco/* /banco/404 404\n' });
  const head = site({ _redirects: '/nuevo /galicia 301\n/banco/* /banco/404 404\n' });
  const { redirects } = pageChanges(base, head);
  expect(redirects).toEqual({ added: ['/nuevo → /galicia'], removed: ['/viejo → /galicia'] });
});

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const allPages = (rest: string, own = '') =>
  Object.fromEntries(NAMES.map((name) => [`${own}${name}.html`, page(name, rest)]));

test('many pages that change in the same way are told as one, and a page that changes more by itself', () => {
  const base = site(allPages('<p>Hola</p>'));
  const head = site({ ...allPages('<p>Chau</p>'), 'g.html': page('g', '<p>Chau</p><p>Más</p>') });
  const { pages, unchanged } = pageChanges(base, head);
  expect(pages).toEqual([
    { path: '/a', kind: 'changed', title: 'a', alike: 5, isShared: true },
    { path: '/g', kind: 'changed', title: 'g' },
  ]);
  expect(unchanged).toBe(0);
});

const WORDS = '<script type="application/json" data-words>[]</script>';

test.each([
  ['a note on pages that have parts of its kind already', '<p>Nota</p>', '', true],
  ['a note, where some pages hand on words besides', '<p>Nota</p>', WORDS, true],
  ['a note that only some pages have', '<b>Otra</b>', '', undefined],
])('%s is told once for all that show it', (_, note, more, isShared) => {
  const last = '<b>Hola</b><p>Chau</p>';
  const base = site({ ...allPages('<p>Hola</p>'), 'g.html': page('g', last) });
  const head = site({
    ...allPages('<p>Nota</p><p>Hola</p>'),
    'g.html': page('g', note + last + more),
  });
  const [first, ...others] = pageChanges(base, head).pages;
  expect(first).toEqual({
    path: '/a',
    kind: 'changed',
    title: 'a',
    alike: isShared ? 6 : 5,
    ...(isShared && { isShared }),
  });
  expect(others.map(({ path }) => path)).toEqual(isShared ? [] : ['/g']);
});

/** A built site whose campaign changes one page on the 10th, and has another one until the 26th. */
const withCampaign = (text: string) => ({
  'b.html': '<html><p>B</p></html>',
  'a.html': '<html data-turns="2026-12-10|/a|/dias/2026-12-10/a 2026-12-27|/a|/a"><p>Hola</p></html>',
  '404.html': '<html data-turns="2026-12-10|/n|/dias/2026-12-10/n 2026-12-27|/n|/simular"></html>',
  'dias/2026-12-10/a.html': `<html data-page="/a"><p>${text}</p></html>`,
  'dias/2026-12-10/n.html': page('Navidad'),
});

test('what becomes of pages by itself is told by its days, to the day after the last', () => {
  const base = site({
    'a.html': '<html><p>Hola</p></html>',
    'b.html': '<html><p>B</p></html>',
    '404.html': '<html></html>',
  });
  const { pages, days } = pageChanges(base, site(withCampaign('Navidad')));
  expect(pages).toEqual([]);
  expect(
    days.map(({ day, pages: some }) => [day, ...some.map(({ path, kind }) => `${path} ${kind}`)]),
  ).toEqual([
    ['2026-12-10', '/a changed', '/n added'],
    ['2026-12-27', '/a changed', '/n removed'],
  ]);
});

test('what became of pages by itself before is not told again, but for what is new of it', () => {
  const before = site(withCampaign('Navidad'));
  expect(pageChanges(before, site(withCampaign('Navidad'))).days).toEqual([]);
  const { days } = pageChanges(before, site(withCampaign('Noche Buena')));
  expect(days.map(({ day, pages }) => [day, ...pages.map(({ path }) => path)])).toEqual([
    ['2026-12-10', '/a'],
    ['2026-12-27', '/a'],
  ]);
});
