import { ROUTES } from '#site/routes.ts';
import type { Screen } from '../../support/visitor/screen.ts';

/** The page with a debt compared, month by month. */
const compared: Screen['open'] = async (page) => {
  await page.goto(ROUTES.debtSwap);
  await page.locator('main details > summary').click();
  const figures = ['1000000', '122000', '12', '4', '58,08', '12'];
  for (const [at, figure] of figures.entries()) await page.locator('main input').nth(at).fill(figure);
  await page.locator('main button[type=submit]').click();
  await page.locator('main [aria-expanded=false]').click();
};

export const screens: readonly Screen[] = [{ name: 'debt-swap', open: compared }];
