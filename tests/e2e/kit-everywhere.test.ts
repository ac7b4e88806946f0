import type { Page } from 'playwright';
import { it } from 'vitest';
import { expect } from '../support/visitor/shown.ts';
import { ROUTES } from '#site/routes.ts';
import { content } from '../support/content/content.ts';
import { reloadByButton } from '../support/browser/steps.ts';
import { openResults } from '../support/dom/kept-results.ts';
import { DESKTOP, PHONE } from '../support/browser/visit.ts';
import { useVisitors } from '../support/data/visitors.ts';

const { kit, panels, site } = content;

const visitor = useVisitors({ device: PHONE });

const tools = (page: Page) => page.locator('article details summary');

async function atDetail(page: Page): Promise<void> {
  await openResults(page, ROUTES.simulation);
  await page.locator('article button[aria-expanded=false]').first().click();
  await expect(tools(page).last()).toBeVisible();
}

/** A sentence of each screen of the kit. */
const WORDS = [kit.late.intro, kit.missing.intro, kit.refused.warning, kit.sheet.intro];

it('nothing of the tools is fetched before one is opened', async () => {
  const { page } = await visitor({ fresh: true });
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  const ofTheKit = async () =>
    (await Promise.all(scripts)).filter((text) => WORDS.some((words) => text.includes(words)));
  await page.goto(ROUTES.home);
  await atDetail(page);
  // The lead that outlives its page is not always told to be over: the page's own idle time is waited for.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts.length).toBeGreaterThan(5);
  const before = await ofTheKit();
  expect(before.reduce((bytes, text) => bytes + text.length, 0)).toBe(0);
  await tools(page).nth(2).click();
  await expect(page.getByText(kit.late.intro)).toBeVisible();
  expect((await ofTheKit()).length).toBeGreaterThan(0);
});

it(
  'a tool whose script is missing shows a sentence, and opens after a press of its reload button',
  { tags: 'long' },
  async () => {
    const { page } = await visitor({ fresh: true, allows: /ERR_FAILED|Failed to fetch/ });
    await atDetail(page);
    // Its own alone: another part of the offer that is still on its way would say the same.
    await page.route('**/assets/LateInstalment-*.js', (route) => route.abort());
    await tools(page).nth(2).click();
    await expect(
      page.locator('details [role=alert]', { hasText: site.errors.unexpected.text }),
    ).toBeVisible();
    await reloadByButton(page);
    await tools(page).nth(2).click();
    await expect(page.getByText(kit.late.intro)).toBeVisible();
  },
);

it('Back closes the sheet for the bank and leaves the offer as it was', async () => {
  const { page } = await visitor();
  await atDetail(page);
  const open = page.getByRole('button', { name: panels.detail.kit.sheet });
  await open.click();
  const sheet = page.getByRole('main', { name: kit.sheet.name });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(open).toBeFocused();
});

it('the tools of an offer work from the keyboard alone', { tags: 'long' }, async () => {
  const { page } = await visitor({ device: DESKTOP });
  await atDetail(page);
  await tools(page).nth(2).focus();
  await page.keyboard.press('Enter');
  const days = page.getByLabel(kit.late.days);
  await expect(days).toBeVisible();
  const said = page.locator('details [role=status]').last();
  const before = await said.innerText();
  await days.focus();
  await page.keyboard.press('ArrowRight');
  await expect(said).not.toHaveText(before);
});
