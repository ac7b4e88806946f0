import type { BrowserContextOptions } from 'playwright';
import { it } from 'vitest';
import { expect } from '../support/visitor/shown.ts';
import { OVERLAY_STATE } from '#gateways/overlay.ts';
import { content } from '../support/visitor/content.ts';
import { PHONE } from '../support/browser/visit.ts';
import { AT_ALERCE, useVisitors } from '../support/data/visitors.ts';

const { results } = content;
type Device = BrowserContextOptions;

const visitor = useVisitors();

/** With the steps before the results in the history. */
const atResults = (device: Device = PHONE) => visitor({ device, ...AT_ALERCE, step: 'results' });

it('with the menu open Back closes it and stays with the results; closed by Escape it leaves nothing for Back to close', async () => {
  const { page } = await atResults();
  const menu = page.locator('header nav:popover-open');
  const open = () => page.locator('body > header button').click();
  const address = page.url();
  await open();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(page.locator('article').first()).toBeVisible();
  expect(page.url()).toBe(address);
  await open();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await page.waitForFunction((laidOver) => history.state !== laidOver, OVERLAY_STATE);
  await page.goBack();
  await expect(page.locator('article')).toHaveCount(0);
  await expect(page.locator('#dni')).toBeVisible();
});

it('[S2.1-07] a link of the menu takes the place of the open menu: Back leads to the results', async () => {
  const { page } = await atResults();
  await page.locator('body > header button').click();
  const menu = page.locator('header nav');
  await menu.locator('a').last().click();
  await expect(menu.locator('a[aria-current=page]')).toHaveCount(1);
  await expect(page.locator('article').first()).toBeHidden();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page.locator('article').first()).toBeVisible();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page.locator('#dni')).toBeVisible();
});

it('with what stands behind More open Tab goes round in it, and nothing behind it can be reached', async () => {
  const { page } = await atResults();
  const more = page.getByRole('button', { name: results.buttons.more, exact: true }).first();
  await more.click();
  const over = page.locator('dialog[open]');
  await expect(over).toBeVisible();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const at = await over.evaluate(
      (box) => box.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(at).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});
