import { content, pageLabel } from '../support/visitor/content.ts';
import { it } from 'vitest';
import { expect } from '../support/visitor/shown.ts';
import { back, CALLED_ONCE, LOAN, painted, PERSONAL, expectScreen } from '../support/browser/steps.ts';
import { AT_ALERCE, AT_SIMULAR, useVisitors } from '../support/data/visitors.ts';

const visitor = useVisitors();
const toResults = () => visitor({ ...AT_ALERCE, step: 'results' });

it('a reload of the results shows them as they were, and posts nothing', async () => {
  const { page, posts } = await toResults();
  await page.getByRole('button', { name: pageLabel(2), exact: true }).click();
  const first = () => page.getByRole('article').first().getByRole('heading', { level: 3 }).textContent();
  await expect(page).toHaveURL(/pagina=2/);
  const [address, name] = [page.url(), await first()];
  await page.reload();
  await expect.poll(first).toBe(name);
  expect(page.url()).toBe(address);
  expect(posts).toEqual(CALLED_ONCE);
});

it('[S2.5-03 S4.1-07] arriving at /simular with a valid form opens step 2, which names no bank, once', async () => {
  const { page } = await visitor(AT_SIMULAR);
  await expectScreen(page, PERSONAL);
  await expect(page.getByText(content.personal.subtitleHome)).toBeVisible();
  await back(page);
  await expectScreen(page, LOAN);
  await painted(page);
  await expectScreen(page, LOAN);
});
