import type { Page } from 'playwright';

/** Adds rules to those of the page; its policy allows no style elements. */
export const addRules = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

/**
 * Lays out what the page skips while it is out of sight, as if scrolled to. What is skipped has an estimated height,
 * and boxes that overlap their neighbours'.
 */
export const showSkipped = (page: Page): Promise<void> =>
  addRules(page, 'main * { content-visibility: visible !important }');
