import type { Page } from 'playwright';
import { expect as expectValue, it } from 'vitest';
import { ROUTES } from '#site/routes.ts';
import { expect } from '../support/visitor/shown.ts';
import { adorn, translate } from './altered.ts';
import { useVisitors } from '../support/data/visitors.ts';

const visitor = useVisitors();

/** React says that it draws an island anew because its markup was changed. */
const REDRAWN = /#418/;

/** Types a text as the first touch of a page, and says what its field holds and whether it has the focus once awake. */
async function typeFirst(page: Page, field: string, text: string): Promise<unknown[]> {
  await page.locator(field).pressSequentially(text);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('island-ready').length)).toBe(1);
  return page.evaluate((id) => {
    const input = document.querySelector<HTMLInputElement>(id);
    return [input?.value.replace(/\D/g, ''), document.activeElement === input];
  }, field);
}

it.each([
  ['an extension puts a node beside the field', adorn],
  ['the page is translated', translate],
])('what is typed before a page wakes stays, with the focus, when %s', async (_, alter) => {
  const { page } = await visitor({ at: '/alerce', fresh: true, allows: REDRAWN });
  await page.evaluate(alter);
  expectValue(await typeFirst(page, '#net-salary', '2500000')).toEqual(['2500000', true]);
});

it('what is typed before another page wakes stays, with the focus, too', async () => {
  const { page } = await visitor({ at: ROUTES.contact, fresh: true, allows: REDRAWN });
  await page.evaluate(translate);
  const name = await page.locator('[name=message]').first().getAttribute('id');
  expectValue(await typeFirst(page, `#${name}`, '2500000')).toEqual(['2500000', true]);
});
