import { describe, it } from 'vitest';
import { expect } from '../support/visitor/shown.ts';
import { ask } from '../support/browser/steps.ts';
import { useVisitors } from '../support/data/visitors.ts';

const visitor = useVisitors({ fresh: true });

const MOST = 0.05;
type Case = { seconds: number; width: number; path: string };

/** How far the page moved under the visitor from the press to the results: every shift without recent input. */
async function shiftWhenAsked({ seconds, width, path }: Case): Promise<number> {
  const { page, simulator } = await visitor({ stored: path === '/simular' ? 'homepage' : path.slice(1) });
  await page.setViewportSize({ width, height: 844 });
  await page.route('**/simular_personal', async (route) => {
    const response = await route.fetch();
    setTimeout(() => void route.fulfill({ response }), seconds * 1000);
  });
  await simulator.open(path);
  if (path !== '/simular') await simulator.submitLoan();
  await expect(ask(page)).toBeVisible();
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift' });
  });
  await simulator.submitPersonal();
  await expect(page.locator('article')).not.toHaveCount(0, { timeout: 30_000 });
  // The last card of the page stands, so nothing more will come.
  await expect(page.locator('nav button[aria-current=page]')).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

describe('the answer moves nothing under the visitor', () => {
  it.each([390, 1280])(
    'the answer moves nothing under the visitor after a second, %i px wide',
    async (width) =>
      expect(await shiftWhenAsked({ seconds: 1, width, path: '/alerce' })).toBeLessThanOrEqual(MOST),
  );
});
