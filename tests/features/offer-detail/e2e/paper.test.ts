import { expect as expectValue, it } from 'vitest';
import { content } from '../../../support/content/content.ts';
import { useVisitors } from '../../../support/data/visitors.ts';
import { openResults } from '../../../support/dom/kept-results.ts';
import { expect } from '../../../support/visitor/shown.ts';

const { pay, schedule } = content.offerDetail;

const visitor = useVisitors();

it('the instalments of the open offer add up to the centavo, column by column, with nothing to press beside', async () => {
  const { page } = await visitor();
  await openResults(page, '/alerce');
  await page.locator('article button[aria-expanded=false]').first().click();
  await page.getByText(schedule.title, { exact: true }).click();
  await page.getByText(schedule.showTable, { exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  const table = page.locator('article[data-open] table:has(tfoot)');
  await expect(table).toBeVisible();
  await expect(page.getByText(pay.title).first()).toBeVisible();
  await expect(
    page.locator('main').locator('button, input, select, summary').filter({ visible: true }),
  ).toHaveCount(0);
  const centavos = (text: string): number => Number(text.replaceAll(/\D/g, ''));
  const cells = (part: string) =>
    table
      .locator(`${part} tr`)
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td')].map((cell) => (cell as HTMLElement).innerText)),
      );
  const [months, [total = []]] = [await cells('tbody'), await cells('tfoot')];
  expectValue(months.length).toBeGreaterThan(11);
  // The balance, which comes last, is no part of a sum.
  const sums = total
    .slice(0, -1)
    .map((_, at) => months.reduce((sum, row) => sum + centavos(row[at] ?? ''), 0));
  expectValue(sums).toEqual(total.slice(0, -1).map(centavos));
});
