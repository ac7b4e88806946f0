import { ROUTES } from '#site/routes.ts';
import { content } from '../../support/visitor/content.ts';
import { byHand, type Screen } from '../../support/visitor/screen.ts';
import { expect } from '../../support/visitor/shown.ts';

const { payerQuestion } = content;

const answered: Screen['open'] = async (page, toResults = byHand) => {
  await toResults(page, ROUTES.simulation);
  await page.locator('main nav').getByText('2', { exact: true }).click();
  await page.getByLabel(payerQuestion.label).selectOption({ index: 1 });
  await expect(page.getByRole('button', { name: payerQuestion.undo })).toBeVisible();
};

export const screens: readonly Screen[] = [{ name: 'paid-there', open: answered }];
