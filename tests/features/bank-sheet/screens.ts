import type { Page } from 'playwright';
import { ROUTES } from '#site/routes.ts';
import { content } from '../../support/visitor/content.ts';
import { byHand, type Screen } from '../../support/visitor/screen.ts';
import { expect } from '../../support/visitor/shown.ts';

const sheet = async (page: Page, toResults = byHand): Promise<void> => {
  await toResults(page, ROUTES.simulation);
  await page.locator('article button[aria-expanded=false]').first().click();
  await page.getByRole('button', { name: content.bankSheetPanels.open }).click();
  await expect(page.locator('dialog[open] [data-sheet]')).toBeVisible();
};

export const screens: readonly Screen[] = [{ name: 'sheet', showsOffers: true, open: sheet }];
