import { type Browser, chromium as playwright } from 'playwright';
import { chromium, TEST_BROWSER_ARGS } from '#scripts/build/browser.ts';

let browser: Promise<Browser> | undefined;

/**
 * A browser that keeps pages alive in its back/forward cache, which Playwright switches off. Return to such a page by
 * `history.back()`: Playwright's own `goBack` waits for a load that never comes.
 */
export const keepingBrowser = (): Promise<Browser> =>
  (browser ??= playwright.launch({
    ...chromium(),
    args: TEST_BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  }));

/** Closes it, if it was ever opened. */
export async function closeKeepingBrowser(): Promise<void> {
  const opened = browser;
  browser = undefined;
  await (await opened)?.close();
}
