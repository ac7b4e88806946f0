import { content, pageLabel, sortLabel } from '#scripts/preview/visitor/content.ts';
import type { Page } from 'playwright';
import { expect } from '#scripts/preview/visitor/shown.ts';
import { describe, it } from 'vitest';
import { windowOf } from '#scripts/preview/visitor/window.ts';
import { ROUTES } from '#site/routes.ts';
import { openResults } from '../../support/dom/kept-results.ts';
import { useVisitors } from '../../support/data/visitors.ts';

const visitor = useVisitors();

async function atResults(width: number): Promise<Page> {
  const { page } = await visitor({ device: windowOf(width) });
  await openResults(page, ROUTES.simulation);
  await expect(page.getByRole('article')).toHaveCount(content.results.pageSize);
  return page;
}

describe('the list of offers', () => {
  it('keeps its sort row in sight until an offer is open, and the whole of a line opens it', async () => {
    const page = await atResults(360);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
    const row = page.getByRole('group', { name: content.results.sortLabel });
    await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(110);
    const line = page.getByRole('article').nth(4);
    await line.getByRole('heading').click();
    await expect(line.getByRole('heading', { name: content.panels.detail.pay.title })).toBeVisible();
    await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(0);
  });
});

describe('an answer of 27 offers in the five fields of the specification', () => {
  // No order of one figure is that of another, and a third of the offers ends before the term that is asked for.
  const offers = Array.from({ length: 27 }, (_, at) => ({
    Banco: `BANCO X${at}X S.A.`,
    primera_cuota_ars: 100_000 + ((at * 11) % 27) * 1000,
    cft_nominal_anual: 60 + ((at * 7) % 27) * 3.37,
    relacion_cuota_ingreso_pct: 8 + ((at * 5) % 27) * 4,
    plazo_max_meses: at % 3 === 0 ? 12 : 60,
  }));
  const FIGURES = {
    cft: 'cft_nominal_anual',
    cuota: 'primera_cuota_ars',
    ingreso: 'relacion_cuota_ingreso_pct',
  } as const;
  const [own] = content.lenders.filter((lender) => lender.page);

  const numberIn = (name: string): string => /x(\d+)x/i.exec(name)?.[1] ?? '';

  /** Places in the answer of the offers on all pages of the list, in its order. */
  async function listed(page: Page, answer: readonly { Banco: string }[]): Promise<number[]> {
    const names = page.getByRole('article').getByRole('heading', { level: 3 });
    const found: number[] = [];
    for (let at = 1; at <= Math.ceil(answer.length / content.results.pageSize); at++) {
      if (at > 1) await page.getByRole('button', { name: pageLabel(at), exact: true }).click();
      const before = found.length;
      // The list is drawn after its page's number: each heading says its place in it.
      await expect(names.first()).toHaveText(new RegExp(`(?<!\\d)${before + 1} ${answer.length}\\D`));
      await expect(names).toHaveCount(Math.min(content.results.pageSize, answer.length - before));
      // A heading says the offer's place in the list, too.
      const texts = await names.evaluateAll((all) => all.map((one) => one.textContent));
      found.push(...texts.map((text) => answer.findIndex(({ Banco }) => numberIn(Banco) === numberIn(text))));
    }
    return found;
  }

  it.each([
    ['on the home page', '/', offers, 0],
    [
      "after the page's own lender",
      `/${own?.id}`,
      offers.map((one, at) => (at === 20 ? { ...one, Banco: own?.legalNames[0] ?? '' } : one)),
      1,
    ],
  ])('ascends by each of the three sorts over all pages, %s', async (_, path, answer, ahead) => {
    const { page, simulator } = await visitor({ fresh: true });
    await page.route('**/simular_personal', (route) => route.fulfill({ json: { offers: answer } }));
    await simulator.simulate(path, { term: '30' });
    for (const sort of ['cft', 'cuota', 'ingreso'] as const) {
      // The focus is still on its way to the list, where a key would go.
      await page.getByRole('radio', { name: sortLabel(sort), exact: true }).dispatchEvent('click');
      const [first] = answer
        .filter((__, at) => ahead === 0 || at !== 20)
        .toSorted((one, other) => one[FIGURES[sort]] - other[FIGURES[sort]]);
      const heading = page.getByRole('article').getByRole('heading', { level: 3 }).nth(ahead);
      await expect(heading).toHaveText(new RegExp(`x${numberIn(first?.Banco ?? '')}x`, 'i'));
      const places = await listed(page, answer);
      const figures = places.slice(ahead).map((place) => answer[place]?.[FIGURES[sort]] ?? 0);
      expect(places.toSorted((one, other) => one - other)).toEqual(offers.map((__, at) => at));
      expect(places.slice(0, ahead)).toEqual(ahead > 0 ? [20] : []);
      expect(figures).toEqual(figures.toSorted((one, other) => one - other));
    }
  });
});

describe('the comparison', () => {
  it('shows on a phone of 360 px two offers and the beginning of the third', async () => {
    const page = await atResults(360);
    for (const at of [0, 1, 2]) {
      const offer = page.getByRole('article').nth(at);
      await offer.getByRole('checkbox', { name: content.results.card.compare }).check();
    }
    await page.getByRole('button', { name: content.panels.tray.open, exact: true }).click();
    const columns = await page
      .locator('dialog thead tr > *')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
    const [own = 0, , second = 0, third = 0] = columns;
    expect(second - own).toBeLessThanOrEqual(92 + 160);
    // The words of the third begin at its left, so that some are in sight.
    const edge = await page
      .locator('dialog section')
      .evaluate((section) => section.getBoundingClientRect().right);
    expect(third).toBeGreaterThan(second);
    expect(edge - third).toBeGreaterThanOrEqual(8);
  });
});

describe('pages', () => {
  it('the button of the start is above the fold at 1280 px', async () => {
    const { simulator } = await visitor({ at: '/' });
    const box = await simulator.submitButton().boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  });
});
