import { HtmlValidate } from 'html-validate';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '#site/routes.ts';
import { SLOTS, waysOn } from '#site/PageSlot.tsx';
import { contentFolder } from '#scripts/config/read/folder.ts';
import { content } from '../support/content/content.ts';
import { ROOT } from '../support/content/files.ts';
import {
  allPaths,
  attributesOf,
  htmlOf,
  pageAt,
  textOf,
  textsOf,
} from '../support/content/rendered-pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // Matters of spelling, in which React has its own ways and HTML makes no difference.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    // The stylesheet keeps telephone numbers on one line; other characters would spoil copying them.
    'tel-non-breaking': 'off',
    // How long a title may be is asked below.
    'long-title': 'off',
    // As HTML has it: the ids that React makes up begin with a low line.
    'valid-id': ['error', { relaxed: true }],
  },
});

/** Words of a link or button by which a site asks somebody to log in, in Spanish: no translation of the made-up site changes them. */
const LOGIN_WORDS =
  /\b(?:iniciar? sesión|ingres(?:ar|á) a tu cuenta|registr(?:arte|ate|arse)|mi cuenta|cerrar sesión|salir|contraseña)\b/i;

it.each(['Mi cuenta', 'Iniciar sesión', 'Registrate', 'Salir', 'Ingresá a tu cuenta'])(
  'a page would be caught asking somebody to log in by %s',
  (words) => expect(words).toMatch(LOGIN_WORDS),
);

const pages = new Map(allPaths.map((path) => [path, pageAt(path)]));

describe.each([...pages])('%s', (path, page) => {
  it('a page is valid HTML', async () => {
    const { results } = await validator.validateString(htmlOf(path));
    const messages = results.flatMap((result) => result.messages);
    expect(
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`),
    ).toEqual([]);
  });

  it('a page leads to what features list in the footer, the home page and the directory to every listed page', () => {
    const footed = SLOTS.flatMap(({ footLinks }) => footLinks?.(content).links ?? []);
    const lists: readonly string[] = [ROUTES.home, ROUTES.directory];
    const listed = lists.includes(path) ? waysOn(content).flatMap(({ links }) => links) : [];
    const others = [...footed, ...listed].map(({ href }) => href).filter((href) => href !== path);
    expect(attributesOf(page, 'a', 'href')).toEqual(expect.arrayContaining(others));
  });

  it('[S1-02 S6-01] a page asks nobody to log in', () => {
    const words = textsOf(page, 'a, button').join(' ');
    expect(page.querySelectorAll('input[type="password"]')).toHaveLength(0);
    expect(words).not.toMatch(LOGIN_WORDS);
  });

  it('a page has one main heading', () => {
    expect(textsOf(page, 'h1')).toEqual([expect.stringMatching(/\S/)]);
  });

  it('a page has no link that leads nowhere', () => {
    const targets = attributesOf(page, 'a', 'href').filter((href) => /^[/#]/.test(href));
    const broken = targets.filter((href) => {
      const [target = '', anchor] = href.split('#');
      const to = pages.get(target || path);
      // A fragment with values is what a form is filled with.
      return !to || (anchor !== undefined && !anchor.includes('=') && !to.querySelector(`[id="${anchor}"]`));
    });
    expect(broken).toEqual([]);
  });

  it("a page links to another site only by that site's name", () => {
    const foreign = attributesOf(page, 'a', 'href').filter(
      (href) => !/^(?:[/#]|https:\/\/|mailto:|tel:)/.test(href),
    );
    expect(foreign).toEqual([]);
  });

  it('a page shows no picture that is missing', () => {
    const missing = attributesOf(page, 'img', 'src').filter(
      (src) => !existsSync(join(contentFolder(ROOT), src.replace('/assets/', ''))),
    );
    expect(missing).toEqual([]);
  });

  it('a page leaves no gap of a text unfilled', () => {
    const data = page.querySelectorAll('script[type="application/ld+json"]').map((one) => one.textContent);
    expect([textOf(page), ...data].join('\n').match(/\{[a-zA-Z]+\}/)).toBeNull();
  });

  it('a page describes itself in as many words as search engines show', () => {
    const [description = ''] = attributesOf(page, 'meta[name="description"]', 'content');
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThan(200);
    expect(textOf(page, 'title').length).toBeLessThan(85);
  });

  it('a page carries structured data that can be read', () => {
    for (const { textContent } of page.querySelectorAll('script[type="application/ld+json"]')) {
      expect(JSON.parse(textContent)).toHaveProperty('@context', 'https://schema.org');
    }
  });
});

it('every page has a title of its own', () => {
  const titles = [...pages.values()].map((page) => textOf(page, 'title'));
  expect(titles).not.toContain('');
  expect(new Set(titles).size).toBe(titles.length);
});

it.each(['/404', '/banco/404'])('%s is kept out of search engines', (path) => {
  expect(attributesOf(pageAt(path), 'meta[name="robots"]', 'content')).toEqual(['noindex']);
});
