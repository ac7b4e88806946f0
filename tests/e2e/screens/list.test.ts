import { content } from '../../support/visitor/content.ts';
import { expect } from '../../support/visitor/shown.ts';
import { expect as expectValue, it } from 'vitest';
import { ROUTES } from '#site/routes.ts';
import { PHONE } from '../../support/browser/visit.ts';
import { openResults } from '../../support/dom/kept-results.ts';
import { useVisitors } from '../../support/data/visitors.ts';

const visitor = useVisitors();

it('the list of offers keeps its sort row in sight', async () => {
  const { page } = await visitor({ device: PHONE });
  await openResults(page, ROUTES.simulation);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  const row = page.getByRole('group', { name: content.results.sortLabel });
  await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(110);
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
    const { page, simulator } = await visitor({ fresh: true, device: { viewport: { width, height: 800 } } });
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
