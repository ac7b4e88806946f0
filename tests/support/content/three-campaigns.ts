import type { Content } from '#site/content.ts';
import type { Loaded } from '#scripts/config/read/content.ts';
import { setAt } from '#scripts/config/read/set-at.ts';
import { followRecord } from '#site/follow-record.ts';
import { contentOn } from '#site/on-day.ts';
import { campaign } from './campaigns.ts';
import { content } from './content.ts';
import { changed, type Changes, type Draft } from './rule-run.ts';

/** The day on which the site with the campaigns is built; they are all over thirty days later. */
export const BUILD_DAY = '2026-12-01';

const said = (by: string, ...places: string[]) =>
  Object.fromEntries(places.map((place) => [`config/${place}`, `Lo dice ${by}`]));

const link = { label: 'Ver', href: '/prestamos/navidad' };

/** Three campaigns that overlap and change fourteen files, with a page and an order. */
const CAMPAIGNS = [
  campaign(
    {
      ...said('Navidad', 'home.json#/hero/title', 'contact.json#/title', 'results.json#/promo/button'),
      ...said('Navidad', 'lenders/alerce.json#/page/tagline', 'directory.json#/intro'),
      'config/site.json#/notice': { text: 'Lo dice Navidad', close: 'Cerrar', link },
      'config/home.json#/order': ['honesty', 'onward', 'steps'],
    },
    { from: '2026-12-05', until: '2026-12-24' },
  ),
  campaign(
    said(
      'Verano',
      'information.json#/title',
      'verify.json#/title',
      'contract-review.json#/title',
      'kit.json#/debtSwap/title',
      'panels.json#/detail/link',
      'results.json#/promo/title',
    ),
    { id: 'verano', name: 'Verano', from: '2026-12-15', until: '2026-12-28' },
  ),
  campaign(
    said(
      'Reyes',
      'legal/terms.json#/title',
      'pages/como-ganamos-dinero.json#/title',
      'audience-pages/primera.json#/tagline',
      'personal.json#/title',
      'contact.json#/intro',
      'home.json#/simulatorTitle',
    ),
    { id: 'reyes', name: 'Reyes', from: '2026-12-20', until: '2026-12-20' },
  ),
];

const [audiencePage] = content.audiencePages;
const PAGE = 'config/audience-pages/navidad.json';
const page = { ...audiencePage, id: 'navidad', campaign: 'navidad', after: '/bancos' };

/** The content of the tests with the three campaigns. */
export const withCampaigns = (): Loaded =>
  changed({
    ...Object.fromEntries(CAMPAIGNS.map((one) => [`config/campaigns/${one.id}.json`, one])),
    [PAGE]: page,
  });

/** Campaigns that hold on a day, in the order of their files. */
export const heldOn = (day: string) =>
  CAMPAIGNS.filter(({ from, until }) => from <= day && day <= until).toSorted((one, other) =>
    one.id < other.id ? -1 : 1,
  );

/** What visitors should see on a day: the everyday content, written over by hand. */
export function expectedOn(day: string): Content {
  const held = heldOn(day);
  const changes: Changes = held.some(({ id }) => id === page.campaign)
    ? { [PAGE]: { ...page, campaign: undefined } }
    : {};
  for (const { at, value } of held.flatMap(({ values }) => values)) {
    const [file = '', pointer = ''] = at.split('#');
    const before = changes[file] as ((draft: Draft) => void) | undefined;
    changes[file] = (draft: Draft) => {
      before?.(draft);
      setAt(draft, pointer.split('/').slice(1), value);
    };
  }
  const { content: written } = changed(changes);
  if (!written) throw new Error(`What is expected on ${day} is no content.`);
  return contentOn(followRecord({ ...written, campaigns: held }), day);
}
