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
  it.each([390, 800, 1280])(
    'has three sizes of text on a card besides its buttons, %i px wide',
    async (width) => {
      const page = await atResults(width);
      const cards = await page.getByRole('article').evaluateAll((articles) =>
        articles.map((article) => {
          const texts = [...article.querySelectorAll<HTMLElement>('*')].filter(
            (element) =>
              !element.closest('button, a') &&
              element.offsetWidth > 1 &&
              [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
          );
          return [...new Set(texts.map((text) => getComputedStyle(text).fontSize))].join(' ');
        }),
      );
      expect(cards).toHaveLength(content.results.pageSize);
      expect(cards.filter((sizes) => sizes.split(' ').length > 3)).toEqual([]);
    },
  );

  it('says on a phone of 320 px where the visitor is paid without anything to scroll to', async () => {
    const page = await atResults(320);
    const group = page.getByRole('group', { name: content.results.payer.question });
    await group.getByRole('button').first().click();
    await expect(group.getByRole('button')).toHaveText(content.results.payer.undo);
    const hidden = await group.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden).toBe(0);
  });

  it('keeps its sort row in sight, and the whole of a line opens it', async () => {
    const page = await atResults(360);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
    const row = page.getByRole('group', { name: content.results.sortLabel });
    await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(110);
    const line = page.getByRole('article').nth(4);
    await expect(line.getByRole('checkbox')).toBeHidden();
    // The button that opens the line lies over all of it.
    await line.getByRole('heading').click({ force: true });
    await expect(line.getByRole('checkbox', { name: content.results.card.compare })).toBeVisible();
    await expect(line.getByText(content.results.card.maxTermLabel)).toBeVisible();
  });
});

describe('the comparison', () => {
  it('shows on a phone of 360 px two offers and the beginning of the third', async () => {
    const page = await atResults(360);
    for (const at of [0, 1, 2]) {
      const offer = page.getByRole('article').nth(at);
      const pick = offer.getByRole('checkbox', { name: content.results.card.compare });
      await offer.getByRole('button', { expanded: false }).first().click();
      await pick.check();
    }
    await page.getByRole('button', { name: content.panels.tray.open, exact: true }).click();
    const columns = await page
      .locator('dialog thead tr > *')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
    const [own = 0, , second = 0, third = 0] = columns;
    expect([second - own, third - second]).toEqual([104 + 112, 112]);
    // The words of the third begin at its left, so that some are in sight.
    const edge = await page
      .locator('dialog section')
      .evaluate((section) => section.getBoundingClientRect().right);
    expect(edge - third).toBeGreaterThanOrEqual(16);
    const align = await page
      .locator('dialog tbody td')
      .last()
      .evaluate((cell) => getComputedStyle(cell).textAlign);
    expect(align).toBe('left');
  });
});

describe('pages', () => {
  it('the button of the start is above the fold at 1280 px', async () => {
    const { simulator } = await visitor({ at: '/' });
    const box = await simulator.submitButton().boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  });
});
