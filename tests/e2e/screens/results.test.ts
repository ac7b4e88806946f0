import type { Page } from 'playwright';
import { expect } from '#scripts/review/visitor/shown.ts';
import { describe, it } from 'vitest';
import type { SimulatorPage } from '#scripts/review/visitor/simulator-page.ts';
import { useVisitors, wasOn } from '../../support/visitors.ts';

const visitor = useVisitors();

async function atResults(path: string): Promise<SimulatorPage> {
  const simulator = await visitor({ stored: wasOn(path === '/simular' ? 'homepage' : path.slice(1)) });
  await simulator.open(path);
  if (path !== '/simular') await simulator.submitLoan();
  await simulator.submitPersonal();
  await expect(simulator.resultsTitle).toBeVisible();
  return simulator;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** The smooth scroll to the results has come to its end; before that a click would interrupt it. */
async function atRest(page: Page): Promise<void> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = await scrolled(page);
      return before === last && last > 0;
    })
    .toBe(true);
}

describe('the results of a bank’s page', () => {
  it('have a title, a count, the loan, buttons above and below, sorts, cards, pages and the advert', async () => {
    const { page } = await atResults('/galicia');
    await expect(page.getByText(/^\d+ ofertas disponibles\.$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Tu préstamo' })).toContainText(
      /\$\s5\.000\.000.*2 años y 6 meses/,
    );
    await expect(page.getByRole('article')).toHaveCount(20);
    for (const name of ['Nueva Simulacion', 'Editar Formulario'])
      await expect(button(page, name)).toHaveCount(2);
    await expect(page.getByRole('group', { name: 'Ordenar por' }).getByRole('radio')).toHaveCount(3);
    await expect(page.getByRole('radio', { name: 'CFT', exact: true })).toBeChecked();
    await expect(page.getByRole('navigation', { name: 'Páginas de ofertas' })).toBeVisible();
    await expect(page.getByText('Preaprobado hasta $8.000.000')).toHaveCount(4);
  });

  it('replace the form and the reasons to choose the bank', async () => {
    const { page } = await atResults('/galicia');
    await expect(page.getByText('¿Por qué elegir Banco Galicia?')).toBeHidden();
    await expect(page.getByText('Simulador Banco Galicia')).toBeHidden();
    await expect(page.locator('#net-salary, #dni')).toHaveCount(0);
  });

  it('are scrolled into view', async () => {
    const { page, resultsTitle } = await atResults('/galicia');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(50);
    await expect.poll(async () => (await resultsTitle.boundingBox())?.y).toBeLessThan(200);
  });

  it('begin with the bank’s own offer, recommended', async () => {
    const { page } = await atResults('/galicia');
    const first = page.getByRole('article').first();
    await expect(first).toContainText('Banco Galicia');
    await expect(first).toContainText('RECOMENDADO');
  });

  it('write every percentage with two decimals', async () => {
    const { page } = await atResults('/galicia');
    await expect(page.getByRole('article')).toHaveCount(20);
    const text = (await page.getByRole('article').allTextContents()).join('\n');
    const percentages = text.match(/\d[\d.,]*\s%/g) ?? [];
    expect(percentages.length).toBeGreaterThan(40);
    // Thresholds of the income's share are whole numbers, as people say them.
    const whole = percentages.filter((percentage) => !/,\d{2}\s%$/.test(percentage));
    expect(whole.filter((percentage) => !/^(?:30|40)\s%$/.test(percentage))).toEqual([]);
  });

  it('are cleared by Nueva Simulacion, which goes to the top', async () => {
    const simulator = await atResults('/galicia');
    const { page } = simulator;
    await atRest(page);
    await button(page, 'Nueva Simulacion').last().click();
    await expect(simulator.resultsTitle).toHaveCount(0);
    await expect(page.getByText('¿Por qué elegir Banco Galicia?')).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  it('are cleared by Editar Formulario, which gives the form back as it was', async () => {
    const simulator = await atResults('/galicia');
    await button(simulator.page, 'Editar Formulario').first().click();
    await expect(simulator.resultsTitle).toHaveCount(0);
    await expect(simulator.field('Provincia')).toHaveValue('caba');
    await expect(simulator.field('Sueldo Neto')).toHaveValue('3.000.000');
  });
});

describe('the results of /simular', () => {
  it('begin at the top of the page with the cheapest offer', async () => {
    const { page } = await atResults('/simular');
    expect(await scrolled(page)).toBe(0);
    // The cheapest price that asks for nothing more; a cheaper one with a condition may stand before it.
    await expect(page.getByText('Mejor CFT', { exact: true })).toHaveCount(1);
    await expect(page.getByText('RECOMENDADO')).toHaveCount(0);
  });

  it('go back to page 1 with another sort', async () => {
    const { page } = await atResults('/simular');
    await button(page, 'Página 2').click();
    await expect(page).toHaveURL(/pagina=2/);
    await page.getByRole('radio', { name: 'Cuota', exact: true }).check({ force: true });
    await expect(page).not.toHaveURL(/pagina/);
    await expect(page.getByRole('button', { name: 'Página 1, actual' })).toBeVisible();
  });

  it('scroll to the list on another page', async () => {
    const { page } = await atResults('/simular');
    await button(page, 'Siguiente').click();
    const list = page.getByRole('region', { name: 'Ofertas', exact: true });
    await expect.poll(async () => Math.abs((await list.boundingBox())?.y ?? 999)).toBeLessThan(150);
  });
});

describe('results without the page’s bank', () => {
  it('say so in words and in an orange notice', async () => {
    const { page } = await atResults('/cordoba');
    const count = Number(
      /de \d+/.exec((await page.locator('article h3').first().textContent()) ?? '')?.[0].slice(3),
    );
    await expect(
      page.getByText(
        `No encontramos ofertas del Bancor pero hay ${count} ofertas disponibles. Compara y elige la mejor opción.`,
      ),
    ).toBeVisible();
    const notice = page.getByRole('heading', { name: 'No encontramos ofertas del Bancor' }).locator('..');
    await expect(notice).toContainText('Revisa las ofertas disponibles o intenta con diferentes parámetros.');
    const [red = 0, green = 0, blue = 0] = await notice.evaluate(
      (element) => getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [],
    );
    expect([red > green, green > blue, red - blue > 20]).toEqual([true, true, true]);
    await expect(page.getByText('RECOMENDADO')).toHaveCount(0);
    await expect(page.getByText('Mejor CFT', { exact: true })).toHaveCount(1);
  });
});
