import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { content } from '../support/content/content.ts';
import { faultsOf } from '../support/browser/editor-faults.ts';
import {
  builtEditor,
  FIRST_FILE,
  LENDERS,
  openWith,
  previewOf,
  reveal,
} from '../support/browser/editor-visit.ts';
import { useVisitors } from '../support/data/visitors.ts';

const built = builtEditor();
const visitor = useVisitors({ fresh: true });

async function opened(place: string): Promise<Page> {
  const { page } = await visitor();
  page.setDefaultTimeout(10_000);
  await openWith(page, built.address(), () => undefined, place);
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const calm = (page: Page) => page.getByRole('status').filter({ hasText: 'Todo en orden' }).waitFor();
/** Texts of the draft by file; null for one that is taken away. */
const drafted = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate(() => {
    const stored = localStorage.getItem('editor-draft') ?? '{"texts":{}}';
    return (JSON.parse(stored) as { texts: Record<string, string | null> }).texts;
  });

test.each([
  [/^Agregar: Lista/, 'list', '/items/0'],
  [/^Agregar: Tabla/, 'table', '/caption'],
  [/^Agregar: Recuadro/, 'callout', '/title'],
] as const)('a text gets a part of another kind: %s', async (name, type, part) => {
  const page = await opened('config/legal/terms.json');
  // Hidden until the parts around it are opened.
  const add = page.locator('button', { hasText: name }).first();
  await reveal(add);
  await add.click();
  const { length } = content.terms.sections[0]?.blocks ?? [];
  const field = page.locator(`[data-pointer="/sections/0/blocks/${length}${part}"]`);
  await reveal(field);
  await field.fill('Lo que agregamos hoy');
  // The page shows what is whole.
  const all = page.locator(`[data-pointer^="/sections/0/blocks/${length}/"]:is(input, textarea)`);
  for (const one of await all.all()) if ((await one.inputValue()) === '') await one.fill('Otra cosa');
  await previewOf(page).getByText('Lo que agregamos hoy').first().waitFor();
  const texts = await drafted(page);
  const { sections } = JSON.parse(texts['config/legal/terms.json'] ?? '{}') as typeof content.terms;
  expect(sections[0]?.blocks.at(-1)).toMatchObject({ type });
  expect(await faultsOf(page)).toEqual([]);
});

test('a breach that is wanted is noted with its reason, told, and taken back', async () => {
  const page = await opened(FIRST_FILE);
  const founded = page.locator('[data-pointer="/founded"]');
  await founded.fill('1901');
  const wrong = page.locator('.form .error', { has: page.getByText('Está bien así') }).first();
  await reveal(wrong);
  await wrong.getByText('Está bien así').click();
  const leave = wrong.getByRole('button', { name: 'Dejarlo así' });
  expect(await leave.isDisabled()).toBe(true);
  await wrong.getByLabel('Por qué, para quien revisa').fill('Así lo pidió el banco.');
  expect(await faultsOf(page)).toEqual([]);
  await leave.click();
  const told = `Se deja así en ${LENDERS.first.name}: «Así lo pidió el banco.»`;
  await page.locator('.changes li', { hasText: told }).waitFor();
  expect((await drafted(page))['config/exceptions.json']).toContain('Así lo pidió el banco.');
  await button(page, /^Volver atrás: Se deja así/).click();
  await wrong.getByText('Está bien así').waitFor();
});

test('a published lender that gets another address keeps the old one leading to it', async () => {
  const page = await opened(FIRST_FILE);
  await page.getByText('Cambiar su dirección').click();
  const field = page.getByLabel('Dirección nueva, sin espacios ni acentos');
  await field.fill(LENDERS.second.id);
  await page.getByText('Esa dirección ya es de otro banco.').waitFor();
  await field.fill('banco-del-estero');
  await button(page, 'Cambiarla').click();
  await expect.poll(() => page.url()).toContain('config/lenders/banco-del-estero.json');
  await calm(page);
  const texts = await drafted(page);
  expect(texts[FIRST_FILE]).toBeNull();
  expect(texts['config/lenders/banco-del-estero.json']).toContain(`"formerIds": ["${LENDERS.first.id}"]`);
  await button(page, 'Deshacer').click();
  await expect.poll(async () => Object.keys(await drafted(page))).toEqual([]);
});

test('a new lender that gets another address leaves nothing of the first', async () => {
  const page = await opened('inicio');
  await page.getByText('Sumar un banco o una fintech').click();
  const form = page
    .locator('nav form')
    .filter({ has: page.getByLabel('Nombre legal, como lo escribe el BCRA') });
  await form.getByLabel('Nombre que se muestra').fill('Banco del Arroyo');
  await form.getByLabel('Nombre legal, como lo escribe el BCRA').fill('BANCO DEL ARROYO S.A.');
  await form.getByLabel('Año de fundación').fill('1951');
  await form.getByLabel('Sitio oficial').fill(new URL('/', LENDERS.first.website).href);
  await form.getByRole('button', { name: 'Crear' }).click();
  await page.getByText('Cambiar su dirección').click();
  await page.getByLabel('Dirección nueva, sin espacios ni acentos').fill('arroyo');
  await button(page, 'Cambiarla').click();
  await expect.poll(() => page.url()).toContain('config/lenders/arroyo.json');
  const texts = await drafted(page);
  expect(texts['config/lenders/arroyo.json']).toContain('"id": "arroyo"');
  expect(JSON.stringify(texts)).not.toMatch(/formerIds|"banco-del-arroyo"|banco-del-arroyo\.json/);
});

test('a network is linked in the footer, once its host is allowed', async () => {
  const page = await opened('config/site.json');
  await page.getByRole('button', { name: 'Sumar este dato: Redes y mensajería' }).click();
  const fill = async (pointer: string, text: string): Promise<void> => {
    const field = page.locator(`[data-pointer="${pointer}"]`);
    await reveal(field);
    await field.fill(text);
  };
  await fill('/footer/social/label', 'Nuestras redes');
  await fill('/footer/social/links/0/label', 'La Plaza');
  await fill('/footer/social/links/0/href', 'https://plaza.example/umbral');
  await page.locator('.form .error', { hasText: 'plaza.example' }).first().waitFor();
  const hosts = page.locator('button', { hasText: /^Agregar: Dominio/ });
  await reveal(hosts);
  await hosts.click();
  await page
    .locator(`[data-pointer="/allowedHosts/${content.site.allowedHosts.length}"]`)
    .fill('plaza.example');
  await calm(page);
  const link = previewOf(page).locator('footer').getByRole('link', { name: 'La Plaza' });
  expect(await link.getAttribute('href')).toBe('https://plaza.example/umbral');
});

test('a lender gets a note of its own on its page', async () => {
  const page = await opened(FIRST_FILE);
  await page.getByRole('button', { name: /^Sumar este dato: Nota propia/ }).click();
  await page.locator('[data-pointer="/page/note"]').fill('Pide cuenta sueldo en el mismo banco.');
  await previewOf(page).getByText('Pide cuenta sueldo en el mismo banco.').waitFor();
  await calm(page);
});

test('the sections of the front page change places', async () => {
  const page = await opened('config/home.json');
  const { steps, honesty } = content.home;
  const titles = async () => {
    const all = await previewOf(page).locator('main h2').allTextContents();
    return all.filter((title) => title === steps.title || title === honesty.title);
  };
  await expect.poll(titles).toEqual([steps.title, honesty.title]);
  const down = button(page, 'Bajar: Sección 1');
  await reveal(down);
  await down.click();
  await expect.poll(titles).toEqual([honesty.title, steps.title]);
  await calm(page);
  expect((await drafted(page))['config/home.json']).toContain('"order": ["honesty", "steps", "onward"]');
});

test('who can add an employment is said where employments stand', async () => {
  const page = await opened('config/simulator.json');
  const list = page.locator('details.group', {
    has: page.locator('> summary', { hasText: 'Situaciones laborales' }),
  });
  expect(await list.locator('> .help').textContent()).toContain('la suma el equipo técnico');
});
