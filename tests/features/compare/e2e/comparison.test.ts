import { expect as expectValue, it } from 'vitest';
import { expect } from '../../../support/visitor/shown.ts';
import { content } from '../../../support/visitor/content.ts';
import { reloadByButton } from '../../../support/browser/steps.ts';
import { DESKTOP, PHONE } from '../../../support/browser/visit.ts';
import { openResults } from '../../../support/dom/kept-results.ts';
import { AT_ALERCE, useVisitors } from '../../../support/data/visitors.ts';
import { choose, openButton } from '../screens.ts';

const visitor = useVisitors();
const OPEN = 'dialog[open]';

it('a comparison that could not be fetched shows a sentence, and opens after a press of its reload button', async () => {
  const { page } = await visitor({
    device: DESKTOP,
    ...AT_ALERCE,
    step: 'results',
    allows: /404|MIME|module/,
  });
  await page.route('**/assets/CompareDialog-*', (route) => route.fulfill({ status: 404 }));
  await choose(page, 2);
  await openButton(page).click();
  await expect(page.getByText(content.site.errors.unexpected.text).filter({ visible: true })).toBeVisible();
  await reloadByButton(page);
  await choose(page, 2);
  await openButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

it('Back and Escape close the comparison, and stay with the results', async () => {
  // On a phone offers are chosen in their details, which have addresses of their own.
  const { page } = await visitor({ device: DESKTOP, ...AT_ALERCE, step: 'results' });
  const address = page.url();
  const close = [() => page.goBack(), () => page.keyboard.press('Escape')];
  await choose(page, 2);
  for (const leave of close) {
    await openButton(page).click();
    await expect(page.locator(OPEN)).toBeVisible();
    await leave();
    await expect(page.locator(OPEN)).toHaveCount(0);
    await expect(page).toHaveURL(address);
  }
});

it('an open comparison is on paper once, and alone', async () => {
  const { page } = await visitor();
  await openResults(page, '/alerce');
  await choose(page, 3);
  await openButton(page).click();
  const dialog = page.locator(OPEN);
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeVisible();
  await expect(page.locator('article').first()).toBeHidden();
  // What is fixed would be printed on every page.
  expect(await dialog.evaluate((element) => getComputedStyle(element).position)).not.toBe('fixed');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

it('the comparison of three shows two whole columns on a phone, and the edge of the third', async () => {
  const { page } = await visitor({ device: PHONE });
  await openResults(page, '/alerce');
  await choose(page, 3);
  await openButton(page).click();
  const ends = await page
    .locator(`${OPEN} thead th`)
    .evaluateAll((columns) => columns.map((one) => one.getBoundingClientRect().right <= innerWidth));
  expect(ends).toEqual([true, true, false]);
});

it('the tray can be opened and chosen from in a window of 320 by 256 pixels, with two offers chosen', async () => {
  const { page } = await visitor({ device: { ...PHONE, viewport: { width: 320, height: 256 } } });
  await openResults(page, '/alerce');
  await choose(page, 2);
  await expect(openButton(page)).toBeVisible();
  // What stays in sight leaves most of the window to the offers.
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).position === 'sticky')
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
  );
  expectValue(covered).toBeLessThan(128);
  await page.locator('article [aria-expanded=false]').nth(2).click();
  await expect(page.locator('article[data-open]')).toBeVisible();
});
