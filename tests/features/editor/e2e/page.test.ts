import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Lender, Site } from '#generated/types.ts';
import { ROUTES } from '#site/routes.ts';
import { FOLDERS, SINGLE_FILES } from '#scripts/config/read/kinds.ts';
import { DESKTOP, PHONE } from '../../../support/browser/visit.ts';
import { content } from '../../../support/content/content.ts';
import { ROOT } from '../../../support/content/files.ts';
import { accessibilityFaults } from '../../../support/faults/axe.ts';
import { builtEditor, calm, LENDERS, openEditor, previewOf, TAGLINE, taglineOf, write } from '../visit.ts';

const built = builtEditor();
const [FIRST] = LENDERS;

/** One file of each kind that the editor lists. */
const EACH_KIND = [
  ...Object.entries(SINGLE_FILES).flatMap(([file, { group }]) => (group ? [file] : [])),
  ...Object.keys(FOLDERS),
];

/** The editor in development, until the test ends. */
async function developed(): Promise<string> {
  // As a developer's server: under Vitest style modules number their classes themselves, unlike the page's rules.
  vi.stubEnv('VITEST', '');
  const server = await createServer({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    cacheDir: join(ROOT, 'node_modules/.cache/editor-development'),
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  onTestFinished(async () => {
    await server.close();
    vi.unstubAllEnvs();
  });
  return `${server.resolvedUrls?.local[0] ?? ''}__editor`;
}

test.each([
  ['in development', developed],
  ['as built', async () => built.address()],
])(
  '%s the page of every kind of file is shown, nobody else is asked and nothing fails',
  async (_, addressOf) => {
    const { page, foreign } = await openEditor(await addressOf());
    page.setDefaultTimeout(120_000);
    await calm(page);
    for (const file of EACH_KIND) {
      await page.locator(`nav a[data-file^="${file}"]`).first().click();
      await page.locator('.form h2:focus').waitFor();
      await expect.poll(() => previewOf(page).locator('main').innerText()).toMatch(/\w{3}/);
    }
    expect(foreign()).toEqual([]);
  },
  240_000,
);

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

/** Asks for a new lender, whose page has an address of its own with `address`. */
async function beginLender(page: Page, name: string, address = ''): Promise<void> {
  const begin = page.locator('nav > details', { hasText: 'Sumar: Banco o fintech' });
  if ((await begin.getAttribute('open')) === null) await begin.locator('summary').click();
  const facts = {
    Nombre: name,
    'Dirección de su página, si no sale de su nombre': address,
    'Nombres legales': 'BANCO DEL ARROYO S.A.',
    'Año de fundación': '1950',
    'Sitio oficial': 'https://arroyo.example',
  };
  for (const [label, text] of Object.entries(facts))
    await begin.getByLabel(label, { exact: true }).fill(text);
  await begin.getByRole('button').click();
}

test('a new lender whose name makes no address, or one that another page has, is not begun', async () => {
  const { page } = await openEditor(built.address());
  await beginLender(page, '¿?');
  await page.getByText('Escribí una dirección con letras o números.').waitFor();
  await beginLender(page, 'Banco del Arroyo', ROUTES.directory);
  await page.getByText('Ya hay una con la dirección').waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('editor-draft'))).toBeNull();
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
  await beginLender(page, 'Banco del Arroyo');
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

/** Milliseconds from a key until the form shows it: the least of several, whatever else the machine does. */
async function keyTime(page: Page): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    await calm(page);
    times.push(
      await taglineOf(page).evaluate(async (input: HTMLInputElement, typed) => {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        const start = performance.now();
        set?.call(input, typed);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        return performance.now() - start;
      }, `${TAGLINE} ${turn}`),
    );
  }
  return Math.min(...times);
}

/** Adds lenders with the texts of the first that has a page, until there are as many as asked. */
const withLenders = (count: number) => (files: Record<string, unknown>) => {
  const { entities } = files['config/tables/entities.json'] as { entities: object[] };
  const { logo: _, ...sample } = files[FIRST] as Lender;
  for (let at = content.lenders.length; at < count; at += 1) {
    const name = `Entidad ${at}`;
    const lender = JSON.parse(JSON.stringify(sample).replaceAll(sample.name, name)) as object;
    const own = { id: `entidad-${at}`, legalNames: [name.toUpperCase()], bcraCodes: [80_000 + at] };
    files[`config/lenders/${own.id}.json`] = { ...lender, ...own, forcedSlug: own.id };
    entities.push({ name, kind: 'otro', codes: own.bcraCodes });
  }
};

test.for([20, 1000])('a key shows in 50 ms with %i lenders', async (count, { task }) => {
  const { page } = await openEditor(built.address(), { place: FIRST, change: withLenders(count) });
  const time = await keyTime(page);
  task.meta.summary = `Editor: a key shows in ${Math.round(time)} ms with ${count} lenders`;
  expect(time).toBeLessThanOrEqual(50);
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
