import { content } from '#scripts/preview/visitor/content.ts';
import type { Page } from 'playwright';
import { expect } from '#scripts/preview/visitor/shown.ts';
import { describe, it } from 'vitest';
import { windowOf } from '#scripts/preview/visitor/window.ts';
import { ROUTES } from '#site/routes.ts';
import { openResults } from '../../support/dom/kept-results.ts';
import { useVisitors } from '../../support/data/visitors.ts';

const visitor = useVisitors();

async function atResults(width: number): Promise<Page> {
  const { page } = await visitor({ device: windowOf(width) });
  await openResults(page, ROUTES.simulation);
  await expect(page.getByRole('article')).toHaveCount(content.results.pageSize);
  return page;
}

describe('the list of offers', () => {
  it('keeps its sort row in sight until an offer is open, and the whole of a line opens it', async () => {
    const page = await atResults(360);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
    const row = page.getByRole('group', { name: content.results.sortLabel });
    await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(110);
    const line = page.getByRole('article').nth(4);
    await line.getByRole('heading').click();
    await expect(line.getByRole('heading', { name: content.panels.detail.pay.title })).toBeVisible();
    await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(0);
  });
});

describe('the comparison', () => {
  it('shows on a phone of 360 px two offers and the beginning of the third', async () => {
    const page = await atResults(360);
    for (const at of [0, 1, 2]) {
      const offer = page.getByRole('article').nth(at);
      await offer.getByRole('checkbox', { name: content.results.card.compare }).check();
    }
    await page.getByRole('button', { name: content.panels.tray.open, exact: true }).click();
    const columns = await page
      .locator('dialog thead tr > *')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
    const [own = 0, , second = 0, third = 0] = columns;
    expect(second - own).toBeLessThanOrEqual(92 + 160);
    // The words of the third begin at its left, so that some are in sight.
    const edge = await page
      .locator('dialog section')
      .evaluate((section) => section.getBoundingClientRect().right);
    expect(third).toBeGreaterThan(second);
    expect(edge - third).toBeGreaterThanOrEqual(8);
  });
});

describe('pages', () => {
  it('the button of the start is above the fold at 1280 px', async () => {
    const { simulator } = await visitor({ at: '/' });
    const box = await simulator.submitButton().boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  });
});
