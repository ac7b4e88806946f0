import type { Page } from 'playwright';
import { expect as expectValue, it } from 'vitest';
import { expect } from '../../../support/visitor/shown.ts';
import type { Content } from '#site/content.ts';
import { content } from '../../../support/content/content.ts';
import { shiftOf } from '../layout-shift.ts';
import { htmlOf } from '../../../support/content/rendered-pages.ts';
import { useVisitors } from '../../../support/data/visitors.ts';
import { itFirst } from '../../../support/run/first-row.ts';

const visitor = useVisitors({ fresh: true });

const NOTICE = { text: 'Aviso de agosto', links: [{ label: 'Ver', href: '/bancos' }] };

/** The markup of a notice, as a build with that notice writes it. */
function noticeMarkup(notice: Content['notice']['shown'][number] = NOTICE): string {
  const site: Content = { ...content, notice: { ...content.notice, shown: [notice] } };
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

it('the notice is closed for the tab: it is not seen on the next page, where nothing moves, and is back in another tab', async () => {
  const { page } = await visitor();
  await addToPages(page, noticeMarkup());
  await page.goto('/bancos');
  const notice = page.locator('[data-notice]');
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: content.notice.close }).press('Enter');
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

it('the notice leads to its page; closed, it is seen again once it says something else', async () => {
  const { page } = await visitor();
  await addToPages(page, noticeMarkup());
  await page.goto('/contacto');
  await page.locator('[data-notice] a').click();
  await expect(page).toHaveURL(/\/bancos$/);
  await page.locator('[data-notice] button').click();
  await page.unrouteAll();
  await addToPages(page, noticeMarkup().replace(NOTICE.text, 'Otro aviso'));
  await page.goto('/contacto');
  await expect(page.locator('[data-notice]')).toContainText('Otro aviso');
});

const LAST_MINUTE = '2026-09-01T02:59:00Z';
const MIDNIGHT = '2026-09-01T03:00:00Z';

itFirst(
  ['Asia/Tokyo'],
  ['America/Argentina/Buenos_Aires'],
  ['Pacific/Honolulu'],
)('the notice, seen from %s, is gone once its last day is over in Buenos Aires', async (timezoneId) => {
  const { page } = await visitor({ device: { viewport: { width: 390, height: 844 }, timezoneId } });
  await addToPages(page, noticeMarkup({ ...NOTICE, until: '2026-08-31' }));
  await page.clock.setFixedTime(LAST_MINUTE);
  await page.goto('/bancos');
  await expect(page.locator('[data-notice]')).toBeVisible();
  await page.clock.setFixedTime(MIDNIGHT);
  await page.goto('/bancos');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  expectValue(await shiftOf(page)).toBe(0);
});
