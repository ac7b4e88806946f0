import { describe, expect, it, test } from 'vitest';
import { redirects } from '#scripts/build/site/redirects.ts';
import { sitemap } from '#scripts/build/site/text-files.ts';
import { parseRedirects } from '#scripts/server/host-files.ts';
import type { Content } from '#site/content.ts';
import { contentOn } from '#site/on-day.ts';
import { lenderPath, pagePaths } from '#site/routes.ts';
import { content } from '../../support/content/content.ts';
import { attributesOf, pageAt, textOf, textsOf } from '../../support/content/rendered-pages.ts';

const AUGUST = { from: '2026-08-01', until: '2026-08-31' };
const DAYS: [day: string, holds: boolean][] = [
  ['2026-07-31', false],
  ['2026-08-01', true],
  ['2026-08-31', true],
  ['2026-09-01', false],
];

const [landing] = content.landings;
const [lender] = content.lenders.filter(({ page }) => page);
if (!landing || !lender)
  throw new Error('The content needs a page for an audience and a lender with a page.');

describe('a page for an audience with days', () => {
  const campaign = { ...landing, ...AUGUST, id: 'agosto', after: '/bancos' };
  const whole = { ...content, landings: [campaign] };
  const ADDRESS = '/prestamos/agosto';

  it.each(DAYS)('on %s is built: %s', (day, isBuilt) => {
    const held = contentOn(whole, day);
    expect(pagePaths(held).includes(ADDRESS)).toBe(isBuilt);
    const [, lines] = redirects(held, whole.landings, day);
    const leads = day > AUGUST.until && { to: '/bancos', status: 302 };
    expect(parseRedirects(lines).get(ADDRESS)).toEqual(leads || undefined);
  });

  it('tells search engines from which day on it is as it is', () => {
    const { asOf } = content.catalogue;
    for (const [from, day] of [
      ['2026-08-01', asOf > '2026-08-01' ? asOf : '2026-08-01'],
      ['2020-01-01', asOf],
    ]) {
      const [, map] = sitemap({ ...whole, landings: [{ ...campaign, from: from as string }] })[0] ?? [];
      expect(map).toContain(`${ADDRESS}</loc><lastmod>${day}</lastmod>`);
    }
  });

  it('has a picture of its own for social networks', () => {
    const [address = ''] = attributesOf(pageAt(ADDRESS, whole), 'meta[property="og:image"]', 'content');
    expect(address).toContain('/assets/social/prestamos-agosto-');
  });

  it('says until when it holds and where to go on, for browsers that show it later', () => {
    const page = pageAt(ADDRESS, contentOn(whole, '2026-08-10'));
    expect(attributesOf(page, '[data-after]', 'data-until')).toEqual([AUGUST.until]);
    expect(attributesOf(page, '[data-after]', 'data-after')).toEqual(['/bancos']);
  });
});

describe('the notice', () => {
  const notice = {
    ...AUGUST,
    text: 'Aviso de agosto',
    close: 'Cerrar',
    link: { label: 'Ver', href: '/bancos' },
  };
  const whole: Content = { ...content, site: { ...content.site, notice } };
  const NOTICE = '[data-notice]';

  it.each(DAYS)('on %s stands under the header of every page: %s', (day, stands) => {
    const held = contentOn(whole, day);
    for (const path of ['/', '/bancos', lenderPath(lender.id)]) {
      const page = pageAt(path, held);
      expect(textsOf(page, `${NOTICE} p`)).toEqual(stands ? ['Aviso de agosto Ver'] : []);
      expect(attributesOf(page, 'header + aside', 'data-until')).toEqual(stands ? [AUGUST.until] : []);
      // Its script runs before the first paint, and no other page waits for it.
      expect(attributesOf(page, 'script[type="module"]', 'blocking')).toEqual([stands ? 'render' : '']);
    }
  });
});

describe('a lender whose page is hidden', () => {
  const whole: Content = {
    ...content,
    lenders: content.lenders.map((one) => (one.id === lender.id ? { ...one, hidden: AUGUST } : one)),
  };
  const path = lenderPath(lender.id);

  it.each(DAYS)('on %s is: %s', (day, isHidden) => {
    const held = contentOn(whole, day);
    const page = pageAt(path, held);
    const sentence = content.site.lenderPage.hidden.replace('{bank}', lender.name);
    expect(textOf(page).includes(sentence)).toBe(isHidden);
    expect(textOf(page).includes(lender.page?.tagline ?? '')).toBe(!isHidden);
    expect(attributesOf(page, 'meta[name="robots"]', 'content')).toEqual(isHidden ? ['noindex'] : []);
    expect(page.querySelectorAll('form')).toHaveLength(1);
    const cards = textsOf(pageAt('/bancos', held), '[data-lender] h3');
    expect(cards).toHaveLength(content.lenders.length - Number(isHidden));
    expect(cards.includes(lender.name)).toBe(!isHidden);
    expect(String(sitemap(held)[0]?.[1]).includes(`${path}<`)).toBe(!isHidden);
    expect(pagePaths(held)).toContain(path);
  });

  it('is counted in the directory neither', () => {
    const [were, are] = [content, contentOn(whole, '2026-08-10')].map((of) =>
      Number(textsOf(pageAt('/bancos', of), 'main strong')[0]),
    );
    expect(are).toBe(Number(were) - 1);
  });
});

describe('a paragraph with days', () => {
  const block = { ...AUGUST, type: 'paragraph' as const, text: 'Párrafo de agosto' };
  const { information, terms } = content;
  const whole: Content = {
    ...content,
    information: { ...information, intro: [...information.intro, block] },
    terms: { ...terms, intro: [...terms.intro, block] },
  };

  it.each(DAYS)('on %s is read: %s', (day, isRead) => {
    for (const path of ['/informacion', '/terminos']) {
      const page = pageAt(path, contentOn(whole, day));
      expect(attributesOf(page, 'p[data-until]', 'data-until')).toEqual(isRead ? [AUGUST.until] : []);
      expect(textOf(page).includes(block.text)).toBe(isRead);
    }
  });
});

describe('a section of which every block has days', () => {
  const SECTION = { id: 'agosto', title: 'Sección de agosto' };
  const block = (text: string, days: object) => ({ type: 'paragraph' as const, text, ...days });
  const blocks = [block('Antes', { until: '2026-08-15' }), block('Después', AUGUST)];
  const { information, articles, terms } = content;
  const withSection = (these: typeof blocks): Content => {
    const longer = <Page extends { sections: readonly object[] }>(page: Page): Page => ({
      ...page,
      sections: [...page.sections, { ...SECTION, blocks: these }],
    });
    return {
      ...content,
      information: longer(information),
      articles: articles.map(longer),
      terms: longer(terms),
      landings: [longer(landing)],
    };
  };
  const PAGES = ['/informacion', '/como-ganamos-dinero', '/terminos', `/prestamos/${landing.id}`];

  it.each([
    ['2026-08-15', true],
    ['2026-08-31', true],
    ['2026-09-01', false],
  ])('on %s has its heading, and its entry in the contents: %s', (day, stands) => {
    for (const path of PAGES)
      expect(textOf(pageAt(path, contentOn(withSection(blocks), day))).includes(SECTION.title)).toBe(stands);
  });

  it('goes as a whole from a page that was built before it ended', () => {
    for (const path of PAGES) {
      const page = pageAt(path, contentOn(withSection(blocks), '2026-08-10'));
      const ended = textsOf(page, `[data-until="${AUGUST.until}"]`);
      expect(ended.join(' ').split(SECTION.title)).toHaveLength(path.startsWith('/prestamos') ? 2 : 3);
    }
  });

  it('stays where one of them has no last day', () => {
    const lasting = withSection([...blocks, block('Siempre', {})]);
    for (const path of PAGES) {
      const page = pageAt(path, contentOn(lasting, '2026-08-10'));
      expect(textsOf(page, `[data-until="${AUGUST.until}"]`)).toEqual(['Después']);
      expect(textOf(pageAt(path, contentOn(lasting, '2026-09-01')))).toContain(SECTION.title);
    }
  });
});

test('what has no days is the same on every day', () => {
  const held = contentOn(content, '2026-11-25');
  expect(held).toEqual(content);
});
