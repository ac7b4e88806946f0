import type { Page } from 'playwright';
import { content, withAnyGaps } from '../../support/visitor/content.ts';
import { byHand, type Screen } from '../../support/visitor/screen.ts';
import { expect } from '../../support/visitor/shown.ts';

const { compare, compareChoice } = content;

/** Chooses the first offers of the list. */
export async function choose(page: Page, count: number): Promise<void> {
  const picks = page.getByLabel(withAnyGaps(compareChoice.pickLabel));
  for (let at = 0; at < count; at++) await picks.nth(at).check();
}

export const openButton = (page: Page) => page.getByRole('button', { name: compare.tray.open, exact: true });

const compared: Screen['open'] = async (page, toResults = byHand) => {
  await toResults(page, '/alerce');
  await choose(page, 3);
  await openButton(page).click();
  await expect(page.getByRole('dialog').locator('table')).toBeVisible();
};

export const screens: readonly Screen[] = [{ name: 'comparison', showsOffers: true, open: compared }];
