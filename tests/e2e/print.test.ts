import type { Page } from 'playwright';
import { it } from 'vitest';
import { expect } from '../support/visitor/shown.ts';
import { content } from '../support/content/content.ts';
import { openResults } from '../support/dom/kept-results.ts';
import { useVisitors } from '../support/data/visitors.ts';

const { results } = content;

const visitor = useVisitors();

/** The results of a lender's page, more than one page of them. */
async function atResults(): Promise<Page> {
  const { page } = await visitor();
  await openResults(page, '/alerce');
  return page;
}

const onPaper = (page: Page): Promise<void> => page.emulateMedia({ media: 'print' });

/** What the visitor typed about themselves, as it was typed or as it is shown. */
const TYPED = ['30123456', '30.123.456', 'ana@', '1155551234', '11 5555', '3000000', '3.000.000'];

it('the results on paper hold the loan and every offer of the page, nothing personal and nothing to press', async () => {
  const page = await atResults();
  await page
    .getByRole('article')
    .nth(results.pageSize - 1)
    .waitFor();
  await onPaper(page);
  const body = page.locator('body');
  // What was asked for is rendered after the first paint of the list.
  await expect.poll(() => body.innerText()).toMatch(/\$\s5\.000\.000/);
  // A smaller loan that is named happens to be of the salary's amount.
  const text = (await body.innerText()).replaceAll(/⟦dear offer less⟧ \$\s3\.000\.000/g, '');
  const printed = `${page.url()} ${await page.title()} ${text}`;
  expect(
    [...TYPED, '⟦band one⟧', '⟦band two⟧', '⟦band three⟧'].filter((text) => printed.includes(text)),
  ).toEqual([]);
  expect(printed).toContain(content.site.name);
  expect(printed.match(/⟦card cft⟧/gi)).toHaveLength(results.pageSize);
  await expect(page.locator('button, body > header, body > footer').filter({ visible: true })).toHaveCount(0);
  // Whether or not the printer paints backgrounds, a badge is dark on light.
  const badge = page.getByText(results.recommended, { exact: true });
  await expect(badge).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(badge).toHaveCSS('background-color', /^rgba\(0, 0, 0, 0\)$|^rgb\(255, 255, 255\)$/);
});
