import type { Page } from 'playwright';

type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number };

/** How far a page has moved under its visitor since it was opened, but for what they pressed (cumulative layout shift). */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const { hadRecentInput, value } of list.getEntries() as Shift[])
            if (!hadRecentInput) sum += value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
