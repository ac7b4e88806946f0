import type { BrowserContextOptions, Page } from 'playwright';
import { ROUTES } from '#site/routes.ts';
import type { Bench } from '#scripts/bench/bench.ts';
import type { Figure } from '#scripts/bench/figure.ts';
import type { GoalId } from '#scripts/bench/goals.ts';
import { openPage, stored, SUBMIT, type Target, visiting } from '#scripts/bench/visitor.ts';
import { showSkipped } from '#scripts/preview/visitor/page-rules.ts';
import { WIDE, windowOf } from '#scripts/preview/visitor/window.ts';

/** Windows the list is measured in: width and height in CSS pixels. */
const WINDOWS: readonly [width: number, height: number][] = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
];
const DESKTOP = 1280;

/** A window of the measured widths; without motion. */
export const deviceOf = (width: number): BrowserContextOptions =>
  windowOf(width, WINDOWS.find(([known]) => known === width)?.[1]);

const conditionsOf = (width: number) => ({ device: deviceOf(width), stored: stored('homepage') });

const inPage = (page: Page) =>
  page.evaluate(() => {
    const boxes = Array.from(document.querySelectorAll('article'), (one) => one.getBoundingClientRect());
    const [first = 0, ...lines] = boxes.map(({ height }) => height);
    const line = lines.toSorted((one, other) => one - other)[Math.floor(lines.length / 2)] ?? 0;
    const advert = document.querySelector('article + div')?.getBoundingClientRect().height ?? 0;
    // An advert stands between the first two.
    const gap = (boxes[2]?.top ?? 0) - (boxes[1]?.bottom ?? 0);
    // However many offers a page of this content has: twenty of them with four adverts.
    const twenty = first + 19 * line + 4 * advert + 23 * gap;
    return { first, line, tallest: Math.max(...lines), advert, twenty };
  });

export type ListHeights = Awaited<ReturnType<typeof inPage>> & { firstTop: number };

/**
 * Heights of the list of offers in pixels, as a visitor of `/simular` meets it; what is skipped while out of sight is
 * laid out before heights are taken.
 */
export const listHeights = (site: Target, width: number): Promise<ListHeights> =>
  visiting(site, conditionsOf(width), async ({ page, quiet }) => {
    await openPage(page, ROUTES.simulation);
    await page.locator('#dni').waitFor();
    await page.locator(SUBMIT).click();
    await page.locator('article').first().waitFor();
    await quiet();
    const firstTop = await page.evaluate(
      () => document.querySelector('article')?.getBoundingClientRect().top,
    );
    await showSkipped(page);
    return { firstTop: firstTop ?? Number.NaN, ...(await inPage(page)) };
  });

/** Height of the whole directory on a phone of 390 px, in pixels. */
export const directoryHeight = (site: Target): Promise<number> =>
  visiting(site, conditionsOf(390), async ({ page }) => {
    await openPage(page, ROUTES.directory);
    return page.evaluate(() => document.documentElement.scrollHeight);
  });

/** Which figure of the list has which goal, in a window of this width. */
const goalsAt = (width: number): Partial<Record<keyof ListHeights, GoalId>> => ({
  advert: 'height-advert',
  ...(width < WIDE && {
    firstTop: 'height-top-phone',
    first: 'height-first',
    line: 'height-row',
    twenty: 'height-twenty',
  }),
  ...(width >= WIDE && { line: 'height-line' }),
  ...(width >= DESKTOP && { firstTop: 'height-top-desktop', tallest: 'height-tallest' }),
});

/** Measures the room that the results and the directory take. */
export async function* measureHeights(bench: Bench): AsyncGenerator<Figure> {
  const site = await bench.site();
  for (const [width] of WINDOWS) {
    const heights = await listHeights(site, width);
    for (const [name, goal] of Object.entries(goalsAt(width)))
      yield { goal, of: `${width} px`, runs: [heights[name as keyof ListHeights]], by: 'largest' };
  }
  yield { goal: 'height-directory', of: '390 px', runs: [await directoryHeight(site)], by: 'largest' };
}
