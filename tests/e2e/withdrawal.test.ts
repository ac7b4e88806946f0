import { readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { formatDate } from '#domain/format.ts';
import { fillTemplate } from '#domain/template.ts';
import { deadlinesOf } from '#domain/withdrawal.ts';
import { expect } from '../support/visitor/shown.ts';
import { ROUTES } from '#site/routes.ts';
import { content } from '../support/content/content.ts';
import { DESKTOP, PHONE } from '../support/browser/visit.ts';
import { useVisitors } from '../support/data/visitors.ts';

const { withdrawal: texts, lenders } = content;
const visitor = useVisitors({ device: PHONE });
const { answer, form } = texts;
const ACCEPTED = '2026-11-16';
const { sure } = deadlinesOf({ accepted: ACCEPTED }, new Set(texts.holidays));
/** Days from the 20th of November to the last day. */
const n = Math.round((Date.parse(sure) - Date.parse('2026-11-20')) / 86_400_000);

/** Asks for the last day, where the clock says so. */
async function ask(at: string) {
  const opened = await visitor({ fresh: true, device: DESKTOP });
  await opened.page.clock.setFixedTime(new Date(at));
  await opened.page.goto(ROUTES.withdrawal);
  await opened.page.getByLabel(form.accepted).fill(ACCEPTED);
  await opened.page.getByRole('button', { name: form.submit }).click();
  return opened;
}

describe('the page about giving a loan back', () => {
  it('the page about giving a loan back tells the last day on that day and after it, and sends nothing', async () => {
    for (const [at, verdict] of [
      ['2026-11-27T02:59:00Z', answer.last],
      ['2026-11-27T03:00:00Z', answer.over],
    ] as const) {
      const { page, posts } = await ask(at);
      const told = fillTemplate(verdict, { day: formatDate(sure), n });
      await expect(page.getByRole('heading', { name: told })).toBeFocused();
      expect(posts).toEqual([]);
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    }
  });

  it('the page about giving a loan back keeps the last day in a calendar file before it is over, and leads to a page of the lender, if there is one', async () => {
    const { page } = await ask('2026-11-20T15:00:00Z');
    const told = fillTemplate(answer.open, { day: formatDate(sure), n });
    await expect(page.getByRole('heading', { name: told })).toBeFocused();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: answer.calendar }).click(),
    ]);
    const file = readFileSync(await download.path(), 'utf8');
    expect(file).toContain(`DTSTART;VALUE=DATE:${sure.replaceAll('-', '')}`);
    for (const { id, name, withdrawal } of lenders.slice(0, 3)) {
      await page.getByLabel(form.entity, { exact: true }).selectOption(id);
      await page.getByRole('button', { name: form.submit }).click();
      const said = page.getByText(fillTemplate(answer.noLink, { entity: name }).split('{')[0] ?? '');
      if (withdrawal) await expect(page.getByRole('link', { name: withdrawal.url })).toBeVisible();
      else await expect(said).toBeVisible();
    }
  });

  it('the page about giving a loan back says at the button that the browser made no file of it', async () => {
    const { page } = await ask('2026-11-20T15:00:00Z');
    await page.evaluate(() => {
      URL.createObjectURL = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
    });
    const button = page.getByRole('button', { name: answer.calendar });
    await button.click();
    await expect(button.locator('+ output')).toHaveText(answer.failed);
    await expect(button.locator('+ output')).toBeInViewport({ ratio: 1 });
  });

  it('the page about giving a loan back asks for the day when it is missing, and refuses one that is to come', async () => {
    const { page } = await visitor({ at: ROUTES.withdrawal });
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByText(form.missing)).toBeVisible();
    await expect(page.getByLabel(form.accepted)).toBeFocused();
    await page.getByLabel(form.accepted).fill('2099-01-01');
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.getByText(form.future)).toBeVisible();
  });

  it('the page about giving a loan back tells how and at what cost without JavaScript, too', async () => {
    const { page } = await visitor({ device: { ...PHONE, javaScriptEnabled: false }, at: ROUTES.withdrawal });
    await expect(page.getByRole('heading', { name: texts.sections[0].title })).toBeVisible();
    expect(await page.locator('main noscript').innerText()).toBe(texts.noScript);
  });
});
