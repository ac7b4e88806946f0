import type { Page } from 'playwright';
import { it } from 'vitest';
import { ROUTES } from '#site/routes.ts';
import { reloadByButton } from '../../../support/browser/steps.ts';
import { DESKTOP, PHONE } from '../../../support/browser/visit.ts';
import { content } from '../../../support/content/content.ts';
import { useVisitors } from '../../../support/data/visitors.ts';
import { openResults } from '../../../support/dom/kept-results.ts';
import { expect } from '../../../support/visitor/shown.ts';

const { late, latePanels, site } = content;

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

it(
  'a fold whose script is missing shows a sentence, and opens after a press of its reload button',
  { tags: 'long' },
  async () => {
    const { page } = await visitor({ fresh: true, allows: /ERR_FAILED|Failed to fetch/ });
    await atDetail(page);
    // Its own alone: another part of the offer that is still on its way would say the same.
    await page.route('**/assets/LateInstalment-*.js', (route) => route.abort());
    await bar(page).click();
    await expect(
      page.locator('details [role=alert]', { hasText: site.errors.unexpected.text }),
    ).toBeVisible();
    await reloadByButton(page);
    await bar(page).click();
    await expect(page.getByText(late.intro)).toBeVisible();
  },
);

it('a late instalment works from the keyboard alone', { tags: 'long' }, async () => {
  const { page } = await visitor({ device: DESKTOP });
  await atDetail(page);
  await bar(page).focus();
  await page.keyboard.press('Enter');
  const days = page.getByLabel(late.days);
  await expect(days).toBeVisible();
  const said = page.locator('details [role=status]').last();
  const before = await said.innerText();
  await days.focus();
  await page.keyboard.press('ArrowRight');
  await expect(said).not.toHaveText(before);
});
