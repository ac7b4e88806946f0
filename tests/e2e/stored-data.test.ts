import { content } from '../support/visitor/content.ts';
import type { Page } from 'playwright';
import { expect } from '../support/visitor/shown.ts';
import { SimulatorPage } from '../support/visitor/simulator-page.ts';
import { it } from 'vitest';
import { readableOn } from '../support/faults/inspection.ts';
import { back, forward } from '../support/browser/steps.ts';
import { returning } from '../support/data/stored.ts';
import { itFirst } from '../support/run/first-row.ts';
import { button, secretsIn, useWatchedVisitors, WATCHED } from '../support/faults/leaks.ts';

const visitor = useWatchedVisitors();

/** The button may lie where the one before was pressed: the pointer has to move first. */
async function erase(page: Page): Promise<void> {
  await new SimulatorPage(page).movePointer();
  await button(page, content.site.privacy.erase).click();
}

/** Everything that is stored but the numbers of what was sent, by which it can still be erased. */
const keys = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((area) => Object.keys(area))
      .filter((key) => key !== 'simulator-sent-leads'),
  );
const traces = async (page: Page) => [
  ...(await keys(page)),
  ...secretsIn(await readableOn(page), { ...WATCHED, name: '3.000.000' }),
];

const atResults = () => visitor({ stored: returning('homepage', WATCHED), at: '/', step: 'results' });

itFirst<[string, (page: Page) => Promise<unknown>]>(
  ['from the results', erase],
  [
    'from step 2',
    async (page) => {
      await back(page);
      await expect(page.locator('#dni')).toHaveValue('27.654.321');
      await erase(page);
    },
  ],
)('erasing leaves nothing %s, Back and Forward included', async (_, eraseThere) => {
  const { page, watch } = await atResults();
  await eraseThere(page);
  await expect.poll(() => traces(page)).toEqual([]);
  for (const move of [back, back, back, forward, forward]) {
    await move(page);
    await page.locator('h1').first().click();
    expect(await traces(page)).toEqual([]);
  }
  expect(watch.leaks).toEqual([]);
});

it('erasing leaves nothing in another tab either, which does not write it back', async () => {
  const { page, simulator } = await atResults();
  const other = await page.context().newPage();
  await other.goto('/simular');
  await expect(other.locator('#dni')).toHaveValue('27.654.321');
  await erase(page);
  await expect(other.locator('#net-salary')).toHaveValue('');
  expect(await traces(other)).toEqual([]);
  await other.locator('#net-salary').fill('900000');
  await expect.poll(() => keys(other)).toEqual(['loan-form-data-homepage']);
  expect(await simulator.page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('27654321');
});
