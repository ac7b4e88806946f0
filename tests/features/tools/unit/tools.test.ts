import { expect, it } from 'vitest';
import { toolCards } from '#features/tools/tool-cards.ts';
import type { Content } from '#site/content.ts';
import { ROUTES } from '#site/routes.ts';
import { content } from '../../../support/content/content.ts';
import { allPaths, attributesOf, pageAt } from '../../../support/content/rendered-pages.ts';

const TOOLS = toolCards(content).map(({ href }) => href);
const { site } = content;

/** The content with a list of the tools. */
const listing: Content = {
  ...content,
  tools: { ...content.tools, label: 'Útiles', title: '¿Ya tenés una oferta?' },
};

it.each(allPaths)('a list with a name has all tools one press away without script on %s', (path) => {
  const page = pageAt(path, listing);
  expect(attributesOf(page, 'header nav nav[popover] a', 'href')).toEqual(TOOLS);
  expect(attributesOf(page, 'footer a', 'href')).toEqual(expect.arrayContaining(TOOLS));
  const specified = site.header.navigation.map(({ href }) => href);
  expect(attributesOf(page, 'header nav a', 'href').slice(0, specified.length)).toEqual(specified);
  const inNav = attributesOf(page, 'footer nav a', 'href');
  expect(inNav.slice(0, site.footer.links.length)).toEqual(site.footer.links.map(({ href }) => href));
});

it('a list with a title has all tools on the home page', () => {
  expect(attributesOf(pageAt(ROUTES.home, listing), 'main a', 'href')).toEqual(expect.arrayContaining(TOOLS));
});

it.each(allPaths)('a list without a name has no place on %s', (path) => {
  const page = pageAt(path);
  expect(page.querySelectorAll('header nav')).toHaveLength(1);
  expect(page.querySelectorAll('footer nav')).toHaveLength(1);
});
