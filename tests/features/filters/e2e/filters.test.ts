import { it } from 'vitest';
import { OVERLAY_STATE } from '#gateways/overlay.ts';
import { DESKTOP } from '../../../support/browser/visit.ts';
import { AT_ALERCE, useVisitors } from '../../../support/data/visitors.ts';
import { content } from '../../../support/visitor/content.ts';
import { expect } from '../../../support/visitor/shown.ts';
import { openFilters } from '../screens.ts';

const visitor = useVisitors();

it('filters that leave nothing change the heading of the results', async () => {
  const { page, simulator } = await visitor();
  await simulator.simulate('/simular');
  await openFilters(page);
  await page.locator('[name=maxInstalment]').fill('1');
  await page.keyboard.press('Escape');
  await expect(page.locator('article')).toHaveCount(0);
  const { none, noneTitle, clear } = content.filters;
  await expect(page.getByRole('heading', { level: 2, name: noneTitle })).toBeVisible();
  // What the closed filters said of it is taken away a moment later.
  await expect(page.locator('main p', { hasText: none }).filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: clear }).last().click();
  await expect(simulator.resultsTitle).toBeVisible();
});

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
