import { content, pageLabel, sortLabel } from '../../support/visitor/content.ts';
import type { Page } from 'playwright';
import { expect } from '../../support/visitor/shown.ts';
import { describe, expect as expectValue, it } from 'vitest';
import { windowOf } from '../../support/visitor/window.ts';
import { ROUTES } from '#site/routes.ts';
import { openResults } from '../../support/dom/kept-results.ts';
import { useVisitors } from '../../support/data/visitors.ts';
import { itFirst } from '../../support/run/first-row.ts';

const visitor = useVisitors();

async function atResults(width: number): Promise<Page> {
  const { page } = await visitor({ device: windowOf(width) });
  await openResults(page, ROUTES.simulation);
  await expect(page.getByRole('article')).toHaveCount(content.results.pageSize);
  return page;
}

it('the list of offers keeps its sort row in sight until an offer is open', async () => {
  const page = await atResults(360);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  const row = page.getByRole('group', { name: content.results.sortLabel });
  await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(110);
  const line = page.getByRole('article').nth(4);
  await line.getByRole('button', { name: content.results.card.showDetail }).click();
  await expect(line.getByRole('heading', { level: 4 }).first()).toBeVisible();
  await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(0);
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

  itFirst(
    [
      "after the page's own lender",
      `/${own?.id}`,
      offers.map((one, at) => (at === 20 ? { ...one, Banco: own?.legalNames[0] ?? '' } : one)),
    ],
    ['on the home page', '/', offers],
  )('ascends by each of the three sorts over all pages, %s', async (_, path, answer) => {
    const { page, simulator } = await visitor({ fresh: true });
    await page.route('**/simular_personal', (route) => route.fulfill({ json: { offers: answer } }));
    await simulator.simulate(path, { term: '30' });
    const names = page.getByRole('article').getByRole('heading', { level: 3 });
    for (const sort of ['cft', 'cuota', 'ingreso'] as const) {
      const sorted = answer.toSorted((one, other) => one[FIGURES[sort]] - other[FIGURES[sort]]);
      const isOwn = ({ Banco }: { Banco: string }) => !/X\d+X/.test(Banco);
      const order = [...sorted.filter(isOwn), ...sorted.filter((one) => !isOwn(one))];
      const texts = order.map(({ Banco }) => new RegExp(/X\d+X/.exec(Banco)?.[0] ?? own?.name ?? '', 'i'));
      // The focus is still on its way to the list, where a key would go.
      await page.getByRole('radio', { name: sortLabel(sort), exact: true }).dispatchEvent('click');
      const { pageSize } = content.results;
      for (let from = 0; from < texts.length; from += pageSize) {
        const label = pageLabel(from / pageSize + 1);
        if (from > 0) await page.getByRole('button', { name: label, exact: true }).click();
        await expect(names).toHaveText(texts.slice(from, from + pageSize));
      }
    }
  });
});

const offers = ['SUPERVIELLE', 'HIPOTECARIO', 'CORRIENTES'].map((name, at) => ({
  Banco: `BANCO ${name} S.A.`,
  primera_cuota_ars: 10_484_954 + at,
  cft_nominal_anual: 104.06 + at,
  relacion_cuota_ingreso_pct: 20,
  plazo_max_meses: 60,
}));

it.each([768, 1024, 1200, 1280])(
  'a row of the list breaks no word of a name in a window of %i px',
  async (width) => {
    const { page, simulator } = await visitor({ fresh: true, device: windowOf(width) });
    await page.route('**/simular_personal', (route) => route.fulfill({ json: { offers } }));
    await simulator.simulate(ROUTES.simulation);
    const names = page.locator('article:not([data-lead]) h3');
    await expect(names).toHaveCount(2);
    const broken = await names.evaluateAll((titles) =>
      titles.flatMap(({ lastChild }) => {
        const words = [...(lastChild?.textContent ?? '').matchAll(/\S+/g)];
        return words.flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(lastChild as Node, index);
          range.setEnd(lastChild as Node, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expectValue(broken).toEqual([]);
  },
);
