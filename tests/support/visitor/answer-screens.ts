import type { Page } from 'playwright';
import { content } from './content.ts';
import { byHand, type Screen } from './screen.ts';
import { expect } from './shown.ts';
import { ROUTES } from '#site/routes.ts';

const searchEntity = async (page: Page, name: string, asks: readonly string[]): Promise<void> => {
  await page.goto(ROUTES.verify);
  await page.locator('[name=entity]').fill(name);
  for (const question of asks) await page.getByLabel(question, { exact: true }).check();
  await page.getByRole('button', { name: content.verify.form.submit, exact: true }).click();
  await expect(page.locator('h2:focus')).toBeVisible();
};

const listed = content.entities.entities[0]?.name ?? '';

const OPEN: Readonly<Record<string, Screen['open']>> = {
  'paid-there': async (page, toResults = byHand) => {
    await toResults(page, ROUTES.simulation);
    const question = page.getByRole('group', { name: content.results.payer.question });
    await question.getByRole('button').first().click();
    await expect(question.getByRole('button', { name: content.results.payer.undo })).toBeVisible();
  },
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
  'entity-known': (page) => searchEntity(page, listed, []),
  'entity-near': (page) => searchEntity(page, `${listed} YA`, []),
  'entity-alarm': (page) =>
    searchEntity(
      page,
      listed,
      content.verify.questions.map(({ question }) => question),
    ),
};

/** Screens with a page's answer to a question, and with the choice of the bank that pays the salary. */
export const ANSWERS: readonly Screen[] = Object.entries(OPEN).map(([name, open]) => ({ name, open }));
