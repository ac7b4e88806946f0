import { describe, expect, it, test } from 'vitest';
import { redirects } from '#scripts/build/site/redirects.ts';
import { sitemap } from '#scripts/build/site/text-files.ts';
import { parseRedirects } from '#scripts/server/host-files.ts';
import type { Content } from '#site/content.ts';
import { contentOn } from '#site/on-day.ts';
import { lenderPath, pagePaths } from '#site/routes.ts';
import { shownOn } from '#scripts/config/read/load.ts';
import { campaign } from '../../support/content/campaigns.ts';
import { changed } from '../../support/content/rule-run.ts';
import { content } from '../../support/content/content.ts';
import { attributesOf, htmlOf, pageAt, textOf, textsOf } from '../../support/content/rendered-pages.ts';

const AUGUST = { from: '2026-08-01', until: '2026-08-31' };
const DAYS: [day: string, holds: boolean][] = [
  ['2026-07-31', false],
  ['2026-08-01', true],
  ['2026-08-31', true],
  ['2026-09-01', false],
];

const [audiencePage] = content.audiencePages;
const [lender] = content.lenders.filter(({ page }) => page);
if (!audiencePage || !lender)
  throw new Error('The content needs a page for an audience and a lender with a page.');

/** The content of the tests with one campaign over it. */
const CAMPAIGN = campaign(
  {
    'config/site.json#/notice': {
      text: 'Aviso de agosto',
      close: 'Cerrar',
      link: { label: 'Ver', href: '/prestamos/agosto' },
    },
    'config/information.json#/intro/0/text': 'Párrafo de agosto',
    'config/results.json#/promo/button': 'Ver la de agosto',
  },
  { id: 'agosto', ...AUGUST },
);
const loaded = changed({
  'config/campaigns/agosto.json': CAMPAIGN,
  'config/audience-pages/agosto.json': {
    ...audiencePage,
    campaign: 'agosto',
    id: 'agosto',
    after: '/bancos',
  },
});
const whole = loaded.content ?? content;

describe.each(DAYS)('a campaign on %s (%s)', (day, holds) => {
  const held = shownOn(loaded, day);

  it('a campaign has its page while it lasts, whose address leads on afterwards', () => {
    expect(pagePaths(held).includes('/prestamos/agosto')).toBe(holds);
    const leads = parseRedirects(redirects(held, whole, day)[1]).get('/prestamos/agosto');
    expect(leads).toEqual(day > AUGUST.until ? { to: '/bancos', status: 302 } : undefined);
  });

  it('a campaign has its notice under the header of every page while it lasts', () => {
    for (const path of ['/', '/bancos', lenderPath(lender.id)]) {
      const page = pageAt(path, held);
      expect(textsOf(page, '[data-notice] p')).toEqual(holds ? ['Aviso de agosto Ver'] : []);
      // Its script runs before the first paint, and no other page waits for it.
      expect(attributesOf(page, 'script[type="module"]', 'blocking')).toEqual([holds ? 'render' : '']);
    }
  });

  it('a campaign has its text in the place of the everyday one while it lasts', () => {
    expect(textOf(pageAt('/informacion', held)).includes('Párrafo de agosto')).toBe(holds);
  });

  it('a campaign brings with the page what scripts draw while it lasts, and nothing on other days', () => {
    const [words = '[]'] = /(?<=data-words>).*?(?=<\/script>)/.exec(htmlOf('/', held)) ?? [];
    const over = [['results', 'promo'], 'button', 'Ver la de agosto'];
    expect(JSON.parse(words)).toEqual(holds ? [over] : []);
  });
});

describe('a lender whose page is hidden', () => {
  const hiding: Content = {
    ...content,
    lenders: content.lenders.map((one) => (one.id === lender.id ? { ...one, hidden: AUGUST } : one)),
  };
  const path = lenderPath(lender.id);

  it.each(DAYS)('a lender whose page is hidden on %s is: %s', (day, isHidden) => {
    const held = contentOn(hiding, day);
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

  it('a lender whose page is hidden is counted in the directory neither', () => {
    const [were, are] = [content, contentOn(hiding, '2026-08-10')].map((of) =>
      Number(textsOf(pageAt('/bancos', of), 'main strong')[0]),
    );
    expect(are).toBe(Number(were) - 1);
  });
});

test('without a campaign and without days the content is the same on every day', () => {
  expect(shownOn(changed({}), '2026-11-25')).toEqual(content);
});

test('the site map has every page', () => {
  const map = String(sitemap(content)[0]?.[1]);
  const missing = pagePaths(content).filter(
    (path) => !map.includes(`<loc>${content.site.origin}${path}</loc>`),
  );
  expect(missing).toEqual([]);
});
