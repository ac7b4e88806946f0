import type { BrowserContextOptions, Page } from 'playwright';
import { it } from 'vitest';
import { expect } from '../support/visitor/shown.ts';
import { OVERLAY_STATE } from '#gateways/overlay.ts';
import { content } from '../support/visitor/content.ts';
import { DESKTOP, PHONE } from '../support/browser/visit.ts';
import { AT_ALERCE, useVisitors } from '../support/data/visitors.ts';
import { itFirst } from '../support/run/first-row.ts';

const { results } = content;
type Device = BrowserContextOptions;

const visitor = useVisitors();

/** With the steps before the results in the history. */
const atResults = (device: Device = PHONE) => visitor({ device, ...AT_ALERCE, step: 'results' });

/** What may lie over the results: where, how it is opened, and how it is found. */
const OVER: [name: string, device: Device, open: (page: Page) => Promise<void>, seen: string][] = [
  ['the menu', PHONE, (page) => page.locator('body > header button').click(), 'header nav:popover-open'],
  [
    'what stands behind More',
    PHONE,
    (page) => page.getByRole('button', { name: results.buttons.more, exact: true }).first().click(),
    'dialog:popover-open',
  ],
];

itFirst(...OVER)(
  'with %s open Back closes it and stays with the results; closed by Escape it leaves nothing for Back to close',
  async (_, device, open, seen) => {
    const { page } = await atResults(device);
    const over = page.locator(seen);
    const address = page.url();
    await open(page);
    await expect(over).toBeVisible();
    await page.goBack();
    await expect(over).toHaveCount(0);
    await expect(page.locator('article').first()).toBeVisible();
    expect(page.url()).toBe(address);
    await open(page);
    await expect(over).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(over).toHaveCount(0);
    await page.waitForFunction((laidOver) => history.state !== laidOver, OVERLAY_STATE);
    await page.goBack();
    await expect(page.locator('article')).toHaveCount(0);
    await expect(page.locator('#dni')).toBeVisible();
  },
);

it('what is chosen in what lies over the list is undone with it: no Back leads to an entry where nothing changes', async () => {
  const { page } = await atResults(DESKTOP);
  await page.getByRole('article').nth(1).getByRole('button', { expanded: false }).first().click();
  await expect(page).toHaveURL(/oferta=/);
  await page.getByRole('button', { name: results.filters.title, exact: true }).click();
  await page.locator('[name=comfortable]').check();
  await expect(page).not.toHaveURL(/oferta=/);
  await page.keyboard.press('Escape');
  await page.waitForFunction((laidOver) => history.state !== laidOver, OVERLAY_STATE);
  await expect(page).not.toHaveURL(/oferta=/);
  await page.goBack();
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

/** As in the browsers before 2024, and on the phones that stayed with one. Runs before the page's scripts. */
function forgetPopovers(): void {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (this: Element, name, value) {
    if (!/^popover/i.test(name)) setAttribute.call(this, name, value);
  };
}

it(
  'where popovers are unknown the filters open all the same, and Back closes them',
  { tags: 'long' },
  async () => {
    const { page, simulator } = await visitor({ device: PHONE, stored: 'alerce', fresh: true });
    await page.addInitScript(forgetPopovers);
    await simulator.open('/alerce');
    await simulator.submitLoan();
    await simulator.submitPersonal();
    const button = page.getByRole('button', { name: results.filters.title, exact: true });
    const filters = page.getByRole('dialog', { name: results.filters.title });
    await expect(button).toBeVisible();
    // A screen that has just come takes a press only from who aims at it.
    await page.keyboard.press('Tab');
    await button.press('Enter');
    await expect(filters.getByRole('checkbox').first()).toBeVisible();
    await page.goBack();
    await expect(filters).toBeHidden();
    await button.press('Enter');
    await expect(filters.getByRole('checkbox').first()).toBeVisible();
    await filters.getByRole('button', { name: results.buttons.close }).click();
    await expect(filters).toBeHidden();
    await expect(button).toBeFocused();
    await page.waitForFunction((laidOver) => history.state !== laidOver, OVERLAY_STATE);
    await expect(page.locator('article').first()).toBeVisible();
  },
);
