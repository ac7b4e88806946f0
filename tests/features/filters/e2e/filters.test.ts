import { it } from 'vitest';
import { OVERLAY_STATE } from '#gateways/overlay.ts';
import { DESKTOP } from '../../../support/browser/visit.ts';
import { AT_ALERCE, useVisitors } from '../../../support/data/visitors.ts';
import { expect } from '../../../support/visitor/shown.ts';
import { openFilters } from '../screens.ts';

const visitor = useVisitors();

it('a filter that is chosen closes an open offer: no Back leads to an entry where nothing changes', async () => {
  const { page } = await visitor({ device: DESKTOP, ...AT_ALERCE, step: 'results' });
  // As the address of an opened offer is.
  await page.evaluate(() => history.replaceState(history.state, '', `${location.search}&oferta=alguna`));
  await openFilters(page);
  await page.locator('[name=comfortable]').check();
  await expect(page).not.toHaveURL(/oferta=/);
  await page.keyboard.press('Escape');
  await page.waitForFunction((laidOver) => history.state !== laidOver, OVERLAY_STATE);
  await expect(page).not.toHaveURL(/oferta=/);
  await page.goBack();
  await expect(page.locator('#dni')).toBeVisible();
});
