import { ROUTES } from '#site/routes.ts';
import { content } from '../../support/visitor/content.ts';
import type { Screen } from '../../support/visitor/screen.ts';
import { expect } from '../../support/visitor/shown.ts';

const OPEN: Readonly<Record<string, Screen['open']>> = {
  'contract-errors': async (page) => {
    await page.goto(ROUTES.contractReview);
    await page.getByRole('button', { name: content.contractReview.form.submit }).click();
    await expect(page.getByText(content.contractReview.errors.received)).toBeVisible();
  },
  'contract-answer': async (page) => {
    await page.goto(ROUTES.contractReview);
    const paper = {
      received: '1.000.000',
      count: '12',
      first: '124.031,30',
      last: '114.507,84',
    };
    for (const [name, figure] of Object.entries(paper)) await page.locator(`[name=${name}]`).fill(figure);
    await page.getByRole('button', { name: content.contractReview.form.submit }).click();
    await expect(page.locator('h2:focus')).toBeVisible();
  },
};

/** The page's answers. */
export const screens: readonly Screen[] = Object.entries(OPEN).map(([name, open]) => ({ name, open }));
