import { ROUTES } from '#site/routes.ts';
import type { Screen } from '../../support/visitor/screen.ts';

/** The page with its letter, every act open. */
const written: Screen['open'] = async (page) => {
  await page.goto(ROUTES.cannotPay);
  await page.locator('[name=due]').fill('2026-11-30');
  await page.locator('main form [type=submit]').click();
  await page.evaluate(() => document.querySelectorAll('details').forEach((act) => (act.open = true)));
};

export const screens: readonly Screen[] = [{ name: 'cannot-pay', open: written }];
