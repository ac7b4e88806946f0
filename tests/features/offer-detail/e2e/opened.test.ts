import { it } from 'vitest';
import { content } from '../../../support/content/content.ts';
import { CALLED_ONCE, reloadByButton } from '../../../support/browser/steps.ts';
import { PHONE } from '../../../support/browser/visit.ts';
import { AT_ALERCE, useVisitors } from '../../../support/data/visitors.ts';
import { openResults } from '../../../support/dom/kept-results.ts';
import { expect } from '../../../support/visitor/shown.ts';
import { control } from '../card.ts';

const visitor = useVisitors({ device: PHONE });
const atResults = () => visitor({ ...AT_ALERCE, step: 'results' });

it('an opened offer stays open after a reload, which posts nothing', async () => {
  const { page, posts } = await atResults();
  const opened = page.locator('article').nth(1);
  await opened.locator(control).click();
  await expect(page).toHaveURL(/oferta=/);
  await page.reload();
  await expect(opened).toHaveAttribute('data-open');
  expect(posts).toEqual(CALLED_ONCE);
});

it('an opened offer whose script does not come says so in its place, and shows after a reload, which posts nothing', async () => {
  const { page, posts } = await visitor({ fresh: true, allows: /404|MIME|module/ });
  await page.route('**/assets/panels-chunk-*', (route) => route.fulfill({ status: 404 }));
  await openResults(page, '/alerce');
  const asked = [...posts];
  await page.locator(`article ${control}`).first().click();
  const { text } = content.site.errors.unexpected;
  const told = page.locator('main [role=alert]').filter({ hasText: text, visible: true });
  await expect(told).toBeInViewport({ ratio: 1 });
  await expect(told.getByRole('button')).toBeFocused();
  await reloadByButton(page);
  await expect(page.locator('article[data-open] h4').first()).toBeVisible();
  expect(posts).toEqual(asked);
});

it('an opened offer has the sort row of the list scroll out of sight', async () => {
  const { page } = await atResults();
  await page.locator('article').nth(4).locator(control).click();
  const row = page.getByRole('group', { name: content.results.sortLabel });
  await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(0);
});
