import { expect, it } from 'vitest';
import type { Content } from '#site/content.ts';
import { lenderPath, NOT_FOUND, ROUTES } from '#site/routes.ts';
import { toolCards } from '#site/tool-cards.ts';
import { content } from '../../support/content/content.ts';
import { allPaths, attributesOf, pageAt, textOf } from '../../support/content/rendered-pages.ts';

const lender = content.lenders.find(({ page, hidden }) => page && !hidden);
if (!lender) throw new Error('The content needs a page for a lender.');

const link = (label: string, href: string) => ({ label, href });
const TOOLS = toolCards(content).map(({ href }) => href);
const { site, contact } = content;

/** The content with everything that leads on from a page. */
const leading: Content = {
  ...content,
  contact: { ...contact, fraud: { text: '¿Una estafa?', links: [link('Qué hacer', ROUTES.information)] } },
  site: {
    ...site,
    tools: {
      label: 'Útiles',
      title: '¿Ya tenés una oferta?',
    },
    lenderPage: {
      ...site.lenderPage,
      verify: { text: '¿Te escribió {bank}?', links: [link('Verificalo', ROUTES.information)] },
    },
  },
};

it.each(allPaths)(
  'a content that names tools has all of them one press away without script on %s',
  (path) => {
    const page = pageAt(path, leading);
    expect(attributesOf(page, 'header nav nav[popover] a', 'href')).toEqual(TOOLS);
    const inFooter = attributesOf(page, 'footer a', 'href');
    expect(inFooter).toEqual(expect.arrayContaining(TOOLS));
    const specified = site.header.navigation.map(({ href }) => href);
    expect(attributesOf(page, 'header nav a', 'href').slice(0, specified.length)).toEqual(specified);
    const inNav = attributesOf(page, 'footer nav a', 'href');
    expect(inNav.slice(0, site.footer.links.length)).toEqual(site.footer.links.map(({ href }) => href));
  },
);

it.each([
  ['the home page', ROUTES.home, TOOLS],
  ['a page that does not exist', NOT_FOUND.any, [ROUTES.home, ROUTES.directory]],
  ['the contact page', ROUTES.contact, [ROUTES.information]],
  ['a lender’s page', lenderPath(lender.id), [ROUTES.information]],
])('a content that names tools leads on from the text of %s', (_, path, hrefs) => {
  expect(attributesOf(pageAt(path, leading), 'main a', 'href')).toEqual(expect.arrayContaining(hrefs));
});

it('a content that names tools names the lender in whose name somebody may have written', () => {
  expect(textOf(pageAt(lenderPath(lender.id), leading))).toContain(`¿Te escribió ${lender.name}? Verificalo`);
});

it.each(allPaths)('a content without them has no place for them on %s', (path) => {
  const page = pageAt(path);
  expect(page.querySelectorAll('header nav')).toHaveLength(1);
  expect(page.querySelectorAll('footer nav')).toHaveLength(1);
});
