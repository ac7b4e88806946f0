import type { Page } from 'playwright';
import { content } from '../../support/visitor/content.ts';
import { byHand, type Screen } from '../../support/visitor/screen.ts';
import { expect } from '../../support/visitor/shown.ts';

export const openFilters = (page: Page) =>
  page.getByRole('button', { name: content.filters.title, exact: true }).click();

const narrowed: Screen['open'] = async (page, toResults = byHand) => {
  await toResults(page, '/alerce');
  await openFilters(page);
  const box = page.locator('dialog[open] [name=comfortable]');
  await box.press('Space');
  await expect(box).toBeChecked();
};

export const screens: readonly Screen[] = [{ name: 'filters', open: narrowed }];
