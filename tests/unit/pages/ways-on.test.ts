import { expect, it } from 'vitest';
import type { Content } from '#site/content.ts';
import { lenderPath, NOT_FOUND, ROUTES } from '#site/routes.ts';
import { content } from '../../support/content/content.ts';
import { attributesOf, pageAt, textOf } from '../../support/content/rendered-pages.ts';

const lender = content.lenders.find(({ page, hidden }) => page && !hidden);
if (!lender) throw new Error('The content needs a page for a lender.');

const link = (label: string, href: string) => ({ label, href });
const { site, contact } = content;

/** The content with everything that leads on from a page. */
const leading: Content = {
  ...content,
  contact: { ...contact, fraud: { text: '¿Una estafa?', links: [link('Qué hacer', ROUTES.information)] } },
  site: {
    ...site,
    lenderPage: {
      ...site.lenderPage,
      verify: { text: '¿Te escribió {bank}?', links: [link('Verificalo', ROUTES.information)] },
    },
  },
};

it.each([
  ['a page that does not exist', NOT_FOUND.any, [ROUTES.home, ROUTES.directory]],
  ['the contact page', ROUTES.contact, [ROUTES.information]],
  ['a lender’s page', lenderPath(lender.id), [ROUTES.information]],
])('a content with links leads on from the text of %s', (_, path, hrefs) => {
  expect(attributesOf(pageAt(path, leading), 'main a', 'href')).toEqual(expect.arrayContaining(hrefs));
});

it('a content with links names the lender in whose name somebody may have written', () => {
  expect(textOf(pageAt(lenderPath(lender.id), leading))).toContain(`¿Te escribió ${lender.name}? Verificalo`);
});
