import { content } from '#scripts/review/visitor/content.ts';
import type { Page } from 'playwright';
import { expect } from '#scripts/review/visitor/shown.ts';
import { describe, it } from 'vitest';
import { showSkipped } from '#scripts/review/screenshots/page-rules.ts';
import { useVisitors, wasOn } from '../../support/visitors.ts';

const visitor = useVisitors();

const HEIGHTS: Readonly<Record<number, number>> = { 360: 640, 390: 844, 768: 1024, 1280: 800, 1920: 1080 };

const deviceOf = (width: number) => {
  const isPhone = width < 768;
  const viewport = { width, height: HEIGHTS[width] ?? 800 };
  return { viewport, isMobile: isPhone, hasTouch: isPhone, reducedMotion: 'reduce' as const };
};

async function atResults(width: number): Promise<Page> {
  const simulator = await visitor({ device: deviceOf(width), stored: wasOn('homepage') });
  await simulator.open('/simular');
  await simulator.submitPersonal();
  await expect(simulator.page.getByRole('article')).toHaveCount(content.results.pageSize);
  return simulator.page;
}

/** Pixels, as a visitor meets them; what is skipped while out of sight is laid out before heights are taken. */
async function measured(page: Page) {
  const firstTop = await page.evaluate(() => document.querySelector('article')?.getBoundingClientRect().top);
  await showSkipped(page);
  const rest = await page.evaluate(() => {
    const boxes = Array.from(document.querySelectorAll('article'), (one) => one.getBoundingClientRect());
    const [first = 0, ...lines] = boxes.map(({ height }) => height);
    const line = lines.toSorted((one, other) => one - other)[Math.floor(lines.length / 2)] ?? 0;
    const advert = document.querySelector('article + div')?.getBoundingClientRect().height ?? 0;
    const gap = (boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0);
    // However many offers a page of this content has: twenty of them, with an advert after every five.
    const twenty = first + 19 * line + 3 * advert + 22 * gap;
    return { first, line, tallest: Math.max(...lines), advert, twenty };
  });
  return { firstTop: firstTop ?? 0, ...rest };
}

type Heights = Partial<Awaited<ReturnType<typeof measured>>>;

describe('the list of offers', () => {
  it.each<[number, Heights]>([
    [360, { firstTop: 300, first: 300, line: 132, advert: 72, twenty: 3500 }],
    [390, { firstTop: 300, first: 300, line: 132, advert: 72, twenty: 3500 }],
    [768, { line: 96, advert: 72 }],
    [1280, { firstTop: 340, tallest: 96, advert: 72 }],
    [1920, { firstTop: 340, tallest: 96, advert: 72 }],
  ])('keeps its heights at %d px', async (width, goals) => {
    const heights = await measured(await atResults(width));
    console.info(
      width,
      JSON.stringify(heights, (_, value) => (typeof value === 'number' ? Math.round(value) : value)),
    );
    for (const [name, goal] of Object.entries(goals))
      expect(heights[name as keyof typeof heights], name).toBeLessThanOrEqual(goal);
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

describe('pages', () => {
  it('the button of the start is above the fold at 1280 px', async () => {
    const simulator = await visitor();
    await simulator.open('/');
    const box = await simulator.submitButton().boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  });

  it('the directory at 390 px', async () => {
    const { page } = await visitor({ device: deviceOf(390) });
    await page.goto('/bancos');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    console.info('/bancos', height);
    // 5,200 for twenty lenders.
    expect(height).toBeLessThanOrEqual(1000 + 210 * content.lenders.length);
  });
});
