import type { Page } from 'playwright';
import { it } from 'vitest';
import { expect } from '../support/visitor/shown.ts';
import { ROUTES } from '#site/routes.ts';
import { content } from '../support/content/content.ts';
import { openResults } from '../support/dom/kept-results.ts';
import { PHONE } from '../support/browser/visit.ts';
import { useVisitors } from '../support/data/visitors.ts';

const { kit, panels } = content;

const visitor = useVisitors({ device: PHONE });

const tools = (page: Page) => page.locator('article details summary');

async function atDetail(page: Page): Promise<void> {
  await openResults(page, ROUTES.simulation);
  await page.locator('article button[aria-expanded=false]').first().click();
  await expect(tools(page).last()).toBeVisible();
}

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
