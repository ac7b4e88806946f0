import type { Page } from 'playwright';
import { it } from 'vitest';
import { ROUTES } from '#site/routes.ts';
import { PHONE } from '../../../support/browser/visit.ts';
import { content } from '../../../support/content/content.ts';
import { useVisitors } from '../../../support/data/visitors.ts';
import { openResults } from '../../../support/dom/kept-results.ts';
import { expect } from '../../../support/visitor/shown.ts';

const { late, latePanels } = content;

const visitor = useVisitors({ device: PHONE });

const bar = (page: Page) => page.locator('article details summary', { hasText: latePanels.title });

async function atDetail(page: Page): Promise<void> {
  await openResults(page, ROUTES.simulation);
  await page.locator('article button[aria-expanded=false]').first().click();
  await expect(bar(page)).toBeVisible();
}

it('nothing of a late instalment is fetched before its fold is opened', async () => {
  const { page } = await visitor({ fresh: true });
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  const ofIt = async () => (await Promise.all(scripts)).filter((text) => text.includes(late.intro));
  await page.goto(ROUTES.home);
  await atDetail(page);
  // The lead that outlives its page is not always told to be over: the page's own idle time is waited for.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts.length).toBeGreaterThan(5);
  expect(await ofIt()).toEqual([]);
  await bar(page).click();
  await expect(page.getByText(late.intro)).toBeVisible();
  expect((await ofIt()).length).toBeGreaterThan(0);
});
