import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, test } from 'vitest';
import { content } from '../support/content.ts';
import { LENDERS, useEditor } from '../support/editor-visit.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const { first } = LENDERS;
const { page, preview, status, calm, tagline, film, choose, titleOf, reveal, discard } = useEditor();

test('a promise is stopped at its field, and a text is seen, kept through a reload, and taken back', async () => {
  const before = await tagline().inputValue();
  const field = page().locator('.field', { has: tagline() });
  await tagline().fill('Te lo aprobamos seguro, hoy mismo.');
  await field.locator('.error').waitFor();
  await film('a promise');
  await status().filter({ hasText: '1 cosa para corregir' }).waitFor();
  expect(await page().getByRole('button', { name: 'Descargar los archivos' }).isDisabled()).toBe(true);
  await tagline().fill('Mirá cuánto vas a pagar.');
  await preview().getByText('Mirá cuánto vas a pagar.').waitFor();
  await calm();
  // A browser asks only whoever has pressed something.
  await tagline().press('End');
  let asks = 0;
  page().once('dialog', (dialog) => {
    asks += 1;
    void dialog.accept();
  });
  await page().reload();
  await expect.poll(() => tagline().inputValue()).toBe('Mirá cuánto vas a pagar.');
  expect(asks).toBe(1);
  await discard();
  await page().getByRole('button', { name: 'Deshacer' }).click();
  expect(await tagline().inputValue()).toBe('Mirá cuánto vas a pagar.');
  await discard();
  expect(await tagline().inputValue()).toBe(before);
});

test('a word that was meant is one press away', async () => {
  await choose(await titleOf('config/tables/forced-order.json'));
  const field = page().locator('[data-pointer="/lenders/0"]');
  await reveal(field);
  const id = await field.inputValue();
  await field.fill(`${id}x`);
  await page()
    .getByRole('button', { name: `Usar «${id}»` })
    .first()
    .click();
  await calm();
  expect(await field.inputValue()).toBe(id);
});

test('gaps are chips: they stay whole, and one that was taken out is put back', async () => {
  await choose((await page().locator('option[value="config/site.json"]').textContent()) ?? '');
  const text = page()
    .locator('.text', { has: page().locator('.chip', { hasText: 'bank' }) })
    .first();
  const before = await text.textContent();
  await reveal(text);
  const id = await text.getAttribute('id');
  const box = page().locator(`[id="${id}"]`);
  const field = page().locator('.field', { has: box });
  await box.fill('Sin nada');
  await field.locator('.error').waitFor();
  await page()
    .locator(`[id="${id}"] + .order`)
    .getByRole('button', { name: 'Poner el hueco «bank»' })
    .click();
  await expect.poll(() => box.locator('.chip').count()).toBe(1);
  await calm();
  await discard();
  expect(await box.textContent()).toBe(before);
});

test('a press on a text of the page leads to its field, in whichever file it stands', async () => {
  await choose(first.name);
  await preview()
    .getByText(first.page?.tagline ?? '')
    .click();
  await expect.poll(() => tagline().evaluate((field) => field === document.activeElement)).toBe(true);
  await preview()
    .locator('footer')
    .getByText(content.site.footer.links[0]?.label ?? '')
    .first()
    .click();
  await expect
    .poll(() => page().evaluate(() => document.activeElement?.getAttribute('data-pointer')))
    .toMatch(/^\/(?:footer|header)/);
});

test('the page is seen in both themes and both widths', async () => {
  await choose(first.name);
  const ground = () =>
    preview()
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await ground();
  await page().getByRole('button', { name: 'Oscuro' }).click();
  await expect.poll(ground).not.toBe(light);
  await page().getByRole('button', { name: 'Computadora' }).click();
  expect(
    await preview()
      .locator('html')
      .evaluate(() => innerWidth),
  ).toBe(1280);
  await page().getByRole('button', { name: 'Teléfono' }).click();
  await page().getByRole('button', { name: 'Oscuro' }).click();
});

test('the page is seen in the state that an edited file is about, and in any other', async () => {
  const state = page().getByLabel('En qué momento');
  await choose(await titleOf('config/results.json'));
  await preview().locator('article').nth(3).waitFor();
  await state.selectOption({ label: 'Sin ofertas' });
  await preview().getByText(content.results.empty.title).waitFor();
  const field = page().locator('[data-pointer="/empty/title"]');
  await reveal(field);
  await field.fill('Nadie presta tanto');
  await preview().getByText('Nadie presta tanto').waitFor();
  await choose(await titleOf('config/simulator.json'));
  const label = page().locator('[data-pointer="/texts/fields/amount/label"]');
  await reveal(label);
  await label.fill('Cuánta plata');
  await preview().getByLabel('Cuánta plata').first().waitFor();
  await choose(await titleOf('config/personal.json'));
  await preview().getByText(content.personal.title).waitFor();
  await state.selectOption({ label: 'Con una falla' });
  await preview().getByText(content.personal.error).waitFor();
  await discard();
});

test('it can be used on a telephone, by keyboard and without seeing it', async () => {
  await choose(first.name);
  await page().setViewportSize({ width: 390, height: 844 });
  expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await film('on a telephone');
  await page().addScriptTag({ content: AXE });
  const { violations } = (await page().evaluate('axe.run(document, { iframes: false })')) as AxeResults;
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page().getByLabel('Qué querés cambiar').focus();
  const reached = new Set<string>();
  for (let step = 0; step < 40; step += 1) {
    await page().keyboard.press('Tab');
    reached.add(await page().evaluate(() => document.activeElement?.getAttribute('data-pointer') ?? ''));
  }
  expect([...reached]).toEqual(expect.arrayContaining(['/name', '/color', '/founded']));
  await page().setViewportSize({ width: 1280, height: 800 });
});
