import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assertHostLimits, assertMarkup } from '#scripts/build/site-checks.ts';
import { picturesOf } from '#scripts/build/site/social-picture.ts';
import { writeSite } from '#scripts/build/write-site.ts';
import { content } from '../../../support/content/content.ts';
import { ROOT } from '../../../support/content/files.ts';
import { allPaths, htmlOf } from '../../../support/content/rendered-pages.ts';

let out = '';
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'built-'));
  write('_headers', '/*\n  A: b\n');
  write('_redirects', '/a /b 301\n');
});
afterEach(() => rmSync(out, { recursive: true }));

const write = (name: string, text: string): void => writeFileSync(join(out, name), text);
const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

const PAGE = htmlOf('/alerce');
const withMarkup = (markup: string): string => PAGE.replace('</main>', () => `${markup}</main>`);

describe('a page', () => {
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
});

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

describe('what Cloudflare takes of a site', () => {
  it("a site within Cloudflare's limits passes", async () => {
    write(
      '_headers',
      lines(100, (index) => `/${index}\n  A: ${'b'.repeat(1990)}`),
    );
    write(
      '_redirects',
      lines(2000, (index) => `/${index} /${'b'.repeat(980)} 301`),
    );
    await expect(assertHostLimits(out)).resolves.toBeUndefined();
  });

  it.each([
    ['101 rules in _headers (100)', '_headers', lines(101, (index) => `/${index}\n  A: b`)],
    ['2001 characters in a line of _headers (2000)', '_headers', `/*\n${'x'.repeat(2001)}`],
    ['2001 fixed lines in _redirects (2000)', '_redirects', lines(2001, (index) => `/${index} /b 301`)],
    ['101 patterns in _redirects (100)', '_redirects', lines(101, (index) => `/${index}/* /b 301`)],
    ['1001 characters in a line of _redirects (1000)', '_redirects', 'x'.repeat(1001)],
  ])('fails over %s', async (limit, file, text) => {
    write(file, text);
    await expect(assertHostLimits(out)).rejects.toThrow(`over what Cloudflare takes of: ${limit}.`);
  });

  it("a site beyond Cloudflare's limits gives a notice for a server of one's own", async () => {
    write('_redirects', 'x'.repeat(1001));
    const said: string[] = [];
    await assertHostLimits(out, (text) => said.push(text));
    expect(said).toEqual([expect.stringContaining('1001 characters in a line of _redirects (1000)')]);
  });

  it('fails over the size of a file', async () => {
    write('large.png', '');
    truncateSync(join(out, 'large.png'), 25 * 1024 * 1024 + 1);
    await expect(assertHostLimits(out)).rejects.toThrow('26214401 bytes in a file');
  });
});
