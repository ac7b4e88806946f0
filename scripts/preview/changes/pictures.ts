import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { loanFormKey } from '#domain/draft.ts';
import { formatShortDate } from '#domain/format.ts';
import { addDays } from '#scripts/config/rules/dates.ts';
import { ROUTES } from '#site/routes.ts';
import { launchBrowser } from '#scripts/build/browser.ts';
import { serveFolder } from '#scripts/server/start.ts';
import type { PageChange } from '#scripts/preview/changes/page-changes.ts';
import { atRest, showSkipped } from '#scripts/preview/visitor/page-rules.ts';
import { PAGE_STATES, type ShownIn, statesIn } from '#scripts/preview/states.ts';
import { storedVisitor } from '#scripts/preview/visitor/typical.ts';
import { windowOf } from '#scripts/preview/visitor/window.ts';

export const DEVICES = [
  { id: 'desktop', label: 'En computadora', width: 1280 },
  { id: 'phone', label: 'En celular', width: 390 },
] as const;

type DeviceId = (typeof DEVICES)[number]['id'];

/** A page before and after, as JPEG; null where it does not exist, or where both look the same. */
export type PicturePair = { before: Buffer | null; after: Buffer | null; looksTheSame: boolean };

/** Before and after of one page on every device. */
export type PagePictures = {
  path: string;
  /** The day on which the page comes to look so by itself; before is the day before. */
  day?: string;
  pairs: Record<DeviceId, PicturePair>;
};

const QUALITY = 70;

/** A page not found has no address of its own; any unknown one shows it. */
const NOT_FOUND = /(^|\/)404$/;

/** Serves a built site to the browser of this tool alone; what pages post is not needed for their picture. */
const serve = (dist: string) => serveFolder({ root: '.', dist, leadsFile: join(dist, '.leads.db') });

/** Where the page of an address is on a day: a build makes it under another one for days to come. */
async function placeOn(site: string, path: string, day?: string): Promise<string> {
  if (day === undefined) return path;
  const html = await (await fetch(site + path)).text();
  const turns = (/ data-turns="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').map((turn) => turn.split('|'));
  return turns.findLast(([on = '', at]) => at === path && on <= day)?.[2] ?? path;
}

/** Opens an address, on a day where one is given, and takes its picture, as high as the page is. */
async function photograph(page: Page, site: string, { path, open }: Shot, day?: string): Promise<Buffer> {
  if (day !== undefined) await page.clock.setFixedTime(`${day}T15:00:00Z`);
  if (open) {
    await open(page, site, day);
    // An element under the pointer looks different, and results go on after their first screen.
    await page.mouse.move(0, 0);
    await atRest(page);
  } else {
    const at = await placeOn(site, path.replace(NOT_FOUND, '$1pagina-que-no-existe'), day);
    await page.goto(site + at, { waitUntil: 'load' });
  }
  await page.evaluate(async () => {
    const images = [...document.images];
    // Images that load late would be missing from the picture.
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  await showSkipped(page);
  return page.screenshot({ fullPage: true, animations: 'disabled', type: 'jpeg', quality: QUALITY });
}

/** A page, or a state of one, to take a picture of. */
type Shot = Pick<PageChange, 'path' | 'kind'> & {
  open?: (page: Page, site: string, day?: string) => Promise<unknown>;
  day?: string;
};

/** Opens step 2 by what a browser stores of the typical visitor: labels may be what changes. */
async function openPersonalStep(page: Page, site: string, day?: string): Promise<void> {
  const at = site + (await placeOn(site, ROUTES.simulation, day));
  await page.goto(at);
  // The page would not take up values that are too old by its clock.
  const now = await page.evaluate(() => Date.now());
  const stored = storedVisitor([loanFormKey('homepage')], {}, now);
  await page.evaluate((entries) => Object.assign(localStorage, entries), stored);
  await page.goto(PAGE_STATES.personal.address.replace(ROUTES.simulation, at));
  await page.locator('html[data-step=personal]').waitFor();
}

async function openResults(page: Page, site: string, day?: string): Promise<void> {
  await openPersonalStep(page, site, day);
  // Without a move of the pointer in between, the second press would count as a double click.
  await page.mouse.move(1, 1);
  await page.locator('[data-island=simulator] button[type=submit]').click();
  await page.locator('#resultados').waitFor();
}

const OPEN: Readonly<Record<ShownIn<'report'>, NonNullable<Shot['open']>>> = {
  personal: openPersonalStep,
  offers: openResults,
};

/** The states past the form that a report shows. */
export const STEPS: readonly Shot[] = statesIn('report').map(({ id, label }) => ({
  path: `${ROUTES.simulation} › ${label.toLowerCase()}`,
  kind: 'changed',
  open: OPEN[id],
}));

type Sites = { base: string; head: string };

async function onDevice(browser: Browser, sites: Sites, pages: readonly Shot[], width: number) {
  // Each with a clock of its own.
  const contexts = await Promise.all([
    browser.newContext(windowOf(width)),
    browser.newContext(windowOf(width)),
  ]);
  const [old, now] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
  const pairs: PicturePair[] = [];
  for (const shot of pages) {
    const [before, after] = await Promise.all([
      shot.kind === 'added'
        ? null
        : photograph(old, shot.day ? sites.head : sites.base, shot, shot.day && addDays(shot.day, -1)),
      shot.kind === 'removed' ? null : photograph(now, sites.head, shot, shot.day),
    ]);
    const looksTheSame = before !== null && after !== null && before.equals(after);
    pairs.push(looksTheSame ? { before: null, after: null, looksTheSame } : { before, after, looksTheSame });
  }
  await Promise.all(contexts.map((context) => context.close()));
  return pairs;
}

/**
 * Takes pictures of pages before and after, on every device, from two built sites in a real browser.
 *
 * @throws Error when there is no browser.
 */
export async function takePictures(dists: Sites, pages: readonly Shot[]): Promise<PagePictures[]> {
  if (pages.length === 0) return [];
  const [base, head] = await Promise.all([serve(dists.base), serve(dists.head)]);
  const browser = await launchBrowser();
  try {
    const sites = { base: base.url, head: head.url };
    const found = await Promise.all(DEVICES.map(({ width }) => onDevice(browser, sites, pages, width)));
    return pages.map(({ path, day }, at) => {
      const pairs = Object.fromEntries(DEVICES.map(({ id }, device) => [id, found[device]?.[at]]));
      return { path, ...(day !== undefined && { day }), pairs: pairs as PagePictures['pairs'] };
    });
  } finally {
    await browser.close();
    await Promise.all([base.stop(), head.stop()]);
  }
}

/** Pages whose pictures stand in the comment of a pull request itself. */
const MOST_IN_COMMENT = 8;

/** A picture as a file for a comment. */
export type PictureFile = ReturnType<typeof pictureFiles>[number];

/** The pictures of the first pages that look different, as small files. */
export const pictureFiles = (pictures: readonly PagePictures[]) =>
  pictures
    .filter(({ pairs }) => DEVICES.some(({ id }) => !pairs[id].looksTheSame))
    .slice(0, MOST_IN_COMMENT)
    .flatMap(({ path, day, pairs }, index) =>
      DEVICES.flatMap(({ id }) =>
        (['before', 'after'] as const).flatMap((side) => {
          const bytes = pairs[id][side];
          return bytes
            ? [
                {
                  path: day ? `${path} · ${formatShortDate(day)}` : path,
                  device: id,
                  side,
                  name: `${index + 1}-${id}-${side}.jpg`,
                  bytes,
                },
              ]
            : [];
        }),
      ),
    );
