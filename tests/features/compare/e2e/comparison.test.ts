import { it } from 'vitest';
import { expect } from '../../../support/visitor/shown.ts';
import { PHONE } from '../../../support/browser/visit.ts';
import { openResults } from '../../../support/dom/kept-results.ts';
import { useVisitors } from '../../../support/data/visitors.ts';
import { choose, openButton } from '../screens.ts';

const visitor = useVisitors();
const OPEN = 'dialog[open]';

it('an open comparison is on paper once, and alone', async () => {
  const { page } = await visitor();
  await openResults(page, '/alerce');
  await choose(page, 3);
  await openButton(page).click();
  const dialog = page.locator(OPEN);
  await expect(dialog.locator('table')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog.locator('table')).toBeVisible();
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
  await expect(page.locator(`${OPEN} table`)).toBeVisible();
  const ends = await page
    .locator(`${OPEN} thead th`)
    .evaluateAll((columns) => columns.map((one) => one.getBoundingClientRect().right <= innerWidth));
  expect(ends).toEqual([true, true, false]);
});
