import { it } from 'vitest';
import { ROUTES } from '#site/routes.ts';
import { content } from '../../../support/content/content.ts';
import { back } from '../../../support/browser/steps.ts';
import { useVisitors } from '../../../support/data/visitors.ts';
import { expect } from '../../../support/visitor/shown.ts';

const visitor = useVisitors({ keepsPages: true });

it("the privacy policy's button leaves nothing, not even in a page that the browser kept alive", async () => {
  const { page, simulator } = await visitor({ at: '/alerce' });
  const keys = () => page.evaluate(() => [localStorage, sessionStorage].flatMap((area) => Object.keys(area)));
  await simulator.fillLoan();
  await expect.poll(keys).toEqual(['loan-form-data-alerce']);
  await page.goto(ROUTES.privacy);
  await page.getByRole('button', { name: content.site.privacy.erase }).click();
  await page.getByText(content.site.privacy.erased).waitFor();
  await back(page);
  await expect(page.locator('#net-salary')).toHaveValue('');
  expect(await keys()).toEqual([]);
});
