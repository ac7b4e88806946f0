import type { Page } from 'playwright';
import { it } from 'vitest';
import { expect } from '../../../support/visitor/shown.ts';
import { ROUTES } from '#site/routes.ts';
import { content } from '../../../support/content/content.ts';
import { DESKTOP, PHONE } from '../../../support/browser/visit.ts';
import { useVisitors } from '../../../support/data/visitors.ts';

const { contractReview: texts, catalogue } = content;

const visitor = useVisitors({ device: PHONE });

/** A loan published by a bank: $1,000,000 in 12 instalments at a nominal 61 %. */
const LOAN = { received: '1.000.000', count: '12', first: '124.031,30', last: '114.507,84' };

const submit = (page: Page) => page.getByRole('button', { name: texts.form.submit }).click();

it('the page about contracts tells what a loan costs', async () => {
  const { page } = await visitor({ at: ROUTES.contractReview });
  for (const [name, value] of Object.entries(LOAN)) await page.locator(`[name=${name}]`).fill(value);
  await submit(page);
  await expect(page.locator('h2:focus')).toBeVisible();
  await expect(page.locator('main')).toContainText('73,81');
  await expect(page.locator('main')).toContainText('104,6');
});

it('the page about contracts says what is missing at its field, keeps the rest, and compares with what the chosen entity declared', async () => {
  const { page } = await visitor({ device: DESKTOP, at: ROUTES.contractReview });
  const received = page.locator('[name=received]');
  await page.locator('[name=count]').fill('12');
  await submit(page);
  await expect(received).toBeFocused();
  await expect(page.getByText(texts.errors.received)).toBeVisible();
  await expect(page.locator('[name=count]')).toHaveValue('12');
  await received.pressSequentially('100000');
  await expect(page.getByText(texts.errors.received)).toBeHidden();
  await expect(received).toBeFocused();
  await page.locator('[name=first]').fill('900000');
  await page.getByText(texts.form.more).click();
  const [{ entity = '' } = {}] = catalogue.products;
  await page.locator('select[name=entity]').selectOption(entity);
  await page.locator('[name=first]').press('Enter');
  await expect(page.locator('main')).toContainText('⟦contract review ceiling above⟧');
});

it('the page about contracts answers an example at one press, and says that its figures are made up until others are entered', async () => {
  const { page } = await visitor({ at: ROUTES.contractReview });
  await page.getByRole('button', { name: texts.example.button }).click();
  await expect(page.locator('h2:focus')).toBeVisible();
  await expect(page.getByText(texts.example.note)).toBeVisible();
  await expect(page.locator('main')).toContainText('$\u00A01.674.000');
  await page.locator('[name=count]').fill('10');
  await page.locator('[name=count]').press('Enter');
  await expect(page.locator('main')).toContainText('$\u00A01.395.000');
  await expect(page.getByText(texts.example.note)).toBeHidden();
  await page.getByText(texts.form.more).click();
  await page.locator('[name=monthly]').fill('mucho');
  await page.getByText(texts.form.more).click();
  await submit(page);
  // The fold of a field that is wrong opens.
  await expect(page.locator('[name=monthly]')).toBeFocused();
});

it('the page about contracts prints the note with its questions alone', async () => {
  const { page } = await visitor({ at: ROUTES.contractReview });
  await page.getByRole('button', { name: texts.example.button }).click();
  await page.emulateMedia({ media: 'print' });
  for (const question of texts.note.questions) await expect(page.getByText(question)).toBeVisible();
  await expect(page.locator('main button, main input').filter({ visible: true })).toHaveCount(0);
});
