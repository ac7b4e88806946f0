import { afterAll, describe, it } from 'vitest';
import { expect } from '../support/visitor/shown.ts';
import { ask } from '../support/browser/steps.ts';
import { useVisitors } from '../support/data/visitors.ts';

const visitor = useVisitors({ fresh: true });

const MOST = 0.05;
const PATHS = ['/alerce', '/simular'];
type Case = { seconds: number; width: number; path: string };

const matrix = (delays: number[], widths: number[], paths = PATHS): Case[] =>
  delays.flatMap((seconds) => widths.flatMap((width) => paths.map((path) => ({ seconds, width, path }))));

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

const measured: (Case & { shift: number })[] = [];

async function measure(one: Case): Promise<void> {
  const shift = await shiftWhenAsked(one);
  measured.push({ ...one, shift });
  expect(shift).toBeLessThanOrEqual(MOST);
}

/** Seconds and page downwards, widths across. */
function table(): string {
  const widths = [...new Set(measured.map(({ width }) => width))].toSorted((one, other) => one - other);
  const rows = [...new Set(measured.map(({ seconds, path }) => `${seconds} s ${path}`))].map((name) => {
    const cells = widths.map((width) => {
      const found = measured.find((one) => one.width === width && `${one.seconds} s ${one.path}` === name);
      return (found?.shift.toFixed(3) ?? '').padStart(8);
    });
    return `${name.padEnd(14)}${cells.join('')}`;
  });
  return [`Layout shift  ${widths.map((width) => `${width} px`.padStart(8)).join('')}`, ...rows].join('\n');
}

describe('the answer moves nothing under the visitor', () => {
  afterAll(() => process.stdout.write(`${table()}\n`));

  it.each(matrix([1], [390, 1280], ['/alerce']))(
    'the answer moves nothing under the visitor after $seconds s, $width px, $path',
    measure,
  );

  it.each(matrix([1, 3, 12], [360, 390, 768, 1280]))(
    'the answer moves nothing under the visitor after $seconds s, $width px, $path, all',
    { tags: 'long' },
    measure,
  );
});
