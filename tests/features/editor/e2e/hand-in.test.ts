import { expect, test } from 'vitest';
import { content } from '../../../support/content/content.ts';
import {
  builtEditor,
  calm,
  handInOf,
  hasKept,
  kept,
  LENDERS,
  openEditor,
  TAGLINE,
  taglineOf,
  TOKEN,
  tokenOf,
  write,
} from '../visit.ts';

const built = builtEditor();
const [FIRST] = LENDERS;
const EXCLUSIONS = 'config/tables/exclusions.json';
const TERMS = 'config/legal/terms.json';
const ARTICLE = `config/pages/${content.articles[0]?.id}.json`;

test('one press with five files makes one pull request, after a refused token and a cut connection lost nothing', async () => {
  const { page, host, problems } = await openEditor(built.address());
  for (const [at, file] of LENDERS.entries()) {
    await page.locator(`nav a[data-file="${file}"]`).click();
    await write(taglineOf(page), `${TAGLINE} ${at + 1}`);
  }
  await page.locator(`nav a[data-file="${TERMS}"]`).click();
  await write(page.getByLabel(/^Párrafo/).first(), 'Dice lo mismo con otras palabras.');
  await page.locator(`nav a[data-file="${ARTICLE}"]`).click();
  await write(page.locator('[data-pointer="/title"]'), 'Otro título');
  await page.getByLabel('Por qué, para quien revisa').fill('Lo pidió la gerencia.');
  await page.getByLabel('Hasta el día').fill('2026-12-26');
  await tokenOf(page).fill('clave-vencida');
  await calm(page);
  await handInOf(page).click();
  await page.getByText('La clave no sirve o venció').waitFor();
  await tokenOf(page).fill(TOKEN);
  host.fault = { call: 'createPullRequest', answer: null };
  await handInOf(page).click();
  await page.getByText('Se cortó la conexión').waitFor();
  // What the browser says of the refusals.
  problems.length = 0;
  await handInOf(page).click();
  await page.getByText('Listo: tu propuesta es la 1.').waitFor();
  const [pull] = host.pulls as [(typeof host.pulls)[0]];
  expect([host.pulls.length, host.branches()]).toEqual([1, [pull.branch, 'main']]);
  expect(pull.body).toMatch(/^Lo pidió la gerencia\.\n\nHasta: 2026-12-26\n\n- .+: «.+» → «.+»/);
  for (const [at, file] of LENDERS.entries())
    expect(host.textAt(pull.branch, file)).toContain(`${TAGLINE} ${at + 1}`);
  host.merge(pull);
  expect(host.textAt('main', ARTICLE)).toContain('Otro título');
});

test("a colleague's change of the same file is shown beside mine, and the one that is chosen is handed in", async () => {
  const { page, host } = await openEditor(built.address(), { place: FIRST });
  await write(taglineOf(page), TAGLINE);
  const theirs = (host.textAt('main', FIRST) ?? '').replace(/"tagline": ".*"/, '"tagline": "De ella."');
  host.publish({ [FIRST]: theirs, 'config/words/site.json': null });
  await calm(page);
  await tokenOf(page).fill(TOKEN);
  await handInOf(page).click();
  await page.locator('p', { hasText: /^Lo que se publicó: .*«De ella\.»/ }).waitFor();
  expect(await handInOf(page).isDisabled()).toBe(true);
  expect(host.pulls).toEqual([]);
  await page.getByRole('button', { name: 'Dejar la tuya' }).click();
  await tokenOf(page).fill(TOKEN);
  await handInOf(page).click();
  await page.getByText('Listo: tu propuesta es la 1.').waitFor();
  expect(host.textAt(host.pulls[0]?.branch ?? '', FIRST)).toContain(TAGLINE);
  expect(host.textAt(host.pulls[0]?.branch ?? '', 'config/words/site.json')).toBeNull();
});

test('nothing typed is lost: it is there after a reload with its steps, in another tab, and where it cannot be kept that is told', async () => {
  const { page } = await openEditor(built.address(), { place: FIRST });
  const before = await taglineOf(page).inputValue();
  await taglineOf(page).fill(TAGLINE);
  await hasKept(page, FIRST, TAGLINE);
  await page.reload();
  await expect.poll(() => taglineOf(page).inputValue()).toBe(TAGLINE);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  expect(await taglineOf(page).inputValue()).toBe(before);
  await page.getByRole('button', { name: 'Rehacer' }).click();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(() => taglineOf(other).inputValue()).toBe(TAGLINE);
  await taglineOf(other).fill('Desde otra pestaña.');
  await expect.poll(() => taglineOf(page).inputValue()).toBe('Desde otra pestaña.');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await taglineOf(page).fill('Ya no entra.');
  await page.getByRole('alert').filter({ hasText: 'no puede guardar' }).waitFor();
});

test('a fault is told at its field with its repair, and stops the proposal; an exception is noted with its reason', async () => {
  const { page } = await openEditor(built.address(), { place: FIRST });
  await write(taglineOf(page), 'Te lo aprobamos seguro, hoy mismo.');
  const field = page.locator('.field', { has: taglineOf(page) });
  await field.locator('.error').waitFor();
  expect(await handInOf(page).isDisabled()).toBe(true);
  await page.locator('header > details > summary').click();
  await page.locator('header > details li button').first().click();
  await expect.poll(() => taglineOf(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await field.locator('summary', { hasText: 'Está bien así' }).click();
  await field.getByLabel('Por qué, para quien revisa').fill('Lo prometió el banco.');
  await page.getByRole('button', { name: 'Dejarlo así' }).click();
  await calm(page);
  await hasKept(page, 'config/exceptions.json', 'Lo prometió el banco.');
  await page.locator('nav a[data-file="config/tables/forced-order.json"]').click();
  const id = page.locator('[data-pointer="/lenders/0"]');
  const meant = await id.inputValue();
  await write(id, `${meant}x`);
  await page.getByRole('button', { name: `Usar «${meant}»` }).click();
  expect(await id.inputValue()).toBe(meant);
});

test('a logo that carries a script is told at its control, where the list of faults leads', async () => {
  const { page } = await openEditor(built.address(), { place: FIRST });
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script/></svg>');
  const control = page.getByLabel('Elegir un dibujo SVG');
  await control.setInputFiles({ name: 'x.svg', mimeType: 'image/svg+xml', buffer: drawing });
  await page.locator('.group .error', { hasText: '<script>' }).waitFor();
  await page.locator('header > details > summary').click();
  await page.locator('header > details li button').first().click();
  await expect.poll(() => control.evaluate((one) => one === document.activeElement)).toBe(true);
});

test('a lender is taken off with its offers, and shown again as it was', async () => {
  const { page } = await openEditor(built.address(), { place: FIRST });
  await page.locator('summary', { hasText: 'Dejar de mostrarla' }).click();
  await page.getByLabel('Por qué, para el equipo').fill('Lo pidió el banco.');
  await page.getByRole('button', { name: 'Con sus ofertas' }).click();
  await hasKept(page, FIRST, '"hidden":true');
  await hasKept(page, EXCLUSIONS, 'Lo pidió el banco.');
  await calm(page);
  await page.getByRole('button', { name: 'Volver a mostrarla' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('editor-draft'))).toContain('"files":[]');
  await page.getByRole('button', { name: 'Solo su página' }).click();
  await hasKept(page, FIRST, '"hidden":true');
  expect(await kept(page, EXCLUSIONS)).toBeUndefined();
});
