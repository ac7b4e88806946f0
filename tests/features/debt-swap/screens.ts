import { ROUTES } from '#site/routes.ts';
import type { Screen } from '../../support/visitor/screen.ts';

/** The page with a debt compared, month by month. */
const compared: Screen['open'] = async (page) => {
  await page.goto(ROUTES.debtSwap);
  await page.locator('main details > summary').click();
  const debt = { 'balance-0': '1000000', 'instalment-0': '122000', 'left-0': '12', 'fee-0': '4' };
  for (const [name, figure] of Object.entries({ ...debt, cft: '58,08', term: '12' }))
    await page.locator(`main form [name="${name}"]`).last().fill(figure);
  await page.locator('main button[type=submit]').click();
  await page.locator('main details:not([open]) > summary').click();
};

export const screens: readonly Screen[] = [{ name: 'debt-swap', open: compared }];
