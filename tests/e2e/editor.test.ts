import { expect, test } from 'vitest';
import { content } from '../support/content/content.ts';
import { faultsOf } from '../support/browser/editor-faults.ts';
import { LENDERS, muteSite, reveal, TAGLINE, useEditor } from '../support/browser/editor-visit.ts';

const { first } = LENDERS;
const FIRST = `config/lenders/${first.id}.json`;
const { page, preview, status, calm, tagline, button, choose, discard } = useEditor();

test('a promise is stopped at its field, and a text is seen, kept through a reload, and taken back', async () => {
  const before = await tagline().inputValue();
  const field = page().locator('.field', { has: tagline() });
  await tagline().fill('Te lo aprobamos seguro, hoy mismo.');
  await field.locator('.error').waitFor();
  await status().filter({ hasText: '1 cosa para corregir' }).waitFor();
  expect(await button('Descargar los archivos').isDisabled()).toBe(true);
  await tagline().fill(TAGLINE);
  await preview().getByText(TAGLINE).waitFor();
  await calm();
  // A browser asks only whoever has pressed something.
  await tagline().press('End');
  let asks = 0;
  page().once('dialog', (dialog) => {
    asks += 1;
    void dialog.accept();
  });
  await page().reload();
  await expect.poll(() => tagline().inputValue()).toBe(TAGLINE);
  expect(asks).toBe(1);
  await discard();
  await button('Deshacer').click();
  expect(await tagline().inputValue()).toBe(TAGLINE);
  await discard();
  expect(await tagline().inputValue()).toBe(before);
});

test('neither the page nor its preview runs what a text carries', async () => {
  const other = await page().context().newPage();
  await muteSite(other);
  await other.goto(page().url());
  await other.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  const run = await other.evaluate(async () => {
    const frame = document.querySelector('iframe');
    const blocked = new Promise((done) => document.addEventListener('securitypolicyviolation', done));
    for (const [name, place] of Object.entries({ page: document, preview: frame?.contentDocument }))
      place?.body.insertAdjacentHTML('beforeend', `<img src="data:," onerror="parent.ran = '${name}'">`);
    await blocked;
    return { ran: 'ran' in window, sandbox: frame?.sandbox.value };
  });
  expect(run).toEqual({ ran: false, sandbox: 'allow-same-origin' });
  await other.close();
});

test('a word that was meant is one press away', async () => {
  await choose('config/tables/forced-order.json');
  const field = page().locator('[data-pointer="/lenders/0"]');
  await reveal(field);
  const id = await field.inputValue();
  await field.fill(`${id}x`);
  await button(`Usar «${id}»`).first().click();
  await calm();
  expect(await field.inputValue()).toBe(id);
});

test('gaps are chips: they stay whole, and one that was taken out is put back', async () => {
  await choose('config/site.json');
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
  await field.getByRole('button', { name: 'Poner el hueco «bank»' }).click();
  await expect.poll(() => box.locator('.chip').count()).toBe(1);
  await calm();
  await discard();
  expect(await box.textContent()).toBe(before);
});

test.each([
  ['copied', 'ControlOrMeta+C', 2],
  ['cut', 'ControlOrMeta+X', 1],
])('a gap that is %s and pasted stays a gap, where the cursor was', async (_, key, count) => {
  await choose('config/site.json');
  const text = page()
    .locator('.text', { has: page().locator('.chip', { hasText: 'bank' }) })
    .first();
  await reveal(text);
  const id = await text.getAttribute('id');
  const box = page().locator(`[id="${id}"]`);
  await box.click();
  await page().keyboard.press('ControlOrMeta+A');
  await page().keyboard.press(key);
  await page().keyboard.press('End');
  await page().keyboard.press('ControlOrMeta+V');
  await page().keyboard.type('!');
  await expect.poll(() => box.locator('.chip').count()).toBe(count);
  expect((await box.textContent())?.endsWith('!')).toBe(true);
  await discard();
});

test('a press on a text of the page lets it be written there, with its limit and its faults beside it', async () => {
  await choose(FIRST);
  const before = await tagline().inputValue();
  const shown = preview().locator('[contenteditable]');
  const beside = preview().locator('.in-page');
  await preview().getByText(before).click();
  await page().keyboard.press('ControlOrMeta+A');
  await page().keyboard.type('Sin requisitos y aprobado');
  await expect.poll(() => tagline().inputValue()).toBe('Sin requisitos y aprobado');
  expect(await shown.innerText()).toBe('Sin requisitos y aprobado');
  await beside.filter({ hasText: 'Bajada del título' }).filter({ hasText: 'sin requisitos' }).waitFor();
  await page().keyboard.type(' a'.repeat(45));
  await beside.filter({ hasText: 'Quedan 5 letras' }).waitFor();
  await page().keyboard.press('Escape');
  await page().getByText('Todavía no cambiaste nada.').waitFor();
  expect([await tagline().inputValue(), await shown.count(), await beside.count()]).toEqual([before, 0, 0]);
  await preview().getByText(before).click();
  await page().keyboard.press('ControlOrMeta+A');
  await page().keyboard.type(TAGLINE);
  await page().keyboard.press('Enter');
  await preview().getByText(TAGLINE).waitFor();
  expect([await tagline().inputValue(), await shown.count()]).toEqual([TAGLINE, 0]);
  await discard();
});

test('a press on a text of another file leads to its field', async () => {
  await choose(FIRST);
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
  await choose(FIRST);
  const ground = () =>
    preview()
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await ground();
  await button('Oscuro').click();
  await expect.poll(ground).not.toBe(light);
  await button('Computadora').click();
  const html = preview().locator('html');
  expect(await html.evaluate(() => innerWidth)).toBe(1280);
  await button('Teléfono').click();
  await button('Oscuro').click();
});

test('the page is seen in the state that an edited file is about, and in any other', async () => {
  const state = page().getByLabel('En qué momento');
  const write = async (pointer: string, text: string): Promise<void> => {
    const field = page().locator(`[data-pointer="${pointer}"]`);
    await reveal(field);
    await field.fill(text);
  };
  await choose('config/results.json');
  await preview().locator('article').nth(3).waitFor();
  await state.selectOption({ label: 'Sin ofertas' });
  await preview().getByText(content.results.empty.title).waitFor();
  await write('/empty/title', 'Nadie presta tanto');
  await preview().getByText('Nadie presta tanto').waitFor();
  await choose('config/simulator.json');
  await write('/texts/fields/amount/label', 'Cuánta plata');
  await preview().getByLabel('Cuánta plata').first().waitFor();
  await choose('config/personal.json');
  await preview().getByText(content.personal.title).waitFor();
  await state.selectOption({ label: 'Con una falla' });
  await preview().getByText(content.personal.error).waitFor();
  await discard();
});

test('[F84] a lender is seen as the directory, a search engine and a social network show it', async () => {
  const state = page().getByLabel('En qué momento');
  const lender = LENDERS.first;
  await choose(FIRST);
  await state.selectOption({ label: 'Tarjeta en el directorio' });
  await preview().locator('[data-lender]').getByRole('heading', { name: lender.name }).waitFor();
  expect(await preview().locator('[data-lender]').count()).toBe(1);
  await state.selectOption({ label: 'Al compartirla y en un buscador' });
  await preview()
    .locator('[data-snippet]')
    .getByText(lender.page?.description ?? '')
    .waitFor();
  // The picture writes a name in lines of whole words.
  const drawn = await preview().locator('[data-share] svg').textContent();
  expect(drawn).toContain(lender.name.replaceAll(' ', ''));
});

test('it can be used on a telephone, by keyboard and without seeing it', async () => {
  await choose(FIRST);
  await page().setViewportSize({ width: 390, height: 844 });
  expect(await page().evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await faultsOf(page())).toEqual([]);
  await page().getByRole('heading', { level: 2 }).first().focus();
  const reached = new Set<string>();
  for (let step = 0; step < 40; step += 1) {
    await page().keyboard.press('Tab');
    reached.add(await page().evaluate(() => document.activeElement?.getAttribute('data-pointer') ?? ''));
  }
  expect([...reached]).toEqual(expect.arrayContaining(['/name', '/color', '/founded']));
});
