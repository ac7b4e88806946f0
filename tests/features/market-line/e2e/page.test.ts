import type { Page } from 'playwright';
import { it } from 'vitest';
import { content } from '../../../support/visitor/content.ts';
import { useVisitors } from '../../../support/data/visitors.ts';
import { expect } from '../../../support/visitor/shown.ts';

const visitor = useVisitors();

const market = (page: Page) => page.getByRole('region', { name: content.marketLine.title });

it("figures beside the form go when the market's file cannot be fetched", async () => {
  const { page, simulator } = await visitor({ fresh: true });
  await page.route('**/market-*.json', (route) => route.abort());
  await simulator.open('/alerce');
  await page.locator('#amount').fill('3000000');
  await expect(market(page)).toBeHidden();
});

it('figures beside the form are not seen in step 2', async () => {
  const { page, simulator } = await visitor({ at: '/alerce' });
  const market = page.locator('[data-market-live] + *').first();
  await expect(market).toBeVisible();
  await simulator.fillLoan({ amount: '1000000', term: '12' });
  await simulator.submitLoan();
  await expect(page.locator('#dni')).toBeVisible();
  await expect(market).toBeHidden();
});
