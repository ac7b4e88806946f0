import { expect, it, test } from 'vitest';
import { redirects } from '#scripts/build/site/redirects.ts';
import { parseRedirects } from '#scripts/server/host-files.ts';
import type { Content } from '#site/content.ts';
import { bankDetailPath } from '#site/routes.ts';
import { content } from '../../../../support/content/content.ts';

const withRedirects = (short: NonNullable<Content['site']['redirects']>): Content => ({
  ...content,
  site: { ...content.site, redirects: short },
});

/** Reads what a build writes, as the server does. */
const built = (whole: Content) => parseRedirects(redirects(whole)[1]);

it('the server reads the redirects of the build', () => {
  const ids = content.lenders.flatMap(({ id, page }) => (page ? [id] : []));
  expect(ids).toContain('alerce');
  const forGood = [...built(content)].filter(([, { status }]) => status === 301);
  expect(forGood).toEqual(ids.map((id) => [`/banco-${id}`, { to: `/${id}`, status: 301 }]));
});

test('the bank page of a lender that is not shown any more leads to the address of the lender, which says so', () => {
  const detail = content.bankDetails.find(({ lenderId }) => lenderId === 'alerce');
  const withdrawn: Content = {
    ...content,
    lenders: content.lenders.map((one) => (one.id === 'alerce' ? { ...one, hidden: true } : one)),
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
  const path = bankDetailPath(detail?.slug ?? '');
  expect(built(withdrawn).get(path)).toEqual({ to: '/alerce', status: 302 });
  expect(built(content).get(path)).toBeUndefined();
});

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
  const leads = built(withRedirects([{ path: '/corta', ...leading }]));
  expect(leads.get('/corta')).toEqual({ to, status: 302 });
});
