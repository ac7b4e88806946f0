import { content } from './content.ts';
import { byHand, type Screen } from './screen.ts';
import { expect } from './shown.ts';
import { ROUTES } from '#site/routes.ts';

const OPEN: Readonly<Record<string, Screen['open']>> = {
  'paid-there': async (page, toResults = byHand) => {
    await toResults(page, ROUTES.simulation);
    const question = page.getByRole('group', { name: content.results.payer.question });
    await question.getByRole('button').first().click();
    await expect(question.getByRole('button', { name: content.results.payer.undo })).toBeVisible();
  },
};

/** Screens with the choice of the bank that pays the salary. */
export const ANSWERS: readonly Screen[] = Object.entries(OPEN).map(([name, open]) => ({ name, open }));
