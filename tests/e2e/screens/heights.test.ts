import { content } from '#scripts/preview/visitor/content.ts';
import type { Page } from 'playwright';
import { expect } from '#scripts/preview/visitor/shown.ts';
import { describe, inject, it } from 'vitest';
import { deviceOf, directoryHeight, type ListHeights, listHeights } from '#scripts/bench/measures/heights.ts';
import { ROUTES } from '#site/routes.ts';
import { sharedBrowser } from '../../support/browser/browsers.ts';
import { openResults } from '../../support/dom/kept-results.ts';
import { useVisitors } from '../../support/data/visitors.ts';

const visitor = useVisitors();

async function atResults(width: number): Promise<Page> {
  const { page } = await visitor({ device: deviceOf(width) });
  await openResults(page, ROUTES.simulation);
  await expect(page.getByRole('article')).toHaveCount(content.results.pageSize);
  return page;
}

const site = async () => ({ browser: await sharedBrowser(), url: inject('site') });

/** Pixels, as the bench measures them. */
const ON_PHONE: Partial<ListHeights> = { firstTop: 300, first: 300, line: 132, advert: 72, twenty: 3500 };
const ON_DESKTOP: Partial<ListHeights> = { firstTop: 340, tallest: 96, advert: 72 };

/* `npm run bench -- --only=heights` holds our own content to the same goals. */
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

  /** Returns the measured heights (pixels) that are above their goals. */
  const tooHigh = async (width: number, goals: Partial<ListHeights>): Promise<string[]> => {
    const heights = await listHeights(await site(), width);
    return Object.entries(goals)
      .filter(([name, goal]) => !(heights[name as keyof ListHeights] <= goal))
      .map(([name, goal]) => `${name}: ${heights[name as keyof ListHeights]}, at most ${goal}`);
  };

  it.each<[number, Partial<ListHeights>]>([
    [360, ON_PHONE],
    [1280, ON_DESKTOP],
  ])('keeps its heights at %d px', async (width, goals) => {
    expect(await tooHigh(width, goals)).toEqual([]);
  });

  it.each<[number, Partial<ListHeights>]>([
    [390, ON_PHONE],
    [768, { line: 96, advert: 72 }],
    [1920, ON_DESKTOP],
  ])('keeps its heights at %d px', { tags: ['long'] }, async (width, goals) => {
    expect(await tooHigh(width, goals)).toEqual([]);
  });

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

  it('the directory at 390 px', async () => {
    // 5,200 for twenty lenders, as our own content has them; 1,500 of that stand around the cards.
    expect(await directoryHeight(await site())).toBeLessThanOrEqual(1500 + 185 * content.lenders.length);
  });
});
