import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from 'playwright';
import { inject } from 'vitest';
import { sharedBrowser } from './browsers.ts';
import { atRest, REST } from '../data/stored.ts';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
/** Of a device of a visitor who has nothing against movement, as most have not. */
export const MOVING = { reducedMotion: 'no-preference' } as const;
export const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;

export type Visit = {
  page: Page;
  /** What went wrong in the page: uncaught errors, console errors, blocked resources. Tests expect it empty. */
  problems: string[];
  /** Everything the page wrote to the console. */
  console: string[];
  /** Paths that something was posted to, besides what is counted of every visit. */
  posts: string[];
  close: () => Promise<void>;
};

async function newPage(options: BrowserContextOptions, browser?: Browser): Promise<Page> {
  // Smooth scrolling takes a third of the time of a journey: whoever tests movement asks for it.
  const settings: BrowserContextOptions = {
    locale: 'es-AR',
    baseURL: inject('site'),
    reducedMotion: 'reduce',
    ...options,
  };
  const context = await (browser ?? (await sharedBrowser())).newContext(settings);
  return context.newPage();
}

/** Playwright watches the frames that it has looked into by scripts, which a sandbox does not let run. */
const OF_THE_TOOL = /^Blocked script execution in .* frame is sandboxed/;

function watch(page: Page, close: () => Promise<void>): Visit {
  const visit: Visit = { page, problems: [], console: [], posts: [], close };
  page.on('pageerror', (error) => visit.problems.push(`uncaught: ${error.message}`));
  page.on('console', (message: ConsoleMessage) => {
    visit.console.push(message.text());
    if (message.type() === 'error' && !OF_THE_TOOL.test(message.text()))
      visit.problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    // What a page only tells the server is a ping: what waits for an answer is not.
    if (request.method() === 'POST' && request.resourceType() !== 'ping')
      visit.posts.push(new URL(request.url()).pathname);
  });
  return visit;
}

/** A fresh visitor: a context of their own, so no storage, cookies or cache of another test. */
export async function newVisit(options: BrowserContextOptions = DESKTOP, browser?: Browser): Promise<Visit> {
  const page = await newPage(options, browser);
  return watch(page, () => page.context().close());
}

/** Pages that visitors have left, by the device they imitate. */
const left = new Map<string, Page[]>();

/** Makes a page as it was before its visit, but for the browser's cache. */
async function tidyUp(page: Page, { viewport }: BrowserContextOptions): Promise<void> {
  const context = page.context();
  await Promise.all(context.pages().map((other) => other === page || other.close()));
  for (const event of ['console', 'dialog', 'pageerror', 'request', 'response'] as const)
    page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null });
  await context.clearPermissions();
  await page.mouse.move(0, 0);
  await atRest(page);
  await page.evaluate(() => [localStorage, sessionStorage].forEach((area) => area.clear()));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.resetNavigationHistory');
  await devtools.detach();
}

/**
 * A visitor on a page that an earlier one with the same device has left, with nothing of theirs but the browser's cache:
 * half the work of a fresh one. Whoever installs a clock or scripts in the page, or counts what is fetched, needs a
 * fresh one.
 */
export async function nextVisit(device: BrowserContextOptions = DESKTOP): Promise<Visit> {
  const key = JSON.stringify(device);
  const free = left.get(key) ?? [];
  left.set(key, free);
  const page = free.pop() ?? (await newPage(device));
  if (!page.url().endsWith(REST)) await atRest(page);
  return watch(page, async () => {
    await tidyUp(page, device);
    free.push(page);
  });
}
