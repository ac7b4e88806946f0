import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Screen } from '#scripts/preview/visitor/screen.ts';
import { fileOf, type Look, type Picture } from '#scripts/preview/changes/gallery.ts';
import { atRest, showSkipped } from '#scripts/preview/visitor/page-rules.ts';
import { windowOf } from '#scripts/preview/visitor/window.ts';

/** Chromium paints no higher. */
const HIGHEST = 16_000;

/** Makes the window as high as the page, so that what loads or is painted on sight is there, and waits for it. */
async function unroll(page: Page, width: number): Promise<void> {
  await atRest(page);
  await showSkipped(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(HIGHEST, height) });
  await atRest(page);
}

type Place = { browser: Browser; url: string; out: string };

/** Takes the picture of one screen as a new visitor sees it, the whole page high; says why when it cannot be had. */
export async function photograph(screen: Screen, look: Look, { browser, url, out }: Place): Promise<Picture> {
  const file = fileOf(screen.name, look);
  const isWhole = screen.fullPage ?? true;
  const context = await browser.newContext({
    ...windowOf(look.width),
    baseURL: url,
    colorScheme: look.dark ? 'dark' : 'light',
  });
  try {
    const page = await context.newPage();
    await screen.open(page);
    if (isWhole) await unroll(page, look.width);
    await page.screenshot({
      path: join(out, file),
      fullPage: isWhole,
      animations: 'disabled',
    });
    return { screen: screen.name, look, file, problem: null };
  } catch (error) {
    return { screen: screen.name, look, file: null, problem: (error as Error).message };
  } finally {
    await context.close();
  }
}
