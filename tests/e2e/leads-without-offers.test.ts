import { describe, it } from 'vitest';
import { expect } from '#scripts/review/visitor/shown.ts';
import { content } from '../support/content.ts';
import { rawOffer } from '../support/offers.ts';
import { useVisitors } from '../support/visitors.ts';

const visitor = useVisitors();
const { empty } = content.results;

/** A visitor of a site with this setting, whose provider answers so many offers. */
async function ask(withoutOffers: 'record' | 'skip', offers: unknown[]) {
  const visited = await visitor({ stored: 'homepage' });
  const { page, simulator } = visited;
  await page.route('**/simular', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const setting = /"withoutOffers":"\w+"/;
    if (!setting.test(text)) throw new Error('The page does not carry the setting.');
    await route.fulfill({ response, body: text.replace(setting, `"withoutOffers":"${withoutOffers}"`) });
  });
  await page.route('**/simular_personal', (route) => route.fulfill({ json: { offers } }));
  await simulator.open('/simular');
  await simulator.submitPersonal();
  await expect(simulator.resultsTitle).toBeVisible();
  return visited;
}

describe('a simulation without offers', () => {
  it('is recorded where the site says so, and the screen says that it was', async () => {
    const { page, posts } = await ask('record', []);
    await expect(page.getByText(empty.recorded)).toBeVisible();
    expect(posts).toContain('/leads');
  });

  it('is not recorded where the site does not want it, and the screen does not say so', async () => {
    const { page, posts } = await ask('skip', []);
    await expect(page.getByText(empty.text)).toBeVisible();
    await expect(page.getByText(empty.recorded)).toHaveCount(0);
    // Only what the list would leave out is no offer either.
    expect(posts).toEqual(['/simular_personal']);
  });
});

it('a simulation with offers is recorded all the same', async () => {
  const { posts } = await ask('skip', [rawOffer()]);
  expect(posts).toContain('/leads');
});
