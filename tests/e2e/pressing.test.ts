import type { Locator, Page } from 'playwright';
import { describe, expect as expectValue, it } from 'vitest';
import { expect } from '../support/visitor/shown.ts';
import { openResults } from '../support/dom/kept-results.ts';
import { DESKTOP, PHONE } from '../support/browser/visit.ts';
import { useVisitors } from '../support/data/visitors.ts';
import { itFirst } from '../support/run/first-row.ts';

const visitor = useVisitors();

async function dragOver(page: Page, from: Locator, to = from): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag over');
  await page.mouse.move(start.x + 1, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}

const selected = (page: Page): Promise<string> => page.evaluate(() => String(getSelection()).trim());

itFirst(['a wide window', DESKTOP], ['a phone', PHONE])(
  'on %s a press on an offer opens it and one on its name closes it, unless it selects a figure or ends elsewhere',
  async (_, device) => {
    const { page } = await visitor({ device });
    await openResults(page, '/alerce');
    const card = page.locator('article').nth(1);
    const figure = card.locator('dl dd').first();
    const opened = page.locator('article[data-open]');
    const text = (await figure.innerText()).trim();
    await figure.scrollIntoViewIfNeeded();
    await dragOver(page, figure);
    await expect.poll(() => selected(page)).not.toBe('');
    expectValue(text).toContain(await selected(page));
    await expect(opened).toHaveCount(0);
    await dragOver(page, card.locator('[aria-expanded]'), card.locator('h3'));
    await expect(opened).toHaveCount(0);
    await figure.click();
    await expect(opened).toHaveCount(1);
    await card.locator('h3').click();
    await expect(opened).toHaveCount(0);
  },
);

describe('a press of the form’s button during which the page moves', () => {
  it.each([
    ['counts when the pointer stays where it was', 0, 1],
    ['is taken back when the pointer moves away', 40, 0],
  ])('a press of the form’s button during which the page moves %s', async (_, moved, screens) => {
    const { page, simulator } = await visitor({ stored: 'alerce', at: '/alerce' });
    await expect(page.locator('[data-live-answer] p')).toBeVisible();
    await simulator.submitButton().hover();
    const { x = 0, y = 0, width = 0, height = 0 } = (await simulator.submitButton().boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.locator('[data-island=simulator] form').evaluate((form) => (form.style.paddingTop = '90px'));
    await page.mouse.move(x + width / 2, y + height / 2 - moved);
    await page.mouse.up();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.locator('#dni')).toHaveCount(screens);
  });
});
