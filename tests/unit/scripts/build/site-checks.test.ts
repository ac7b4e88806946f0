import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertMarkup } from '#scripts/build/site-checks.ts';
import { picturesOf } from '#scripts/build/site/social-picture.ts';
import { writeSite } from '#scripts/build/write-site.ts';
import { content } from '../../../support/content/content.ts';
import { ROOT } from '../../../support/content/files.ts';
import { allPaths, htmlOf } from '../../../support/content/rendered-pages.ts';

let out = '';
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(out, { recursive: true }));

const write = (name: string, text: string): void => writeFileSync(join(out, name), text);

const PAGE = htmlOf('/alerce');
const withMarkup = (markup: string): string => PAGE.replace('</main>', () => `${markup}</main>`);

it.each([
  ['an inline script', '<script>alert(1)</script>'],
  ['an inline script', '<script type="module">alert(1)</script>'],
  ['an inline style attribute', '<p style="color:red">Hola</p>'],
  ['an inline style attribute', '<p\n  style="">Hola</p>'],
  ['a javascript: address', '<a href="javascript:alert(1)">Hola</a>'],
  ['a javascript: address', '<a href=" JavaScript:alert(1)">Hola</a>'],
  ['a javascript: address', '<form action="javascript:alert(1)"></form>'],
  ['an inline event handler', '<img src="/a.svg" alt="" onerror="alert(1)">'],
])('a page with %s stops the build: %s', (what, markup) => {
  expect(() => assertMarkup('/alerce', withMarkup(markup))).toThrow(`/alerce contains ${what}: `);
});

it.each([
  ['a script of its own address', '<script src="/assets/a.js"></script>'],
  ['data that say such things', '<script type="application/json">["<p style=x onclick=y>"]</script>'],
  ['words that say such things', '<p>style="" javascript: onclick=</p>'],
])('a page may hold %s', (_, markup) =>
  expect(() => assertMarkup('/alerce', withMarkup(markup))).not.toThrow(),
);

it('every page of the site passes', () => {
  for (const path of allPaths) expect(() => assertMarkup(path, htmlOf(path))).not.toThrow();
});

it('the build stops at the first page that does not, once nothing writes into its folder any more', async () => {
  mkdirSync(join(out, '.vite'));
  write('.vite/manifest.json', JSON.stringify({ 'src/main.ts': { file: 'main.js' } }));
  write('main.js', '');
  const build = writeSite(
    { render: () => withMarkup('<p style="x">'), laterStyles: () => '' },
    { root: ROOT, out, content, styles: [], headers: {} },
  );
  await expect(build).rejects.toThrow('contains an inline style attribute');
  expect(readdirSync(join(out, 'assets/social'))).toHaveLength(picturesOf(content).size);
});
