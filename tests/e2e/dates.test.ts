import type { Page } from 'playwright';
import { describe, expect as expectValue, it } from 'vitest';
import { expect } from '#scripts/preview/visitor/shown.ts';
import type { Content } from '#site/content.ts';
import { content } from '../support/content/content.ts';
import { shiftOf } from '../support/faults/layout-shift.ts';
import { htmlOf } from '../support/content/rendered-pages.ts';
import { useVisitors } from '../support/data/visitors.ts';

const visitor = useVisitors({ fresh: true });

const NOTICE = { text: 'Aviso de agosto', close: 'Cerrar', link: { label: 'Ver', href: '/bancos' } };

/** The markup of the notice with its script's attribute, as a build with that notice writes them. */
function noticeMarkup(until?: string): string {
  const notice = until === undefined ? NOTICE : { ...NOTICE, until };
  const site: Content = { ...content, site: { ...content.site, notice } };
  return /<aside[^]*?<\/aside>/.exec(htmlOf('/bancos', site))?.[0] ?? '';
}

/** Gives the pages of the built site some markup more: what a build with other content has under the header. */
async function addToPages(page: Page, markup: string): Promise<void> {
  await page.route(/\/(?:bancos|contacto|informacion)$/, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace('</header>', () => `</header>${markup}`)
      .replace('<script type="module"', '<script blocking="render" type="module"');
    await route.fulfill({ response, body: html });
  });
}

describe('the notice', () => {
  it('is closed for the tab: it is not seen on the next page, where nothing moves, and is back in another tab', async () => {
    const { page } = await visitor();
    await addToPages(page, noticeMarkup());
    await page.goto('/bancos');
    const notice = page.locator('[data-notice]');
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: NOTICE.close }).press('Enter');
    await expect(notice).toHaveCount(0);
    await expect(page.locator('#contenido')).toBeFocused();
    await page.goto('/contacto');
    await expect(page.locator('main form')).toBeVisible();
    await expect(notice).toHaveCount(0);
    expectValue(await shiftOf(page)).toBe(0);
    const other = await page.context().newPage();
    await addToPages(other, noticeMarkup());
    await other.goto('/bancos');
    await expect(other.locator('[data-notice]')).toBeVisible();
  });

  it('that says something else is seen again', async () => {
    const { page } = await visitor();
    await addToPages(page, noticeMarkup());
    await page.goto('/bancos');
    await page.locator('[data-notice] button').click();
    await page.unrouteAll();
    await addToPages(page, noticeMarkup().replace(NOTICE.text, 'Otro aviso'));
    await page.goto('/contacto');
    await expect(page.locator('[data-notice]')).toContainText('Otro aviso');
  });

  it('leads on to its page', async () => {
    const { page } = await visitor();
    await addToPages(page, noticeMarkup());
    await page.goto('/contacto');
    await page.locator('[data-notice] a').click();
    await expect(page).toHaveURL(/\/bancos$/);
  });
});

const UNTIL = '2026-08-31';
const LAST_MINUTE = '2026-09-01T02:59:00Z';
const MIDNIGHT = '2026-09-01T03:00:00Z';

/** A visitor of a page that was built before something on it ended, at a moment and in a time zone. */
async function visitLater(moment: string, timezoneId: string, markup: string): Promise<Page> {
  const { page } = await visitor({ device: { viewport: { width: 390, height: 844 }, timezoneId } });
  await page.clock.setFixedTime(moment);
  await addToPages(page, markup);
  await page.goto('/bancos');
  return page;
}

const ZONES = ['America/Argentina/Buenos_Aires', 'Asia/Tokyo', 'Pacific/Honolulu'];

describe.each(ZONES)('a page built before something on it ended, seen from %s', (zone) => {
  it.each([
    ['shows it until midnight in Buenos Aires', LAST_MINUTE, 'visible'],
    ['hides it from then on', MIDNIGHT, 'hidden'],
  ])('%s, and nothing moves', async (_, moment, visibility) => {
    const page = await visitLater(moment, zone, noticeMarkup(UNTIL));
    const notice = page.locator('[data-notice]');
    await expect(notice).toHaveCSS('visibility', visibility);
    expectValue(await notice.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(
      0,
    );
    expectValue(await shiftOf(page)).toBe(0);
  });

  it('leads on from a page that is over as a whole, to where its address will lead', async () => {
    const markup = `<div data-until="${UNTIL}" data-after="/contacto"></div>`;
    const before = await visitLater(LAST_MINUTE, zone, markup);
    await expect(before.locator('[data-after]')).toHaveCount(1);
    expectValue(new URL(before.url()).pathname).toBe('/bancos');
    const after = await visitLater(MIDNIGHT, zone, markup);
    await expect(after).toHaveURL(/\/contacto$/);
  });
});
