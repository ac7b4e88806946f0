import type { FrameLocator, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EditorData } from '#scripts/review/editor/editor-data.ts';
import { builtEditor, type BuiltEditor } from '../support/built-editor.ts';
import { content } from '../support/content.ts';
import { useVisitors } from '../support/visitors.ts';

const HOST = 'https://umbral.example';
const ROWS = 130;

let built: BuiltEditor;
const visitor = useVisitors({ fresh: true });

/** The page, with other data than it was built with. */
async function opened(change: (data: EditorData) => void = () => undefined): Promise<Page> {
  const { page } = await visitor();
  page.setDefaultTimeout(10_000);
  await page.route('**/data.json', async (route) => {
    const data = (await (await route.fetch()).json()) as EditorData;
    change(data);
    await route.fulfill({ json: data });
  });
  await page.goto(built.address);
  return page;
}

beforeAll(async () => {
  built = await builtEditor({
    GITHUB_SERVER_URL: HOST,
    GITHUB_REPOSITORY: 'equipo/copia',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_REF_NAME: 'publicada',
    GITHUB_BASE_REF: '',
  });
});

afterAll(() => built.close());

const choose = (page: Page, file: string) => page.getByLabel('Qué querés cambiar').selectOption(file);
const inState = (page: Page, label: string) => page.getByLabel('En qué momento').selectOption({ label });
const preview = (page: Page): FrameLocator => page.frameLocator('iframe');
const pointer = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-pointer'));

test('what opens from the results is seen with its edited texts, each of which leads to its field', async () => {
  const page = await opened();
  await choose(page, 'config/panels.json');
  const { comparison } = content.panels;
  await preview(page).getByRole('heading', { name: comparison.title }).waitFor();
  const field = page.locator('[data-pointer="/comparison/title"]');
  await field.evaluate((one) => {
    for (let part = one.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
      part.open = true;
  });
  await field.fill('Una al lado de la otra');
  await preview(page).getByRole('heading', { name: 'Una al lado de la otra' }).waitFor();
  await preview(page).getByText(content.kit.late.classes.title).first().click();
  await expect.poll(() => pointer(page)).toMatch(/^\/late\/classes/);
});

test('results are seen whatever file is edited', async () => {
  const page = await opened();
  await choose(page, 'config/legal/terms.json');
  await inState(page, 'Resultados');
  await preview(page).locator('article').first().waitFor();
  await inState(page, 'Formulario');
  await preview(page).getByText(content.terms.title).first().waitFor();
});

/** Opens the page with a table of many rows, and gives its part of the form. */
async function longList(): Promise<{ page: Page; list: Locator }> {
  const file = 'config/tables/exclusions.json';
  const page = await opened((data) => {
    const [{ code } = { code: '' }] = content.exclusions.reasons;
    const rows = Array.from({ length: ROWS }, (_, index) => ({ name: `MUTUAL ${index + 1}`, reason: code }));
    data.files[file] = { ...content.exclusions, names: rows };
  });
  await choose(page, file);
  const list = page
    .locator('details', { has: page.locator('> summary', { hasText: /^Entidades excluidas/ }) })
    .last();
  await list.locator('> summary').click();
  return { page, list };
}

test('every row of a long table can be found, by its words or by going on, and edited', async () => {
  const { page, list } = await longList();
  const rows = list.locator('> ol > li');
  expect(await rows.count()).toBe(50);
  await list.getByLabel('Buscar en la lista').fill('mutual 117');
  await expect.poll(() => rows.count()).toBe(1);
  expect(await list.locator('output').textContent()).toBe(`1 de ${ROWS}`);
  const name = rows.getByRole('textbox').first();
  await name.fill('ALGO MUY DISTINTO');
  expect(await name.inputValue()).toBe('ALGO MUY DISTINTO');
  await list.getByLabel('Buscar en la lista').fill('');
  const more = list.getByRole('button', { name: /^Mostrar más/ });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBe(100);
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBe(ROWS);
  expect(await rows.nth(116).getByRole('textbox').first().inputValue()).toBe('ALGO MUY DISTINTO');
  expect(await more.count()).toBe(0);
});

test('what a file may leave out can be added, and taken away again', async () => {
  const page = await opened();
  await choose(page, 'config/lenders/alerce.json');
  // The buttons of the list's elements end with a number.
  const button = (does: string) =>
    page.getByRole('button', { name: new RegExp(`^${does}: Provincias donde atiende.*\\D$`) });
  await button('Sumar este dato').click();
  await page.locator('summary', { hasText: /^Provincias donde atiende/ }).waitFor();
  await button('Quitar').click();
  await button('Sumar este dato').waitFor();
  expect(await page.locator('summary', { hasText: /^Provincias donde atiende/ }).count()).toBe(0);
  // As published, so there is nothing to hand in.
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a row that is added or taken away keeps what is looked for', async () => {
  const { list } = await longList();
  const rows = list.locator('> ol > li');
  await list.getByLabel('Buscar en la lista').fill('mutual 12');
  await expect.poll(() => rows.count()).toBe(11);
  await rows
    .first()
    .getByRole('button', { name: /^Quitar/ })
    .click();
  await expect.poll(() => rows.count()).toBe(10);
  expect(await rows.first().getByRole('textbox').first().inputValue()).toBe('MUTUAL 120');
  await list
    .getByRole('button', { name: /^Agregar/ })
    .last()
    .click();
  await expect.poll(() => rows.count()).toBe(50);
  expect(await rows.first().getByRole('textbox').first().inputValue()).toBe('');
});

test('a change that was published meanwhile is proposed no more', async () => {
  const page = await opened();
  await page.getByLabel(/^Bajada del título/).fill('Mirá cuánto vas a pagar.');
  await page.getByRole('heading', { name: 'Proponer los cambios' }).waitFor();
  const stored = await page.evaluate(() => localStorage.getItem('editor-draft'));
  const { texts } = JSON.parse(stored ?? '{}') as { texts: Record<string, string> };
  const [[file = '', text = ''] = []] = Object.entries(texts);
  const later = await opened((data) => (data.files[file] = JSON.parse(text) as object));
  await later.evaluate((draft) => localStorage.setItem('editor-draft', draft), stored ?? '');
  await later.reload();
  await later.getByText('Todavía no cambiaste nada.').waitFor();
  expect(await later.evaluate(() => localStorage.length)).toBe(0);
});

test('what others published of the same file meanwhile stays', async () => {
  const page = await opened();
  await page.getByLabel(/^Bajada del título/).fill('Mirá cuánto vas a pagar.');
  await page.getByRole('heading', { name: 'Proponer los cambios' }).waitFor();
  const stored = await page.evaluate(() => localStorage.getItem('editor-draft'));
  const later = await opened((data) => {
    for (const [file, lender] of Object.entries(data.files))
      if (file.startsWith('config/lenders/') && typeof lender === 'object')
        data.files[file] = { ...lender, founded: 1901 };
  });
  await later.evaluate((draft) => localStorage.setItem('editor-draft', draft), stored ?? '');
  await later.reload();
  await expect
    .poll(() => later.getByLabel(/^Bajada del título/).inputValue())
    .toBe('Mirá cuánto vas a pagar.');
  expect(await later.locator('[data-pointer="/founded"]').inputValue()).toBe('1901');
});

test('two tabs change one draft: both see what the other did, and can take it back', async () => {
  const page = await opened();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const tagline = /^Bajada del título/;
  await page.getByLabel(tagline).fill('Mirá cuánto vas a pagar.');
  await expect.poll(() => other.getByLabel(tagline).inputValue()).toBe('Mirá cuánto vas a pagar.');
  await other.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

test('two tabs that opened different versions come to rest', async () => {
  const page = await opened();
  const other = await page.context().newPage();
  await other.route('**/data.json', async (route) => {
    const data = (await (await route.fetch()).json()) as EditorData;
    for (const [file, lender] of Object.entries(data.files))
      if (file.startsWith('config/lenders/') && typeof lender === 'object')
        data.files[file] = { ...lender, founded: 1901 };
    await route.fulfill({ json: data });
  });
  await other.goto(page.url());
  const tagline = /^Bajada del título/;
  const text = 'Mirá cuánto vas a pagar.';
  await page.evaluate(() => {
    addEventListener('storage', () => void (document.body.dataset['heard'] = 'yes'));
  });
  await page.getByLabel(tagline).fill(text);
  await expect.poll(() => other.getByLabel(tagline).inputValue()).toBe(text);
  // The other tab's effects have run once something that follows them has.
  await other.getByRole('heading', { name: 'Proponer los cambios' }).waitFor();
  expect(await page.evaluate(() => document.body.dataset['heard'])).toBeUndefined();
});

test('a drawing that ends too soon is refused as a whole, and may be chosen again once it is mended', async () => {
  const page = await opened();
  const field = page.getByLabel('Logo (un dibujo SVG)');
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/><path d="M1 1h5v5z"/>';
  await field.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  await page.getByRole('alert').waitFor();
  expect(await page.getByText('Todavía no cambiaste nada.').count()).toBe(1);
  // Browsers tell of no choice that is the same as the last.
  expect(await field.inputValue()).toBe('');
});

/** Where the first proposed file opens. */
async function hostAddress(page: Page): Promise<string | null> {
  await page.getByLabel(/^Bajada del título/).fill('Mirá cuánto vas a pagar.');
  const link = page.getByRole('link', { name: 'Abrir su página y pegar el texto' });
  await link.waitFor();
  return link.getAttribute('href');
}

test.each([
  ['that config says', content.site.repository, '/edit/main/config/lenders/'],
  ['whose workflow built the page', undefined, '/edit/publicada/config/lenders/'],
])('a file opens at the code host %s', async (_, repository, path) => {
  const page = await opened((data) => {
    const { repository: _, ...site } = content.site;
    data.files['config/site.json'] = repository ? { ...site, repository } : site;
  });
  expect(await hostAddress(page)).toContain((repository?.address ?? `${HOST}/equipo/copia`) + path);
});
