import { describe, expect, it, test } from 'vitest';
import { redirects } from '#scripts/build/site/redirects.ts';
import { parseRedirects } from '#scripts/server/host-files.ts';
import type { Content } from '#site/content.ts';
import { contentOn } from '#site/on-day.ts';
import { bankDetailPath } from '#site/routes.ts';
import { campaign } from '../../../../support/content/campaigns.ts';
import { content } from '../../../../support/content/content.ts';

const [first] = content.audiencePages;
if (!first) throw new Error('The content needs a page for an audience.');

type AudiencePage = Content['audiencePages'][number];

const withRedirects = (
  short: NonNullable<Content['site']['redirects']>,
  ...audiencePages: Partial<AudiencePage>[]
): Content => ({
  ...content,
  campaigns: CAMPAIGNS,
  site: { ...content.site, redirects: short },
  audiencePages: audiencePages.map((audiencePage) => ({ ...first, ...audiencePage })),
});

const CAMPAIGNS = [
  campaign({}, { id: 'agosto', from: '2026-08-01', until: '2026-08-31' }),
  campaign({}, { id: 'septiembre', from: '2026-08-15', until: '2026-09-30' }),
];

/** The content without the pages whose campaign does not hold on a day, or was withdrawn. */
const shownIn = (whole: Content, day: string): Content => ({
  ...whole,
  audiencePages: whole.audiencePages.filter(
    (audiencePage) =>
      audiencePage.campaign === undefined ||
      CAMPAIGNS.some(({ id, from, until }) => id === audiencePage.campaign && from <= day && day <= until),
  ),
});

/** Reads what a build of a day writes, as the server does. */
function builtOn(day: string, whole: Content) {
  const [, lines] = redirects(contentOn(shownIn(whole, day), day), whole, day);
  return parseRedirects(lines);
}

it('the server reads the redirects of the build', () => {
  const ids = content.lenders.flatMap(({ id, page }) => (page ? [id] : []));
  expect(ids).toContain('alerce');
  const forGood = [...builtOn('2026-11-25', content)].filter(([, { status }]) => status === 301);
  expect(forGood).toEqual(ids.map((id) => [`/banco-${id}`, { to: `/${id}`, status: 301 }]));
});

test('the sheet of a lender that is not shown any more leads to the address of the lender, which says so', () => {
  const sheet = content.bankDetails.find(({ lenderId }) => lenderId === 'alerce');
  const withdrawn: Content = {
    ...content,
    lenders: content.lenders.map((one) => (one.id === 'alerce' ? { ...one, hidden: {} } : one)),
    exclusions: {
      ...content.exclusions,
      names: [
        ...content.exclusions.names,
        ...content.lenders.flatMap(({ id, legalNames }) =>
          id === 'alerce' ? legalNames.map((name) => ({ name, reason: 'retirada' })) : [],
        ),
      ],
    },
  };
  const path = bankDetailPath(sheet?.slug ?? '');
  expect(builtOn('2026-11-27', withdrawn).get(path)).toEqual({ to: '/alerce', status: 302 });
  expect(builtOn('2026-11-27', content).get(path)).toBeUndefined();
});

describe('a short address', () => {
  it.each([
    ['its page', { to: '/bancos' }, '/bancos'],
    [
      'its page with the name of its campaign',
      { to: '/bancos', campaign: 'folleto' },
      '/bancos?utm_campaign=folleto',
    ],
    [
      'a place on its page, after the campaign',
      { to: '/informacion#cft', campaign: 'folleto' },
      '/informacion?utm_campaign=folleto#cft',
    ],
  ])('a short address leads to %s, for now', (_, leading, to) => {
    const built = builtOn('2026-11-25', withRedirects([{ path: '/corta', ...leading }]));
    expect(built.get('/corta')).toEqual({ to, status: 302 });
  });

  const agosto = { id: 'agosto', campaign: 'agosto', after: '/bancos' };

  it.each([
    ['2026-07-31', '/simular'],
    ['2026-08-01', '/prestamos/agosto'],
    ['2026-08-31', '/prestamos/agosto'],
    ['2026-09-01', '/bancos'],
  ])('a short address of a page of a campaign leads on %s to %s', (day, to) => {
    const whole = withRedirects([{ path: '/corta', to: '/prestamos/agosto' }], agosto);
    expect(builtOn(day, whole).get('/corta')).toEqual({ to, status: 302 });
  });

  it('a short address of a page that is over leads past the next one that is over', () => {
    const whole = withRedirects(
      [{ path: '/corta', to: '/prestamos/agosto' }],
      { ...agosto, after: '/prestamos/septiembre' },
      { id: 'septiembre', campaign: 'septiembre', after: '/bancos' },
    );
    expect(builtOn('2026-09-10', whole).get('/corta')?.to).toBe('/prestamos/septiembre');
    expect(builtOn('2026-10-01', whole).get('/corta')?.to).toBe('/bancos');
    expect(builtOn('2026-10-01', whole).get('/prestamos/agosto')?.to).toBe('/bancos');
  });

  it('a short address of a page whose campaign was withdrawn leads to the simulator, and the page nowhere', () => {
    const gone = { ...agosto, campaign: 'retirada' };
    const built = builtOn('2026-08-10', withRedirects([{ path: '/corta', to: '/prestamos/agosto' }], gone));
    expect(built.get('/corta')?.to).toBe('/simular');
    expect(built.get('/prestamos/agosto')).toBeUndefined();
  });
});

describe('a page for a loan that nobody declares', () => {
  const { limits } = content.simulator;
  const start = { amount: limits.amount.max, term: limits.term.max };
  const shut = { id: 'cerrada', start, after: '/bancos' };

  it('a page for a loan that nobody declares is no page of the site, and leads where it leads once it is over', () => {
    const whole = withRedirects([{ path: '/corta', to: '/prestamos/cerrada' }], shut, { id: 'abierta' });
    expect(contentOn(whole, '2026-11-25').audiencePages.map(({ id }) => id)).toEqual(['abierta']);
    const built = builtOn('2026-11-25', whole);
    for (const path of ['/corta', '/prestamos/cerrada'])
      expect(built.get(path)).toEqual({ to: '/bancos', status: 302 });
  });
});
