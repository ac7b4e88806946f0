import type { Page } from 'playwright';
import { content } from './content.ts';
import { byHand, type Screen } from './screen.ts';
import { expect } from './shown.ts';
import { ROUTES } from '#site/routes.ts';

/** A sentence of one word of every group that a demand of the content wants. */
const asking = ({ groups, demands }: typeof content.demands): string[] =>
  demands.map(({ rules: [{ together, beside }] }) =>
    [...together, ...(beside ?? [])]
      .map((name) => groups.find((group) => group.name === name)?.words[0]?.replace('*', ''))
      .join(' '),
  );

/** The text of an advert that names an entity and asks for all that does not fit. */
const DOUBTFUL = [
  `${content.entities.entities[0]?.name} te presta hoy, en el día y sin moverte de tu casa, aunque no tengas recibo.`,
  ...asking(content.demands),
  'Escribinos a préstаmos.example',
].join('\n');

const searchEntity = async (page: Page, text: string): Promise<void> => {
  await page.goto(ROUTES.verify);
  await page.locator('textarea').fill(text);
  await page.getByRole('button', { name: content.verify.form.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: content.verify.answer.title })).toBeFocused();
};

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
    await expect(page.getByRole('heading', { name: content.contractReview.answer.title })).toBeFocused();
  },
  'entity-known': (page) => searchEntity(page, content.entities.entities[0]?.name ?? ''),
  'entity-doubtful': (page) => searchEntity(page, DOUBTFUL),
};

/** Screens with a page's answer to a question, and with the choice of the bank that pays the salary. */
export const ANSWERS: readonly Screen[] = Object.entries(OPEN).map(([name, open]) => ({ name, open }));
