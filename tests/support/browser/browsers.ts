import { type Browser, chromium as playwright, type LaunchOptions } from 'playwright';
import { chromium, TEST_BROWSER_ARGS } from './chromium.ts';

const launch = (options: LaunchOptions = {}): Promise<Browser> =>
  playwright.launch({ ...chromium(), args: TEST_BROWSER_ARGS, ...options });

let shared: Promise<Browser> | undefined;
let keeping: Promise<Browser> | undefined;

/**
 * The browser of this worker, for all of its test files; it ends with the worker. Every worker has its own: what is said
 * to one in another process goes through a socket, which costs a tenth of the time of all end-to-end tests.
 */
export const sharedBrowser = (): Promise<Browser> => (shared ??= launch());

/**
 * A browser that keeps pages alive in its back/forward cache, which Playwright switches off. Return to such a page by
 * `history.back()`: Playwright's own `goBack` waits for a load that never comes.
 */
export const keepingBrowser = (): Promise<Browser> =>
  (keeping ??= launch({ ignoreDefaultArgs: ['--disable-back-forward-cache'] }));

/** Closes it, if it was ever opened. */
export async function closeKeepingBrowser(): Promise<void> {
  const opened = keeping;
  keeping = undefined;
  await (await opened)?.close();
}
