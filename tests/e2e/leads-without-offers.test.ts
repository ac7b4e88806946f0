import { it } from 'vitest';
import { expect } from '../support/visitor/shown.ts';
import { content } from '../support/content/content.ts';
import { rawOffer } from '../support/data/offers.ts';
import { useVisitors } from '../support/data/visitors.ts';

const visitor = useVisitors();
const RECORDED = ['/simular_personal', '/leads'];

it.each([
  ['none, where the site wants them', 'record', [], RECORDED, 1],
  ['none, where it does not', 'skip', [], ['/simular_personal'], 0],
  ['some, which are always wanted', 'skip', [rawOffer()], RECORDED, 0],
])('with the offers there are, %s, a lead is recorded or not', async (_, setting, offers, sent, notices) => {
  const { page, simulator, posts } = await visitor({ stored: 'homepage' });
  await page.route('**/simular', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(?<="withoutOffers":")\w+/, setting);
    expect(html).toContain(`"withoutOffers":"${setting}"`);
    await route.fulfill({ response, body: html });
  });
  await page.route('**/simular_personal', (route) => route.fulfill({ json: { offers } }));
  await simulator.open('/simular');
  await simulator.submitPersonal();
  await expect(simulator.resultsTitle).toBeVisible();
  await expect(page.getByText(content.results.empty.recorded)).toHaveCount(notices);
  expect(posts).toEqual(sent);
});
