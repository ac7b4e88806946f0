import type { Page } from 'playwright';
import { ROUTES } from '#site/routes.ts';
import { content } from '../../support/visitor/content.ts';
import type { Screen } from '../../support/visitor/screen.ts';
import { expect } from '../../support/visitor/shown.ts';

const searchEntity = async (page: Page, name: string, asks: readonly string[]): Promise<void> => {
  await page.goto(ROUTES.verify);
  await page.locator('[name=entity]').fill(name);
  for (const question of asks) await page.getByLabel(question, { exact: true }).check();
  await page.getByRole('button', { name: content.verify.form.submit, exact: true }).click();
  await expect(page.locator('h2:focus')).toBeVisible();
};

const listed = content.entities.entities[0]?.name ?? '';

const OPEN: Readonly<Record<string, Screen['open']>> = {
  'entity-known': (page) => searchEntity(page, listed, []),
  'entity-near': (page) => searchEntity(page, `${listed} YA`, []),
  'entity-alarm': (page) =>
    searchEntity(
      page,
      listed,
      content.verify.questions.map(({ question }) => question),
    ),
};

/** The page's answers. */
export const screens: readonly Screen[] = Object.entries(OPEN).map(([name, open]) => ({ name, open }));
