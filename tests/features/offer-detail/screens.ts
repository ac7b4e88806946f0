import type { Page } from 'playwright';
import { ROUTES } from '#site/routes.ts';
import { content } from '../../support/visitor/content.ts';
import { byHand, type Screen } from '../../support/visitor/screen.ts';
import { expect } from '../../support/visitor/shown.ts';

const { pay, schedule } = content.offerDetail;

const opened = async (page: Page, toResults = byHand): Promise<void> => {
  await toResults(page, ROUTES.simulation);
  await page.getByRole('button', { name: content.results.card.showDetail }).first().click();
  await expect(page.getByText(pay.title).first()).toBeVisible();
};

/** The first offer with all of its folds open. */
const unfolded = async (page: Page, toResults = byHand): Promise<void> => {
  await opened(page, toResults);
  const folds = page.locator('article details:has(> summary > h4)');
  await expect(folds.last()).toBeVisible();
  // One of them is open at a time; looked at, all are.
  await folds.evaluateAll((all) => all.forEach((fold) => fold.removeAttribute('name')));
  for (const bar of await folds.locator('> summary').all()) await bar.click();
  for (const fold of await folds.all()) await expect(fold.locator('> div > *').first()).toBeVisible();
  await page.getByText(schedule.showTable).click();
};

export const screens: readonly Screen[] = [
  { name: 'offer-open', showsOffers: true, open: opened },
  { name: 'panels', showsOffers: true, open: unfolded },
];
