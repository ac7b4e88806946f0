import type { Page } from 'playwright';
import { expect as expectValue, it } from 'vitest';
import { matchKey } from '#domain/match-key.ts';
import { content } from '../../../support/visitor/content.ts';
import { expect } from '../../../support/visitor/shown.ts';
import { ask, hold } from '../../../support/browser/steps.ts';
import { useVisitors } from '../../../support/data/visitors.ts';
import { itFirst } from '../../../support/run/first-row.ts';

const visitor = useVisitors();

/** What a page tells the server to count, in order. */
function countedOn(page: Page): Record<string, string>[] {
  const told: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === content.usage.endpoint)
      told.push(JSON.parse(request.postData() ?? '') as Record<string, string>);
  });
  return told;
}

it('what is counted of a visit is what happened on which page, and nothing that was typed', async () => {
  const { page, simulator } = await visitor({ at: '/bancos' });
  await page.context().route(`${content.site.marketplace.origin}/**`, (route) => route.fulfill({ body: '' }));
  const told = countedOn(page);
  await page.goto('/alerce?utm_campaign=radio');
  await simulator.fillLoan();
  await simulator.submitLoan();
  await simulator.fillPersonal();
  await simulator.submitPersonal();
  await expect(simulator.resultsTitle).toBeVisible();
  const first = page.getByRole('article').first();
  const opened = page.waitForEvent('popup');
  await first.getByRole('link').first().click();
  await (await opened).close();
  const lender = content.lenders.find(({ id }) => id === 'alerce');
  const here = { page: '/alerce', campaign: 'radio' };
  expectValue(told.filter((one) => one['page'] === here.page)).toEqual([
    { event: 'page', ...here },
    { event: 'form', ...here },
    { event: 'personal', ...here },
    { event: 'results', ...here, detail: '6-20' },
    { event: 'continue', ...here, detail: matchKey(lender?.legalNames[0] ?? '') },
  ]);
});

it('what is counted of a visit leaves out a call that the visitor cancelled', async () => {
  const { page, simulator } = await visitor({ stored: 'alerce' });
  const told = countedOn(page);
  await hold(page, `**${content.site.provider.path}`);
  await simulator.open('/alerce');
  await simulator.submitLoan();
  await ask(page).click();
  await page.getByRole('button', { name: content.personal.cancel }).click();
  await expect(page.getByText(content.personal.cancelled)).toBeVisible();
  await page.unrouteAll();
  await simulator.submitPersonal();
  await expect(simulator.resultsTitle).toBeVisible();
  expectValue(told.map(({ event }) => event)).toEqual(['page', 'personal', 'results']);
});

itFirst<[string, string, unknown]>(
  ['Global Privacy Control', 'globalPrivacyControl', true],
  ['Do Not Track', 'doNotTrack', '1'],
)('what is counted of a visit is nothing where the browser asks for %s', async (_, name, value) => {
  const { page } = await visitor({ at: '/bancos' });
  await page.addInitScript(([key, is]) => Object.defineProperty(navigator, String(key), { get: () => is }), [
    name,
    value,
  ] as const);
  await page.goto('/alerce', { waitUntil: 'load' });
  const told = countedOn(page);
  await page.goto('/terminos', { waitUntil: 'load' });
  await page.goto('/bancos', { waitUntil: 'load' });
  expectValue(told).toEqual([]);
});
