import type { Page } from 'playwright';

/**
 * Lays out what the page skips while it is out of sight, as if scrolled to. What is skipped has an estimated height,
 * and boxes that overlap their neighbours'.
 */
export const showSkipped = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });
