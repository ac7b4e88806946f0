import type { Page, Request } from 'playwright';
import { it } from 'vitest';
import { ROUTES } from '#site/routes.ts';
import { DESKTOP, PHONE } from '../../../support/browser/visit.ts';
import { content } from '../../../support/content/content.ts';
import { useVisitors } from '../../../support/data/visitors.ts';
import { openResults } from '../../../support/dom/kept-results.ts';
import { expect } from '../../../support/visitor/shown.ts';

const { debtSwap, debtSwapPanels } = content;

/** Typed by nobody else, so that they can be looked for everywhere. */
const TYPED = { balance: '1357913', instalment: '224466', left: '17', fee: '3,37', cft: '58,08', term: '13' };
const TELLING = ['1357913', '224466', '3,37', '3.37', '58,08', '58.08'];

const visitor = useVisitors({ device: PHONE });

/** A visitor all of whose requests, addresses and console lines are kept. */
async function watched() {
  const visit = await visitor({ fresh: true });
  const requests: Request[] = [];
  visit.page.on('request', (request) => requests.push(request));
  const said = async () => [
    ...requests.map((request) => `${request.url()} ${request.postData() ?? ''}`),
    ...visit.console,
    visit.page.url(),
    ...(await visit.page.evaluate(() => [localStorage, sessionStorage].map((area) => JSON.stringify(area)))),
  ];
  return { ...visit, said };
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

async function fillDebt(page: Page): Promise<void> {
  const { cft, term, ...debt } = TYPED;
  await page.getByText(debtSwap.debt.more).click();
  for (const [name, figure] of Object.entries(debt)) await field(page, `${name}-0`).fill(figure);
  if (await field(page, 'cft').isVisible()) await field(page, 'cft').fill(cft);
  await page.locator('form [name=term]').last().fill(term);
  await page.getByRole('button', { name: debtSwap.submit }).click();
  await expect(page.getByRole('button', { name: debtSwap.chart.show })).toBeVisible();
}

const openDetail = (page: Page) => page.locator('article button[aria-expanded=false]').first().click();

const stays = async ({ said }: Awaited<ReturnType<typeof watched>>) => {
  const text = (await said()).map((line) => line.replaceAll(/(?<=\d)\.(?=\d{3})/g, '')).join('\n');
  expect(TELLING.filter((figure) => text.includes(figure))).toEqual([]);
};

it('what is typed about a debt stays in its page', async () => {
  const visited = await watched();
  await visited.page.goto(ROUTES.debtSwap);
  await fillDebt(visited.page);
  await stays(visited);
  expect(visited.posts).toEqual([]);
  expect(await visited.page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

it("an opened offer leads to the page about debts, with the offer's figures filled in", async () => {
  const { page } = await visitor();
  await openResults(page, ROUTES.simulation);
  await openDetail(page);
  await page.getByRole('link', { name: debtSwapPanels.onward }).click();
  await expect(field(page, 'cft')).toHaveValue(/^\d+,\d+$/);
  await expect(field(page, 'term')).toHaveValue(String(content.simulator.defaults.term));
});

it('the page about debts says what it needs, where there is no JavaScript', async () => {
  const { page } = await visitor({
    device: { ...PHONE, javaScriptEnabled: false },
    at: ROUTES.debtSwap,
  });
  // Text locators pass over `noscript`.
  expect(await page.locator('main noscript').innerText()).toBe(debtSwap.noScript);
});

it('the page about debts works from the keyboard alone, and prints its verdict without what works only on a screen', async () => {
  const { page } = await visitor({ device: DESKTOP, at: ROUTES.debtSwap });
  await page.locator('[name="balance-0"]').focus();
  for (const figure of ['1000000', '140000', '12']) {
    await page.keyboard.type(figure);
    await page.keyboard.press('Tab');
  }
  await page.locator('[name=cft]').focus();
  await page.keyboard.type('60');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  const figures = page.getByRole('button', { name: debtSwap.chart.show });
  await expect(figures).toBeVisible();
  await figures.focus();
  await page.keyboard.press('Space');
  await expect(page.locator('main table tbody tr')).toHaveCount(12);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(debtSwap.facts.keepTotal)).toBeVisible();
  await expect(page.locator('main button').filter({ visible: true })).toHaveCount(0);
});
