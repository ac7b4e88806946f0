import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import type { FrameLocator, Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { PAGE_STATES } from '#scripts/preview/states.ts';
import type { EditorData } from '#scripts/preview/editor/editor-data.ts';
import { content } from '../support/content/content.ts';
import {
  chooseOnMap,
  FIRST_FILE,
  openWith,
  previewOf,
  reveal,
  TAGLINE,
  taglineOf,
  builtEditor,
} from '../support/browser/editor-visit.ts';
import { useVisitors } from '../support/data/visitors.ts';

const HOST = 'https://umbral.example';
const ROWS = 130;

const built = builtEditor({
  GITHUB_SERVER_URL: HOST,
  GITHUB_REPOSITORY: 'equipo/copia',
  GITHUB_REF_TYPE: 'branch',
  GITHUB_REF_NAME: 'publicada',
  GITHUB_BASE_REF: '',
});
const visitor = useVisitors({ fresh: true });

type Change = (data: EditorData) => void;

/** The page of a visitor, with other data than it was built with. */
async function opened(change: Change = () => undefined): Promise<Page> {
  const { page } = await visitor();
  page.setDefaultTimeout(10_000);
  await openWith(page, built.address(), change);
  return page;
}

const inState = (page: Page, label: string) => page.getByLabel('En qué momento').selectOption({ label });
const pointer = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-pointer'));
const nothingChanged = (page: Page) => page.getByText('Todavía no cambiaste nada.');
const hasDraft = (page: Page) => page.evaluate(() => localStorage.getItem('editor-draft') !== null);

/** Somebody publishes another founding year of every lender. */
const foundedLater: Change = ({ files }) => {
  for (const [file, lender] of Object.entries(files))
    if (file.startsWith('config/lenders/') && typeof lender === 'object')
      files[file] = { ...lender, founded: 1901 };
};

test('what opens from the results is seen with its edited texts, each of which leads to its field', async () => {
  const page = await opened();
  await chooseOnMap(page, 'config/panels.json');
  const { comparison } = content.panels;
  await previewOf(page).getByRole('heading', { name: comparison.title }).waitFor();
  const field = page.locator('[data-pointer="/comparison/title"]');
  await reveal(field);
  await field.fill('Una al lado de la otra');
  await previewOf(page).getByRole('heading', { name: 'Una al lado de la otra' }).waitFor();
  await previewOf(page).getByText(content.kit.late.warn.title).first().click();
  await expect.poll(() => pointer(page)).toMatch(/^\/late\/warn/);
});

const { messages } = content.simulator.texts;
const STATES: [label: string, shown: (page: FrameLocator) => Locator][] = [
  ['Formulario con errores', (page) => page.getByText(messages.province)],
  ['Datos personales con errores', (page) => page.getByText(content.personal.texts.messages.dniRequired)],
  ['Resultados con una oferta abierta', (page) => page.getByText(content.panels.schedule.title)],
  ['Comparación de ofertas', (page) => page.getByRole('heading', { name: content.panels.comparison.title })],
  ['Filtros con uno elegido', (page) => page.locator('[name=kind]')],
  ['Planilla para el banco', (page) => page.getByText(content.kit.sheet.law.title)],
  ['Mensaje enviado', (page) => page.getByText(content.contact.confirmation.title)],
  ['Cambio de deuda calculado', (page) => page.locator('main [role=status] ~ * [aria-expanded]')],
  ['Menú abierto', (page) => page.locator('[popover]:popover-open')],
];

test('every state that visitors bring a page to is seen, whatever file is edited', async () => {
  const page = await opened();
  const choice = page.getByLabel('En qué momento');
  await expect.poll(() => choice.locator('option').count()).toBe(Object.keys(PAGE_STATES).length);
  for (const [label, shown] of STATES) {
    await choice.selectOption({ label });
    await shown(previewOf(page)).first().waitFor();
  }
});

test('results are seen whatever file is edited', async () => {
  const page = await opened();
  await chooseOnMap(page, 'config/legal/terms.json');
  await inState(page, 'Resultados');
  await previewOf(page).locator('article').first().waitFor();
  await inState(page, 'Formulario');
  await expect.poll(() => previewOf(page).getByText(content.terms.title).count()).toBeGreaterThan(0);
});

/** Opens the page with a table of many rows, and gives its part of the form, its rows and the text of the first. */
async function longList() {
  const file = 'config/tables/exclusions.json';
  const page = await opened((data) => {
    const [{ code } = { code: '' }] = content.exclusions.reasons;
    const names = Array.from({ length: ROWS }, (_, at) => ({ name: `MUTUAL ${at + 1}`, reason: code }));
    data.files[file] = { ...content.exclusions, names };
  });
  await chooseOnMap(page, file);
  const summary = page.locator('summary', { hasText: /^Entidades excluidas/ }).last();
  const list = page.locator('details', { has: summary }).last();
  await summary.click();
  const rows = list.locator('> ol > li');
  const nameIn = (row: Locator): Locator => row.getByRole('textbox').first();
  const seek = (text: string) => list.getByLabel('Buscar en la lista').fill(text);
  async function hasRows(count: number): Promise<void> {
    await expect.poll(() => rows.count()).toBe(count);
  }
  return { page, list, rows, nameIn, seek, hasRows };
}

test('every row of a long table can be found, by its words or by going on, and edited', async () => {
  const { page, list, rows, nameIn, seek, hasRows } = await longList();
  await hasRows(50);
  await seek('mutual 117');
  await hasRows(1);
  expect(await list.locator('output').textContent()).toBe(`1 de ${ROWS}`);
  await nameIn(rows).fill('ALGO MUY DISTINTO');
  expect(await nameIn(rows).inputValue()).toBe('ALGO MUY DISTINTO');
  await seek('');
  const more = list.getByRole('button', { name: /^Mostrar más/ });
  await more.focus();
  await page.keyboard.press('Enter');
  await hasRows(100);
  await page.keyboard.press('Enter');
  await hasRows(ROWS);
  expect(await nameIn(rows.nth(116)).inputValue()).toBe('ALGO MUY DISTINTO');
  expect(await more.count()).toBe(0);
});

test('a row that is added or taken away keeps what is looked for', async () => {
  const { list, rows, nameIn, seek, hasRows } = await longList();
  const buttonOf = (part: Locator, name: RegExp) => part.getByRole('button', { name });
  await seek('mutual 12');
  await hasRows(11);
  await buttonOf(rows.first(), /^Quitar/).click();
  await hasRows(10);
  expect(await nameIn(rows.first()).inputValue()).toBe('MUTUAL 120');
  await buttonOf(list, /^Agregar/)
    .last()
    .click();
  // The first part of the table, and the new row at its end.
  await hasRows(51);
  expect(await nameIn(rows.last()).inputValue()).toBe('');
});

test('what a file may leave out can be added, and taken away again', async () => {
  const page = await opened();
  await chooseOnMap(page, 'config/lenders/alerce.json');
  const button = (does: string) => page.getByRole('button', { name: new RegExp(`^${does}: Sucursales$`) });
  const summary = page.locator('summary', { hasText: /^Sucursales/ });
  await button('Sumar este dato').click();
  await summary.waitFor();
  await button('Quitar').click();
  await button('Sumar este dato').waitFor();
  expect(await summary.count()).toBe(0);
  // As published, so there is nothing to hand in.
  expect(await hasDraft(page)).toBe(false);
});

/** Writes a tagline, and opens the page with that draft once others have published something. */
async function openedLater(
  publish: (data: EditorData, texts: Record<string, string>) => void,
): Promise<Page> {
  const page = await opened();
  await taglineOf(page).fill(TAGLINE);
  await page.getByRole('heading', { name: 'Proponer los cambios' }).waitFor();
  const stored = (await page.evaluate(() => localStorage.getItem('editor-draft'))) ?? '{}';
  const { texts } = JSON.parse(stored) as { texts: Record<string, string> };
  const later = await opened((data) => publish(data, texts));
  await later.evaluate((draft) => localStorage.setItem('editor-draft', draft), stored);
  await later.reload();
  return later;
}

test('a change that was published meanwhile is proposed no more', async () => {
  const page = await openedLater(({ files }, texts) => {
    for (const [file, text] of Object.entries(texts)) files[file] = JSON.parse(text) as object;
  });
  await nothingChanged(page).waitFor();
  expect(await hasDraft(page)).toBe(false);
});

test('what others published of the same file meanwhile stays', async () => {
  const page = await openedLater(foundedLater);
  await expect.poll(() => taglineOf(page).inputValue()).toBe(TAGLINE);
  expect(await page.locator('[data-pointer="/founded"]').inputValue()).toBe('1901');
});

test('two tabs change one draft: both see what the other did, and can take it back', async () => {
  const page = await opened();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await taglineOf(other).waitFor();
  await taglineOf(page).fill(TAGLINE);
  await expect.poll(() => taglineOf(other).inputValue()).toBe(TAGLINE);
  await other.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => hasDraft(page)).toBe(false);
});

test('two tabs that opened different versions come to rest', async () => {
  const page = await opened();
  const other = await page.context().newPage();
  await openWith(other, built.address(), foundedLater);
  await page.evaluate(() => {
    addEventListener('storage', () => void (document.body.dataset['heard'] = 'yes'));
  });
  await taglineOf(page).fill(TAGLINE);
  await expect.poll(() => taglineOf(other).inputValue()).toBe(TAGLINE);
  // The other tab's effects have run once something that follows them has.
  await other.getByRole('heading', { name: 'Proponer los cambios' }).waitFor();
  expect(await page.evaluate(() => document.body.dataset['heard'])).toBeUndefined();
});

test('a browser that cannot store says so at the first stroke, and gives what was written as a file', async () => {
  const { page } = await visitor();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openWith(page, built.address(), () => undefined);
  await taglineOf(page).waitFor();
  const told = page.getByRole('alert').filter({ hasText: 'no puede guardar' });
  expect(await told.count()).toBe(0);
  await taglineOf(page).fill(TAGLINE);
  await told.waitFor();
  const saved = page.waitForEvent('download');
  await told.getByRole('button', { name: 'Descargar lo que escribí' }).click();
  const files = unzipSync(readFileSync(await (await saved).path()));
  expect(strFromU8(files[FIRST_FILE] ?? new Uint8Array())).toContain(TAGLINE);
});

test('letters are counted when a text comes near its end, and those too many are', async () => {
  const page = await opened();
  const field = page.locator('.field').filter({ has: taglineOf(page) });
  await taglineOf(page).fill('Corta.');
  expect(await field.locator('output').count()).toBe(0);
  await taglineOf(page).fill('M'.repeat(500));
  await field.getByText(/^Sobran \d+ letras$/).waitFor();
  const most = 500 - Number.parseInt(((await field.locator('output').textContent()) ?? '').slice(7), 10);
  await taglineOf(page).fill('M'.repeat(most - 1));
  await field.getByText('Queda 1 letra').waitFor();
});

test('a wrong field freezes no preview, and what is missing stands there as an example', async () => {
  const page = await opened();
  await page.locator('[data-pointer="/founded"]').fill('mucho');
  await taglineOf(page).fill(TAGLINE);
  await previewOf(page).getByText(TAGLINE).first().waitFor();
  await page.getByText('Lo que falta o está mal se ve en gris').waitFor();
  await page.getByText('Sumar un banco o una fintech').click();
  const facts = ['Banco Nuevo', '', 'BANCO NUEVO S.A.', '1990', 'https://www.banconuevo.com.ar'];
  const asked = page.locator('nav form:visible input');
  for (const [at, fact] of facts.entries()) if (fact !== '') await asked.nth(at).fill(fact);
  await page.locator('nav form:visible').getByRole('button', { name: 'Crear' }).click();
  await previewOf(page)
    .getByRole('heading', { name: /Banco Nuevo/ })
    .first()
    .waitFor();
  await previewOf(page)
    .getByText(/Bajada del título/)
    .first()
    .waitFor();
  expect(await page.getByText('Así se veía antes').count()).toBe(0);
});

test('a drawing that ends too soon is refused as a whole, and may be chosen again once it is repaired', async () => {
  const page = await opened();
  const field = page.getByLabel('Logo (un dibujo SVG)');
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/><path d="M1 1h5v5z"/>';
  await field.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  await page.getByRole('alert').waitFor();
  expect(await nothingChanged(page).count()).toBe(1);
  // Browsers tell of no choice that is the same as the last.
  expect(await field.inputValue()).toBe('');
});

test.each([
  ['that config says', content.site.repository, '/edit/main/config/lenders/'],
  ['whose workflow built the page', undefined, '/edit/publicada/config/lenders/'],
])('a file opens at the code host %s', async (_, repository, path) => {
  const page = await opened((data) => {
    const { repository: _, ...site } = content.site;
    data.files['config/site.json'] = repository ? { ...site, repository } : site;
  });
  await taglineOf(page).fill(TAGLINE);
  const link = page.getByRole('link', { name: 'Abrir su página y pegar el texto' });
  expect(await link.getAttribute('href')).toContain((repository?.address ?? `${HOST}/equipo/copia`) + path);
});

test('a text offers the figures of the record with their words of today, and shows the one that is taken', async () => {
  const page = await opened();
  await chooseOnMap(page, 'config/lenders/alerce.json');
  const field = taglineOf(page);
  await reveal(field);
  await field.fill('Uno.');
  const offers = page.locator('.field').filter({ has: field }).locator('details');
  await offers.locator('summary').click();
  await offers.getByRole('button', { name: 'mientras sea para todo tipo de ingresos: hoy vale' }).waitFor();
  await offers.getByRole('button', { name: /^hasta qué plazo: 72 meses$/ }).click();
  await previewOf(page).getByText('Uno. 72 meses').waitFor();
  expect(await field.inputValue()).toBe('Uno. {maxTerm}');
});
