import { it } from 'vitest';
import { expect } from '../support/visitor/shown.ts';
import { shiftOf } from '../support/faults/layout-shift.ts';
import { ask } from '../support/browser/steps.ts';
import { useVisitors } from '../support/data/visitors.ts';

const visitor = useVisitors({ fresh: true });

const MOST = 0.05;

it.each([390, 1280])(
  'an answer moves nothing under the visitor after a second, %i px wide',
  async (width) => {
    const { page, simulator } = await visitor({ stored: 'alerce' });
    await page.setViewportSize({ width, height: 844 });
    await page.route('**/simular_personal', async (route) => {
      const response = await route.fetch();
      setTimeout(() => void route.fulfill({ response }), 1000);
    });
    await simulator.open('/alerce');
    await simulator.submitLoan();
    await expect(ask(page)).toBeVisible();
    const before = await shiftOf(page);
    await simulator.submitPersonal();
    // The last card of the page stands, so nothing more will come.
    await expect(page.locator('nav button[aria-current=page]')).toBeVisible();
    expect((await shiftOf(page)) - before).toBeLessThanOrEqual(MOST);
  },
);
