import { describe, expect, it } from 'vitest';
import {
  allPaths,
  attributesOf,
  type Page,
  pageAt,
  readable,
  textOf,
  textsOf,
} from '../../support/content/rendered-pages.ts';
import { content } from '../../support/content/content.ts';

const linksIn = (page: Page, selector: string): (string | null)[][] =>
  page
    .querySelectorAll(`${selector} a`)
    .map((link) => [readable(link.textContent), link.getAttributeValue('href')]);

const { header, footer } = content.site;
const PAGES_OF_HEADER = ['/', '/bancos', '/informacion', '/contacto'];
const PAGES_OF_FOOTER = ['/bancos', '/informacion', '/contacto', '/terminos', '/privacidad'];

/** Labels and addresses of links to these pages, the labels as the site's file has them. */
const linksTo = (paths: readonly string[], entries: readonly { label: string; href: string }[]) =>
  paths.map((path) => [entries.find(({ href }) => href === path)?.label, path]);

describe.each(allPaths)('the layout of %s', (path) => {
  const page = pageAt(path);

  it(`[S2.1-01..03] ${path} has a header, a main area and a footer`, () => {
    for (const part of ['body > header', 'body > main', 'body > footer'])
      expect(page.querySelectorAll(part)).toHaveLength(1);
  });

  it(`[S2.1-08..11] ${path} has the four entries in its header`, () =>
    expect(linksIn(page, 'header nav')).toEqual(linksTo(PAGES_OF_HEADER, header.navigation)));

  it(`[S2.1-12 S2.1-14] ${path} leads from its logo to the start`, () => {
    expect(attributesOf(page, 'header a[href="/"]', 'href')).toHaveLength(2);
    expect(attributesOf(page, 'header a[data-new-simulation-link]', 'href')).toEqual(['/', '/']);
  });

  it(`[S2.1-05] ${path} has a button for the menu of a phone`, () => {
    expect(attributesOf(page, 'header nav[popover]', 'id')).toEqual(
      attributesOf(page, 'header button', 'popovertarget'),
    );
  });

  it(`[S2.1-16..20] ${path} has the five links in its footer`, () =>
    expect(linksIn(page, 'footer nav')).toEqual(linksTo(PAGES_OF_FOOTER, footer.links)));

  it(`[S1-19 S2.1-21] ${path} says in its footer what the site does and to whom it belongs`, () => {
    const text = textOf(page, 'footer');
    expect(text).toContain(footer.description);
    expect(text).toContain(footer.group);
  });

  it(`[S1-01] ${path} is in Spanish`, () => expect(attributesOf(page, 'html', 'lang')).toEqual(['es-AR']));
});

describe('the home page', () => {
  const page = pageAt('/');
  const text = textOf(page);
  const { proofs } = content.home.hero;

  it.each([
    ['[S1-14 S9.4-29] more than 20 entities', proofs[0]],
    ['[S1-15..17] around the clock, free and under two minutes', proofs[1]],
    ['[S1-18] no effect on the credit history', proofs[2]],
  ])('makes the claim of its file: %s', (_, claim) => {
    expect(text).toContain(claim?.figure);
    expect(text).toContain(claim?.text);
  });

  it('[S1-08] names the CFT as the cost to compare by', () => {
    expect(text).toContain(content.home.hero.tagline);
  });

  it('[S2.3-01..02] has a hero headline and the simulator form', () => {
    expect(textOf(page, 'h1')).not.toBe('');
    expect(page.querySelectorAll('[data-island="simulator"] form')).toHaveLength(1);
  });
});

describe('/simular', () => {
  const page = pageAt('/simular');

  it('[S2.3-03] has a compact hero and the same form', () => {
    const { hero, compactHero } = content.home;
    expect(textOf(page, 'h1')).toBe(compactHero.title);
    expect(textOf(pageAt('/'), 'h1')).toBe(hero.title);
    expect(textOf(pageAt('/'))).not.toContain(compactHero.tagline);
    expect(textsOf(page, 'h2')).toEqual([textsOf(pageAt('/'), 'h2')[0]]);
    expect(textsOf(page, 'form label')).toEqual(textsOf(pageAt('/'), 'form label'));
  });
});
