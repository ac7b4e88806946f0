import type { Page } from 'playwright';

/** Pixels of text in a browser as it comes, and set twice as large: WCAG 2.2, 1.4.4. */
export const USUAL_TEXT = 16;
export const LARGE_TEXT = 32;

/** Sets the size of text in the browser, in pixels. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await devtools.detach();
}
