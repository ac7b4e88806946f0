import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { content } from '../support/visitor/content.ts';
import { expect } from '../support/visitor/shown.ts';
import { windowOf } from '../support/visitor/window.ts';
import { COMMON_PATHS, ROUTES } from '#site/routes.ts';
import { openResults } from '../support/dom/kept-results.ts';
import { useVisitors } from '../support/data/visitors.ts';
import { itFirst } from '../support/run/first-row.ts';

const visitor = useVisitors();
const { results, panels } = content;

/** Pixels of the grid that everything stands on. */
const GRID = 4;
const PHONES: [width: number][] = [[360], [390], [430]];
const OPENED = ['/alerce', ROUTES.home, ROUTES.directory, ROUTES.contact, '/no-existe'];

async function atResults(width: number, height = 844): Promise<Page> {
  const { page } = await visitor({ device: windowOf(width, height) });
  await openResults(page, ROUTES.simulation);
  await expect(page.getByRole('article')).toHaveCount(results.pageSize);
  await expect(page.locator('main details summary').first()).toBeVisible();
  return page;
}

/** What of the results stands in the window, as a visitor sees it; runs in the page. */
function look() {
  const isSeen = (element: Element): boolean => {
    const { width, height, bottom, top } = element.getBoundingClientRect();
    const { visibility, clipPath, opacity } = getComputedStyle(element);
    const isShown =
      width > 1 && height > 1 && visibility !== 'hidden' && clipPath === 'none' && opacity !== '0';
    return isShown && bottom > 0 && top < innerHeight;
  };
  const seen = [...document.querySelectorAll('main *')].filter(isSeen);
  const texts = seen.filter(({ childNodes }) =>
    [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
  );
  const controls = seen.filter((element) => element.matches('a[href], button, input, select, summary'));
  const first = document.querySelector('article');
  const before = controls.filter(
    (one) =>
      !first?.contains(one) && one.getBoundingClientRect().top < (first?.getBoundingClientRect().top ?? 0),
  );
  const accent = getComputedStyle(document.querySelector('article a') as Element).backgroundColor;
  const number = (text: string): number => Number.parseFloat(text);
  return {
    firstOffer: [...(first?.querySelectorAll('h3, dt + dd, a') ?? [])]
      .filter(isSeen)
      .slice(0, 4)
      .map((element) => element.getBoundingClientRect().bottom),
    groups: new Set(before.map((one) => (one as HTMLInputElement).name || one)).size,
    sizes: [...new Set(texts.map((text) => number(getComputedStyle(text).fontSize)))],
    pairs: new Set(texts.map((text) => getComputedStyle(text).fontSize + getComputedStyle(text).fontWeight))
      .size,
    lines: [...new Set(texts.map((text) => number(getComputedStyle(text).lineHeight)))],
    filled: controls.filter(
      (one) => one.matches('a, button') && getComputedStyle(one).backgroundColor === accent,
    ).length,
    small: controls
      .filter((one) => !one.closest('p'))
      .map((one) => (one.closest('label') ?? one).getBoundingClientRect())
      .filter(({ width, height }) => width < 43.5 || height < 43.5).length,
    sideways: seen.filter(
      (one) =>
        ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + 1,
    ).length,
  };
}

/** Texts that end before their words do; runs in the page. */
const cut = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((element) => {
      const { textOverflow, overflow, webkitLineClamp } = getComputedStyle(element);
      const clips = (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') && overflow !== 'visible';
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      return clips && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2);
    })
    .map(({ innerText }) => innerText);

itFirst(...PHONES)(
  'the results on a phone of %i px have one act, the first offer in the window, and text on one scale',
  async (width) => {
    const height = width === 360 ? 640 : 844;
    const page = await atResults(width, height);
    const seen = await page.evaluate(look);
    // Its lender, its CFT, its instalment and its button.
    expect(seen.firstOffer).toHaveLength(4);
    expect(Math.max(...seen.firstOffer)).toBeLessThanOrEqual(height);
    expect(seen.groups).toBeLessThanOrEqual(5);
    expect(seen.filled).toBe(1);
    expect(seen.small).toBe(0);
    expect(seen.sideways).toBe(0);
    expect(seen.sizes.filter((size) => ![14, 16, 18, 22, 28].includes(size))).toEqual([]);
    expect(seen.pairs).toBeLessThanOrEqual(7);
    expect(seen.lines.filter((line) => Math.abs(line / GRID - Math.round(line / GRID)) > 0.03)).toEqual([]);
    expect(await page.evaluate(cut)).toEqual([]);
  },
);

itFirst(...PHONES)(
  'on a phone of %i px every page has a title of one size, and a form a button as wide as itself',
  async (width) => {
    const { page } = await visitor({ device: windowOf(width) });
    for (const path of ['/alerce', ...COMMON_PATHS]) {
      await page.goto(path);
      await expect(page.locator('h1'), path).toHaveCSS('font-size', '28px');
      const button = page.locator('main form:has(input, textarea) [type=submit]').first();
      if (await button.isVisible())
        expect((await button.boundingBox())?.width, path).toBeGreaterThanOrEqual(320);
    }
  },
);

it('the form of the home page has its button in a low window of a desktop', async () => {
  const { page } = await visitor({ at: ROUTES.home, device: windowOf(1280, 800) });
  const button = await page.locator('main form [type=submit]').boundingBox();
  // 780 px with our own words: these are longer.
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(790);
});

itFirst(...PHONES)(
  'an opened offer of %i px answers four questions first, and opens one fold at a time',
  async (width) => {
    const page = await atResults(width);
    const offer = page.getByRole('article').first();
    await offer.getByRole('button', { name: results.card.showDetail }).click();
    const { pay, lend, needs, next } = panels.detail;
    await expect(offer.locator('details').first()).toBeVisible();
    const titles = await offer.locator('h4').allInnerTexts();
    expect(titles.slice(0, 4)).toEqual([pay, lend, needs, next].map(({ title }) => title));
    const { height, lastAnswer } = await offer.evaluate((one) => ({
      height: one.getBoundingClientRect().height,
      lastAnswer:
        (one.querySelectorAll('h4')[3]?.getBoundingClientRect().top ?? 0) - one.getBoundingClientRect().top,
    }));
    // 1,200 px with our own words: these are longer.
    expect(height).toBeLessThanOrEqual(1400);
    expect(lastAnswer).toBeLessThanOrEqual(1000);
    const folds = offer.locator('details');
    for (const at of [0, 1]) await folds.nth(at).locator('summary').click();
    await expect(folds.nth(1)).toHaveAttribute('open');
    await expect(folds.nth(0)).not.toHaveAttribute('open');
  },
);

itFirst(['the results'], ...OPENED.map((path): [string] => [path]))(
  'with script %s keeps the ways to other pages that it came with',
  async (at) => {
    const path = at === 'the results' ? ROUTES.simulation : at;
    const { page } = await visitor({ device: windowOf(390), allows: /404/ });
    const html = await (await page.request.get(path)).text();
    const served = [...html.matchAll(/<(header|footer)[\s\S]*?<\/\1>/g)].flatMap(([part]) =>
      [...part.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href),
    );
    if (at === 'the results') await openResults(page, path);
    else await page.goto(path);
    await page.locator('header button[popovertarget]').first().click();
    const shown = await page
      .locator('header a, footer a')
      .evaluateAll((links) =>
        links.filter((one) => one.checkVisibility()).map((one) => one.getAttribute('href')),
      );
    expect(served.length).toBeGreaterThanOrEqual(content.site.header.navigation.length);
    // The footer of a wide window has the menu's tools again.
    expect([...new Set(shown)]).toEqual([...new Set(served)]);
  },
);

it('on a phone the first bank of the directory is in sight, and the footer takes less than a window', async () => {
  const { page } = await visitor({ device: windowOf(390) });
  await page.goto(ROUTES.directory);
  const [bank, footer] = ['[data-lender]', 'footer'].map((one) => page.locator(one).first());
  // With texts of ordinary length they take half of it.
  expect((await bank?.boundingBox())?.y).toBeLessThanOrEqual(600);
  expect((await footer?.boundingBox())?.height).toBeLessThanOrEqual(600);
});

it('on a lender’s page no other lender’s button is in its colour', async () => {
  const { page } = await visitor({ device: windowOf(1280) });
  await openResults(page, '/alerce');
  const [brand, own] = await page.evaluate(() =>
    ['--brand', '--lender'].map((name) => getComputedStyle(document.documentElement).getPropertyValue(name)),
  );
  expect(own).not.toBe('');
  expect(brand).not.toBe(own);
});

describe('the styles that come later', () => {
  const fresh = useVisitors({ fresh: true });

  it('the styles that come later are waited for: on a slow network nothing of the results is painted without them', async () => {
    const { page, simulator } = await fresh();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = false;
    await page.route('**/assets/later-*.css', async (route) => {
      asked = true;
      await held;
      await route.continue();
    });
    await simulator.open(ROUTES.simulation);
    await simulator.fillLoan();
    await simulator.submitLoan();
    await simulator.fillPersonal();
    await simulator.submitPersonal();
    await expect.poll(() => asked).toBe(true);
    await expect(page.getByText(content.personal.submitting).first()).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
    const display = await page
      .locator('article > div')
      .first()
      .evaluate((one) => getComputedStyle(one).display);
    expect(display).toBe('grid');
  });
});
