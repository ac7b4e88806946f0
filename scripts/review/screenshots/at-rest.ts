import type { Page } from 'playwright';

const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })));

/** Loaded and at rest; a screen that waits for an answer never is, and is fit to be seen all the same. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  await idle(page);
}
