import { expect, it } from 'vitest';
import { formatPercent } from '#domain/format.ts';
import { fill } from '#domain/template.ts';
import type { Content } from '#site/content.ts';
import { audiencePageFacts } from '#features/audience-page/page-facts.ts';
import { formKey } from '#features/audience-page/names.ts';
import { redirects } from '#scripts/build/site/redirects.ts';
import { parseRedirects } from '#scripts/server/host-files.ts';
import { pathTo, ROUTES } from '#site/routes.ts';
import { shownContent } from '#site/shown-content.ts';
import { content } from '../../../support/content/content.ts';
import { attributesOf, pageAt, textOf, textsOf } from '../../../support/content/rendered-pages.ts';

const [first] = content.audiencePages;
if (!first) throw new Error('The content needs a page for an audience.');

type AudiencePage = Content['audiencePages'][number];

const withAudiencePage = (audiencePage: Partial<AudiencePage>): Content => ({
  ...content,
  audiencePages: [{ ...first, ...audiencePage }],
});

const PATH = pathTo('audiencePage', first);
const { audiencePage: words } = content;

it('a page for an audience has its title, its own texts, and a simulator that begins with its loan', () => {
  const page = pageAt(PATH);
  expect(textOf(page, 'h1')).toBe(first.title);
  for (const { title } of first.sections) expect(textsOf(page, 'h2')).toContain(title);
  const chosen = attributesOf(page, '[name="employment"] option[selected]', 'value');
  expect(chosen.concat(attributesOf(page, '[name="employment"][checked]', 'value'))).toEqual(
    first.start.employment === undefined ? [] : [first.start.employment],
  );
});

it('a page for an audience tells the figures of its audience, with their source and day', () => {
  const facts = audiencePageFacts(first, content);
  const text = textOf(pageAt(PATH));
  const counted = fill(words.count, { n: String(facts?.count), open: String(facts?.openCount) });
  expect(text).toContain(counted.replaceAll(/\s+/g, ' '));
  for (const cft of [facts?.cft.min, facts?.cft.max])
    expect(text).toContain(formatPercent(cft ?? 0).replaceAll(/\s+/g, ' '));
  expect(text).toContain(content.catalogue.source);
});

it('a page for an audience says of a price for whom alone it is', () => {
  const [product] = content.catalogue.products;
  const [province] = content.simulator.provinces;
  if (!product || !province) throw new Error('The content needs a product and a province.');
  const limited = { ...product, territory: province.code, beneficiary: 'account_holder' as const };
  const products = [limited] as unknown as Content['catalogue']['products'];
  const { minAmount: amount, maxTerm: term } = product;
  const whole = {
    ...withAudiencePage({ start: { amount, term } }),
    catalogue: { ...content.catalogue, products },
  };
  const place = fill(words.inProvince, { province: province.label });
  const tie = content.site.lenderPage.file.audiences.account_holder.toLocaleLowerCase('es');
  expect(textOf(pageAt(PATH, whole))).toContain(fill(words.only, { who: `${place}, ${tie}` }));
});

it.each([
  ['ask for no account, where one is', [], 'openPricesTitle'],
  ['are of every kind, where all ask for an account', ['account_holder'], 'pricesTitle'],
] as const)('a page for an audience says that its lowest prices %s', (_, beneficiaries, title) => {
  const [product] = content.catalogue.products;
  const products = ['all', ...beneficiaries].map((beneficiary) => ({ ...product, beneficiary }));
  const shown = beneficiaries.length > 0 ? products.slice(1) : products;
  const whole = {
    ...withAudiencePage({ start: { amount: product?.minAmount ?? 0, term: product?.maxTerm ?? 0 } }),
    catalogue: { ...content.catalogue, products: shown as unknown as Content['catalogue']['products'] },
  };
  expect(textsOf(pageAt(PATH, whole), 'h3')).toContain(words[title]);
});

it.each([ROUTES.home, ROUTES.directory])(
  '%s names the audiences that content chooses, in its order, those that hold',
  (path) => {
    const linked = (ids: [string, ...string[]], audiencePages: AudiencePage[]): string[] => {
      const of = { ...content, audiencePages, audiencePage: { ...words, ids: ids as typeof words.ids } };
      return textsOf(pageAt(path, of), 'main a').filter((text) => text.startsWith('Enlace'));
    };
    const audiencePages = ['uno', 'dos'].map((id) => ({ ...first, id, link: `Enlace ${id}` }));
    expect(linked(['dos', 'ausente', 'uno'], audiencePages)).toEqual(['Enlace dos', 'Enlace uno']);
    expect(linked(['uno'], [])).toEqual([]);
  },
);

const PAGES = ['uno', 'dos', 'tres', 'cuatro'].map((id) => ({ ...first, id, link: `Para ${id}` }));
const listed: Content = {
  ...content,
  audiencePages: PAGES,
  audiencePage: {
    ...words,
    ids: ['dos', 'tres', 'cuatro', 'uno'],
    onward: { title: 'Otros caminos', links: [{ label: 'La guía', href: ROUTES.information }] },
  },
};
const hrefs = (id: string): string => pathTo('audiencePage', { id });
const all = PAGES.map(({ id }) => hrefs(id));

it.each([ROUTES.home, ROUTES.directory, ROUTES.information])('%s leads to every listed page', (path) => {
  expect(attributesOf(pageAt(path, listed), 'main a', 'href')).toEqual(expect.arrayContaining(all));
});

it('a page for an audience leads to the next two', () => {
  const found = attributesOf(pageAt(hrefs('tres'), listed), 'main a', 'href');
  expect(found).toEqual(expect.arrayContaining([ROUTES.information, hrefs('cuatro'), hrefs('uno')]));
});

it('what is typed on a page for an audience is kept under a key of its own', () => {
  expect(formKey('alerce')).toBe('loan-form-data-prestamos-alerce');
});

const { limits } = content.simulator;
const start = { amount: limits.amount.max, term: limits.term.max };

it('a page for a loan that nobody declares is no page of the site, and its address leads to the simulator', () => {
  const redirect = { path: '/corta', to: '/prestamos/cerrada' };
  const whole: Content = {
    ...content,
    site: { ...content.site, redirects: [redirect] },
    audiencePages: [
      { ...first, id: 'cerrada', start },
      { ...first, id: 'abierta' },
    ],
  };
  expect(shownContent(whole).audiencePages.map(({ id }) => id)).toEqual(['abierta']);
  const leads = parseRedirects(redirects(whole)[1]);
  for (const path of ['/corta', '/prestamos/cerrada'])
    expect(leads.get(path)).toEqual({ to: '/simular', status: 302 });
});
