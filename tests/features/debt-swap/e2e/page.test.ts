import type { Page } from 'playwright';
import { it } from 'vitest';
import { ROUTES } from '#site/routes.ts';
import { PHONE } from '../../../support/browser/visit.ts';
import { content } from '../../../support/content/content.ts';
import { useVisitors } from '../../../support/data/visitors.ts';
import { openResults } from '../../../support/dom/kept-results.ts';
import { expect } from '../../../support/visitor/shown.ts';
import { typed } from '../form.ts';

const { debtSwap, debtSwapPanels } = content;

const visitor = useVisitors({ device: PHONE });

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

it("an opened offer leads to the page about debts, with the offer's figures filled in", async () => {
  const { page } = await visitor();
  await openResults(page, ROUTES.simulation);
  await page.locator('article button[aria-expanded=false]').first().click();
  await page.getByRole('link', { name: debtSwapPanels.onward }).click();
  await expect(field(page, 'cft')).toHaveValue(/^\d+,\d+$/);
  await expect(field(page, 'term')).toHaveValue(String(content.simulator.defaults.term));
});

it('the page about debts prints its verdict without what works only on a screen', async () => {
  const { page } = await visitor({ at: ROUTES.debtSwap });
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
  await page.getByRole('button', { name: debtSwap.submit }).click();
  await page.locator('summary', { hasText: debtSwap.chart.show }).click();
  await expect(page.locator('main table tbody tr')).toHaveCount(12);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(debtSwap.facts.keepTotal)).toBeVisible();
  await expect(page.locator('main button').filter({ visible: true })).toHaveCount(0);
});
