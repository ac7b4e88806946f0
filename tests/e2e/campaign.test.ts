import { afterAll, beforeAll, describe, expect as expectValue, it } from 'vitest';
import {
  buildChanged,
  type ChangedSite,
  changeFile,
  changeSite,
} from '#scripts/preview/changes/changed-content.ts';
import { PROJECT } from '#scripts/cli/command.ts';
import { expect } from '#scripts/preview/visitor/shown.ts';
import type { Landing, Lender } from '#generated/types.ts';
import { lenderPath, pathTo } from '#site/routes.ts';
import type { Content } from '#site/content.ts';
import { content } from '../support/content/content.ts';
import { shiftOf } from '../support/faults/layout-shift.ts';
import { serveDist } from '../support/server/server.ts';
import { useVisitors } from '../support/data/visitors.ts';

/** Of the way to the results, as in layout-shift.test.ts. */
const MOST_SHIFT = 0.05;
const AUGUST = { from: '2026-08-01', until: '2026-08-31' };
const NOTICE = { ...AUGUST, text: 'Aviso de agosto', close: 'Cerrar' };

const [landing] = content.landings;
const hidden = content.lenders.findLast(({ page }) => page);
const [short] = content.site.redirects ?? [];
if (!landing || !hidden || !short)
  throw new Error('The content needs a landing, a lender and a short address.');
const LANDING = pathTo('landing', { id: landing.id });

/** The made-up site with an August campaign: a page, a notice, an advert, a short address, and a lender hidden. */
const build = (day: string): Promise<ChangedSite> =>
  buildChanged(
    PROJECT,
    (config) => {
      changeFile<Landing>(config, `landings/${landing.id}.json`, (page) =>
        Object.assign(page, AUGUST, { after: '/contacto' }),
      );
      changeFile<Lender>(config, `lenders/${hidden.id}.json`, (lender) => (lender.hidden = AUGUST));
      changeFile<Content['results']>(config, 'results.json', ({ promo }) => Object.assign(promo, AUGUST));
      changeSite(config, (site) => (site.notice = NOTICE));
    },
    day,
  );

type Served = { site: ChangedSite; url: string; stop: () => Promise<void> };

/** A build for a day and its server, for the tests of a block. */
function useBuild(day: string): () => Served {
  let served: Served;
  beforeAll(async () => {
    const site = await build(day);
    served = { site, ...(await serveDist(site.dist)) };
  });
  afterAll(async () => {
    await served.stop();
    served.site.remove();
  });
  return () => served;
}

describe.each([
  ['before its first day', '2026-07-31', { page: 404, leads: null, to: '/simular', shows: false }],
  ['on its first day', '2026-08-01', { page: 200, leads: null, to: LANDING, shows: true }],
  ['on its last day', '2026-08-31', { page: 200, leads: null, to: LANDING, shows: true }],
  ['after its last day', '2026-09-01', { page: 302, leads: '/contacto', to: '/contacto', shows: false }],
])('a campaign built %s', (_, day, { page, leads, to, shows }) => {
  const served = useBuild(day);
  const ask = (path: string): Promise<Response> => fetch(served().url + path, { redirect: 'manual' });

  it('answers at its address, and leads on from it afterwards', async () => {
    const { status, headers } = await ask(LANDING);
    expectValue([status, headers.get('location')]).toEqual([page, leads]);
  });

  it('is what its short address leads to, or what stands in for it', async () => {
    const { status, headers } = await ask(`${short.path}?de=qr`);
    expectValue([status, headers.get('location')]).toEqual([302, `${to}?utm_campaign=${short.campaign}`]);
  });

  it('is told by the notice, the site map and the list of pages', async () => {
    const [map, list] = await Promise.all(
      ['/sitemap.xml', '/informacion'].map(async (path) => (await ask(path)).text()),
    );
    expectValue(list?.includes(NOTICE.text)).toBe(shows);
    expectValue(list?.includes(`"${LANDING}"`)).toBe(shows);
    expectValue(map?.includes(`${LANDING}<`)).toBe(shows);
  });

  it('hides the lender, whose address answers', async () => {
    const [own, directory] = await Promise.all(
      [lenderPath(hidden.id), '/bancos'].map(async (path) => (await ask(path)).text()),
    );
    const sentence = content.site.lenderPage.hidden.replace('{bank}', hidden.name);
    expectValue(own?.includes(`>${sentence}<`)).toBe(shows);
    expectValue(directory?.includes(`href="${lenderPath(hidden.id)}"`)).toBe(!shows);
  });
});

describe('the advert of a campaign', () => {
  const served = useBuild(AUGUST.from);
  const visitor = useVisitors({ fresh: true });

  it.each([
    ['a minute before its first day', '2026-08-01T02:59:00Z', false],
    ['from its first midnight in Buenos Aires on', '2026-08-01T03:00:00Z', true],
    ['until its last minute', '2026-09-01T02:59:00Z', true],
    ['from the midnight after its last day on', '2026-09-01T03:00:00Z', false],
  ])('%s is shown as it holds, wherever the visitor is, and nothing moves', async (_, moment, shows) => {
    for (const timezoneId of ['America/Argentina/Buenos_Aires', 'Asia/Tokyo', 'Pacific/Honolulu']) {
      const { page, simulator } = await visitor({
        device: { baseURL: served().url, timezoneId, viewport: { width: 390, height: 844 } },
      });
      await page.clock.setFixedTime(moment);
      await simulator.simulate('/simular');
      await expect(page.locator('article').first()).toBeVisible();
      const adverts = Math.ceil(content.results.pageSize / content.results.promo.every);
      await expect(page.getByText(content.results.promo.title)).toHaveCount(shows ? adverts : 0);
      expectValue(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
      await page.reload();
      await expect(page.locator('article').first()).toBeVisible();
      await expect(page.getByText(content.results.promo.title)).toHaveCount(shows ? adverts : 0);
    }
  });
});
