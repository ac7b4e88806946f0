import { join } from 'node:path';
import { type Browser, chromium as playwright, type Page } from 'playwright';
import { chromium } from '#scripts/build/browser.ts';
import { serveFolder } from '#scripts/server/start.ts';
import type { PageChange } from '#scripts/review/changes/page-changes.ts';
import { comparePictures, type PicturePair } from '#scripts/review/changes/picture-compare.ts';

export const DEVICES = [
  { id: 'desktop', label: 'En computadora', options: { viewport: { width: 1280, height: 800 } } },
  {
    id: 'phone',
    label: 'En celular',
    options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  },
] as const;

type DeviceId = (typeof DEVICES)[number]['id'];

/** Before and after of one page on every device. */
export type PagePictures = { path: string; pairs: Record<DeviceId, PicturePair> };

/** A page not found has no address of its own; any unknown one shows it. */
const NOT_FOUND = /(^|\/)404$/;

/** Serves a built site to the browser of this tool alone; what pages post is not needed for their picture. */
const serve = (dist: string) => serveFolder({ root: '.', dist, leadsFile: join(dist, '.leads.csv') });

/** Opens an address and takes its picture, as high as the page is. */
async function photograph(page: Page, address: string): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(async () => {
    const images = [...document.images];
    // What is loaded late would be missing from the picture.
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

type Sites = { base: string; head: string };

const addressOf = (site: string, path: string): string =>
  site + path.replace(NOT_FOUND, '$1pagina-que-no-existe');

async function onDevice(
  browser: Browser,
  sites: Sites,
  pages: readonly PageChange[],
  device: (typeof DEVICES)[number],
) {
  const context = await browser.newContext({ ...device.options, locale: 'es-AR', reducedMotion: 'reduce' });
  const [old, now, desk] = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  const pairs = new Map<string, PicturePair>();
  for (const { path, kind } of pages) {
    const [before, after] = await Promise.all([
      kind === 'added' ? null : photograph(old, addressOf(sites.base, path)),
      kind === 'removed' ? null : photograph(now, addressOf(sites.head, path)),
    ]);
    pairs.set(path, await comparePictures(desk, before, after));
  }
  await context.close();
  return pairs;
}

/**
 * Takes pictures of pages before and after, on every device, from two built sites in a real browser.
 *
 * @throws Error when there is no browser.
 */
export async function takePictures(dists: Sites, pages: readonly PageChange[]): Promise<PagePictures[]> {
  if (pages.length === 0) return [];
  const [base, head] = await Promise.all([serve(dists.base), serve(dists.head)]);
  const browser = await playwright.launch({ ...chromium(), args: ['--no-sandbox'] });
  try {
    const sites = { base: base.url, head: head.url };
    const [desktop, phone] = await Promise.all(
      DEVICES.map((device) => onDevice(browser, sites, pages, device)),
    );
    const nothing: PicturePair = { before: null, after: null, looksTheSame: true };
    return pages.map(({ path }) => ({
      path,
      pairs: { desktop: desktop?.get(path) ?? nothing, phone: phone?.get(path) ?? nothing },
    }));
  } finally {
    await browser.close();
    await Promise.all([base.stop(), head.stop()]);
  }
}
