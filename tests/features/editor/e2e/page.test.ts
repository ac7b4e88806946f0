import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Site } from '#generated/types.ts';
import { FOLDERS, SINGLE_FILES } from '#scripts/config/read/kinds.ts';
import { DESKTOP, PHONE } from '../../../support/browser/visit.ts';
import { content } from '../../../support/content/content.ts';
import { accessibilityFaults } from '../../../support/faults/axe.ts';
import { builtEditor, calm, LENDERS, openEditor, previewOf, TAGLINE, taglineOf, write } from '../visit.ts';

const built = builtEditor();
const [FIRST] = LENDERS;

/** One file of each kind that the editor lists. */
const EACH_KIND = [
  ...Object.entries(SINGLE_FILES).flatMap(([file, { group }]) => (group ? [file] : [])),
  ...Object.keys(FOLDERS),
];

test('the page of every kind of file is shown, nobody else is asked and nothing fails', async () => {
  const { page, foreign } = await openEditor(built.address());
  await calm(page);
  for (const file of EACH_KIND) {
    await page.locator(`nav a[data-file^="${file}"]`).first().click();
    await page.locator('.form h2:focus').waitFor();
    await expect.poll(() => previewOf(page).locator('main').innerText()).toMatch(/\w{3}/);
  }
  expect(foreign()).toEqual([]);
});

test('the page follows what is written, in both widths and themes and at three moments', async () => {
  const { page } = await openEditor(built.address(), { place: `${FIRST}/page/tagline` });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-pointer')))
    .toBe('/page/tagline');
  await taglineOf(page).fill(TAGLINE);
  await previewOf(page).getByText(TAGLINE).waitFor();
  const lit = () =>
    page.frames()[1]?.evaluate(() => [...(CSS.highlights.get('editing') ?? [])].map(String).join());
  await expect.poll(lit).toBe(TAGLINE);
  const ground = () =>
    previewOf(page)
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Oscuro' }).click();
  await expect.poll(ground).not.toBe(light);
  await page.getByRole('button', { name: 'Computadora' }).click();
  expect(
    await previewOf(page)
      .locator('html')
      .evaluate(() => innerWidth),
  ).toBe(1280);
  await page.getByLabel('En qué momento').selectOption({ label: 'Datos personales' });
  await previewOf(page).getByText(content.personal.title).waitFor();
  await page.getByLabel('En qué momento').selectOption({ label: 'Resultados' });
  await previewOf(page).locator('article').nth(2).waitFor();
});

test('neither the page nor its preview runs what a text carries', async () => {
  const { page, problems } = await openEditor(built.address(), { place: FIRST });
  await previewOf(page).locator('h1').waitFor();
  const run = await page.evaluate(async () => {
    const frame = document.querySelector('iframe');
    const blocked = new Promise((done) => document.addEventListener('securitypolicyviolation', done));
    for (const [name, place] of Object.entries({ page: document, preview: frame?.contentDocument }))
      place?.body.insertAdjacentHTML('beforeend', `<img src="data:," onerror="parent.ran = '${name}'">`);
    await blocked;
    return { ran: 'ran' in window, sandbox: frame?.sandbox.value };
  });
  expect(run).toEqual({ ran: false, sandbox: 'allow-same-origin' });
  problems.length = 0;
});

test('what is broken or missing is drawn by its name: a broken file stops no page, a new lender has one at once', async () => {
  const { page } = await openEditor(built.address(), {
    place: FIRST,
    change: (files) => {
      Object.assign(files['config/results.json'] as object, { pageSize: 'many' });
      files['config/directory.json'] = '{ "title": ';
    },
  });
  await taglineOf(page).fill(TAGLINE);
  await previewOf(page).getByText(TAGLINE).waitFor();
  const begin = page.locator('nav > details', { hasText: 'Sumar: Banco o fintech' });
  await begin.locator('summary').click();
  const facts = {
    Nombre: 'Banco del Arroyo',
    'Nombres legales': 'BANCO DEL ARROYO S.A.',
    'Año de fundación': '1950',
    'Sitio oficial': 'https://arroyo.example',
  };
  for (const [label, text] of Object.entries(facts))
    await begin.getByLabel(label, { exact: true }).fill(text);
  await begin.getByRole('button').click();
  await page.getByRole('heading', { level: 2, name: 'Banco del Arroyo' }).waitFor();
  await expect.poll(() => previewOf(page).locator('h1').innerText()).toContain('Banco del Arroyo');
});

test('a content without a code host says at the start what the operator has to set', async () => {
  const { page } = await openEditor(built.address(), {
    change: (files) => void delete (files['config/site.json'] as Partial<Site>).repository,
  });
  await page.locator('header', { hasText: '«repository»' }).waitFor();
  await page.locator(`nav a[data-file="${FIRST}"]`).click();
  await write(taglineOf(page), TAGLINE);
  await page.locator('.proposal').waitFor();
  await expect.poll(() => page.locator('.proposal form').count()).toBe(0);
});

/** What axe finds, but for contrasts that it leaves to a person: of an empty field, and over the arrow of a list. */
const faultsOf = async (page: Page): Promise<string[]> =>
  (await accessibilityFaults(page)).filter((fault) => !/has no value|background image/.test(fault));

test.each([
  ['a phone in the light', PHONE, 'light'],
  ['a desktop in the dark', DESKTOP, 'dark'],
] as const)(
  'axe finds nothing, and nothing is wider than the window, on %s',
  async (_, device, colorScheme) => {
    const { page } = await openEditor(built.address(), { device: { ...device, colorScheme } });
    await calm(page);
    expect(await faultsOf(page)).toEqual([]);
    await page.locator(`nav a[data-file="${FIRST}"]`).click();
    await write(taglineOf(page), 'Te lo aprobamos seguro, hoy mismo.');
    await page.locator('.field .error').first().waitFor();
    await page.locator('header summary').click();
    await page.getByLabel('Buscar en todo el sitio').fill('plazo');
    await page.locator('[role=search] li').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.viewport.width);
  },
);

test('a text is found by its words from the keyboard alone', async () => {
  const { page } = await openEditor(built.address());
  await calm(page);
  await page.keyboard.press('/');
  await page.keyboard.type(content.site.footer.group);
  await page.locator('[role=search] li').first().waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.form [data-pointer]:focus').waitFor();
  expect(decodeURI(page.url())).toMatch(/site\.json\/footer[./]group$/);
});

test('the first screen weighs at most 500 kB', async ({ task }) => {
  const { page, own } = await openEditor(built.address());
  await calm(page);
  await previewOf(page).locator('h1').waitFor();
  const files = own()
    .map((path) => path.replace(/^(?:#.*)?$/, 'index.html'))
    .filter((path) => path !== 'favicon.ico');
  const bytes = files.reduce(
    (sum, path) => sum + brotliCompressSync(readFileSync(join(built.folder, path))).length,
    0,
  );
  task.meta.summary = `Editor: the first screen with its check and its page weighs ${Math.round(bytes / 1000)} kB`;
  expect(bytes).toBeLessThanOrEqual(500_000);
});
