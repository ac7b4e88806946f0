import { content, pageLabel, withAnyGaps } from '../support/visitor/content.ts';
import { expect as expectValue, it } from 'vitest';
import { expect } from '../support/visitor/shown.ts';
import type { SimulatorPage } from '../support/visitor/simulator-page.ts';
import { DESKTOP, MOVING, PHONE } from '../support/browser/visit.ts';
import { useVisitors } from '../support/data/visitors.ts';
import { itFirst } from '../support/run/first-row.ts';

const visitor = useVisitors();

/** The CFT of each offer on screen, the first figure of its card, and whether its price is tied to something. */
async function ratesOn(simulator: SimulatorPage): Promise<{ rate: number; isTied: boolean }[]> {
  const read = await cards(simulator).evaluateAll((offers) =>
    offers.map((offer) => ({
      text: offer.querySelector('dl dd')?.textContent ?? '',
      isTied: [...document.querySelectorAll('section h3')].some(
        (heading) =>
          !heading.closest('article') &&
          heading.compareDocumentPosition(offer) === Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    })),
  );
  return read.map(({ text, isTied }) => ({
    rate: Number(text.replace(/[^\d,]/g, '').replace(',', '.')),
    isTied,
  }));
}

const { sorts, status } = content.results;

const cards = ({ page }: SimulatorPage) => page.getByRole('article');

// As most visitors, they have nothing against movement.
itFirst(['phone', { ...PHONE, ...MOVING }], ['desktop', { ...DESKTOP, ...MOVING }])(
  '[S1-03 S1-06 S2.2-28 S4.1-01 S4.1-06] the typical visitor goes from the home page to sorted offers on two pages (%s)',
  async (_, device) => {
    const { simulator } = await visitor({ device, at: '/' });
    await simulator.fillLoan();
    await simulator.submitButton().click();
    await expect(simulator.page).toHaveURL(/\/simular/);
    await simulator.fillPersonal();
    await simulator.submitPersonal();
    await expect(simulator.resultsTitle).toBeVisible();

    // The first cards come at once, the rest of the page with the next free moment.
    await expect(cards(simulator)).toHaveCount(content.results.pageSize);
    const firstPage = await cards(simulator).allTextContents();
    const rates = await ratesOn(simulator);
    await simulator.page.getByRole('button', { name: pageLabel(2), exact: true }).click();
    await expect(
      simulator.page.getByRole('button', { name: withAnyGaps(content.results.pagination.current) }),
    ).toHaveText('2');
    const secondPage = await cards(simulator).allTextContents();

    rates.push(...(await ratesOn(simulator)));
    expectValue(rates).toEqual(
      rates.toSorted((a, b) => Number(a.isTied) - Number(b.isTied) || a.rate - b.rate),
    );
    expectValue(new Set(rates.map(({ isTied }) => isTied)).size).toBe(2);
    expectValue(
      [...firstPage, ...secondPage].filter((text) => text.includes(content.results.sorts[0]!.badge)),
    ).toHaveLength(1);
  },
);

it('[S1-13 S2.7-28] the typical visitor finds the lender of the page first and recommended under every sort', async () => {
  const { page, simulator } = await visitor();
  await simulator.simulate('/quebracho', { province: 'cordoba' });
  const own = await cards(simulator).first().getByRole('heading').textContent();
  // By CFT they are already: that one comes last.
  for (const { label, order } of [...sorts.slice(1), ...sorts.slice(0, 1)]) {
    // By its key: the page may still be scrolling to the results.
    await page.getByRole('radio', { name: label, exact: true }).press('Space');
    const said = withAnyGaps(status.ownFirst.replace('{order}', order));
    await expect(page.locator('output').filter({ hasText: said })).toHaveCount(1);
    await expect(cards(simulator).first()).toContainText(content.results.recommended);
    await expect(cards(simulator).first().getByRole('heading')).toHaveText(own ?? '');
  }
});
