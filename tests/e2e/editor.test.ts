import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { AxeResults } from 'axe-core';
import { strFromU8, unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command as check } from '#scripts/cli/check.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { syntheticLenders } from '#scripts/bench/synthetic/lenders.ts';
import type { EditorData } from '#scripts/review/editor/editor-data.ts';
import { builtEditor, type BuiltEditor } from '../support/built-editor.ts';
import { content, ROOT } from '../support/content.ts';
import { type SiteTree, siteTree } from '../support/site-tree.ts';
import { newVisit, type Visit } from '../support/visit.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let built: BuiltEditor;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  built = await builtEditor();
  visit = await newVisit();
  ({ page } = visit);
  page.setDefaultTimeout(10_000);
  await page.goto(built.address);
});

afterAll(async () => {
  await visit.close();
  built.close();
});

/** Pictures of what is done, for whoever wants to see it. */
const PICTURES = join(ROOT, '.screenshots/editor');
let pictures = 0;
const film = async (name: string): Promise<void> => {
  pictures += 1;
  const number = String(pictures).padStart(2, '0');
  await page.screenshot({ path: join(PICTURES, `${number}-${name.replaceAll(' ', '-')}.png`) });
};

const [first, second] = content.lenders.filter((lender) => lender.page);
if (!first || !second) throw new Error('The content needs two lenders with pages.');

const preview = (): ReturnType<Page['frameLocator']> => page.frameLocator('iframe');
const status = (): Locator => page.getByRole('status');
const calm = (): Promise<void> => status().filter({ hasText: 'Todo en orden' }).waitFor();
const tagline = (): Locator => page.getByLabel(/^Bajada del título/);

/** Presses so far, each a choice, a button or a field written in. */
let presses = 0;
const press = async (button: Locator): Promise<void> => {
  presses += 1;
  await button.click();
};
const write = async (field: Locator, text: string): Promise<void> => {
  presses += 1;
  await field.fill(text);
};
const choose = async (title: string): Promise<void> => {
  presses += 1;
  await page.getByLabel('Qué querés cambiar').selectOption({ label: title });
};
/** Opens a part of the form, unless it is open. */
const open = async (title: RegExp): Promise<void> => {
  const part = page.locator('details', { has: page.locator('> summary', { hasText: title }) }).last();
  if ((await part.getAttribute('open')) === null) await press(part.locator('> summary'));
};

/** Opens the parts of the form around a field. */
async function reveal(field: Locator): Promise<void> {
  for (const part of await field.locator('xpath=ancestor::details').all())
    if ((await part.getAttribute('open')) === null) await part.locator('> summary').click();
}

/** The command line finds no error in a tree. */
async function expectToPass(tree: SiteTree): Promise<void> {
  const told: string[] = [];
  const log = (text: string) => void told.push(text);
  expect(await check.run(['--root', tree.root], { log, error: log }), told.join('\n')).toBe(0);
}

async function downloaded(): Promise<Map<string, string>> {
  await calm();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name: 'Descargar los archivos' })),
  ]);
  const archive = join(built.folder, 'cambios.zip');
  await download.saveAs(archive);
  const files = Object.entries(unzipSync(readFileSync(archive)));
  return new Map(files.map(([file, bytes]) => [file, strFromU8(bytes)]));
}

async function discard(): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Descartar lo que cambié' }).click();
  await page.getByText('Todavía no cambiaste nada.').waitFor();
}

const sizeOf = (path: string): number => gzipSync(readFileSync(join(built.folder, path))).length;

/** A script with those it cannot run without. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(built.folder, 'assets', name), 'utf8');
  for (const [, other = ''] of text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    withImports(other, found);
  return found;
}

test('the first screen weighs at most 300 kB', async ({ task }) => {
  const html = readFileSync(join(built.folder, 'index.html'), 'utf8');
  const scripts = withImports(/assets\/([\w.-]+\.js)/.exec(html)?.[1] ?? '');
  const style = /assets\/[\w.-]+\.css/.exec(html)?.[0] ?? '';
  const form = ['index.html', 'data.json', style, ...Array.from(scripts, (name) => `assets/${name}`)];
  const fresh = await newVisit();
  const asked = new Set<string>();
  fresh.page.on('response', (response) => asked.add(response.url()));
  await fresh.page.goto(built.address);
  await fresh.page.frameLocator('iframe').locator('h1').waitFor();
  await fresh.close();
  const all = [...asked]
    .filter((url) => url.startsWith(built.address) && !url.endsWith('favicon.ico'))
    .map((url) => url.slice(built.address.length) || 'index.html');
  const [fields, whole] = [form, all].map((paths) => paths.reduce((sum, path) => sum + sizeOf(path), 0));
  task.meta.summary = `Editor: ${Math.round((fields ?? 0) / 1000)} kB until the form is there, ${Math.round((whole ?? 0) / 1000)} kB with the preview`;
  expect(whole).toBeLessThanOrEqual(300_000);
});

test('a promise is stopped at its field, and a text is seen, kept through a reload, and taken back', async () => {
  const before = await tagline().inputValue();
  const field = page.locator('.field', { has: tagline() });
  await tagline().fill('Te lo aprobamos seguro, hoy mismo.');
  await field.locator('.error').waitFor();
  await film('a promise');
  await status().filter({ hasText: '1 cosa para corregir' }).waitFor();
  expect(await page.getByRole('button', { name: 'Descargar los archivos' }).isDisabled()).toBe(true);
  await tagline().fill('Mirá cuánto vas a pagar.');
  await preview().getByText('Mirá cuánto vas a pagar.').waitFor();
  await calm();
  // A browser asks only whoever has pressed something.
  await tagline().press('End');
  let asks = 0;
  page.once('dialog', (dialog) => {
    asks += 1;
    void dialog.accept();
  });
  await page.reload();
  await expect.poll(() => tagline().inputValue()).toBe('Mirá cuánto vas a pagar.');
  expect(asks).toBe(1);
  await discard();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  expect(await tagline().inputValue()).toBe('Mirá cuánto vas a pagar.');
  await discard();
  expect(await tagline().inputValue()).toBe(before);
});

test('a word that was meant is one press away', async () => {
  await choose(await titleOf('config/tables/forced-order.json'));
  const field = page.locator('[data-pointer="/lenders/0"]');
  await reveal(field);
  const id = await field.inputValue();
  await field.fill(`${id}x`);
  await page
    .getByRole('button', { name: `Usar «${id}»` })
    .first()
    .click();
  await calm();
  expect(await field.inputValue()).toBe(id);
});

test('gaps are chips: they stay whole, and one that was taken out is put back', async () => {
  await choose((await page.locator('option[value="config/site.json"]').textContent()) ?? '');
  const text = page.locator('.text', { has: page.locator('.chip', { hasText: 'bank' }) }).first();
  const before = await text.textContent();
  await reveal(text);
  const id = await text.getAttribute('id');
  const box = page.locator(`[id="${id}"]`);
  const field = page.locator('.field', { has: box });
  await box.fill('Sin nada');
  await field.locator('.error').waitFor();
  await page.locator(`[id="${id}"] + .order`).getByRole('button', { name: 'Poner el hueco «bank»' }).click();
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
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-pointer')))
    .toMatch(/^\/(?:footer|header)/);
});

test('the page is seen in both themes and both widths', async () => {
  await choose(first.name);
  const ground = () =>
    preview()
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Oscuro' }).click();
  await expect.poll(ground).not.toBe(light);
  await page.getByRole('button', { name: 'Computadora' }).click();
  expect(
    await preview()
      .locator('html')
      .evaluate(() => innerWidth),
  ).toBe(1280);
  await page.getByRole('button', { name: 'Teléfono' }).click();
  await page.getByRole('button', { name: 'Oscuro' }).click();
});

test('the page is seen in the state that an edited file is about, and in any other', async () => {
  const state = page.getByLabel('En qué momento');
  await choose(await titleOf('config/results.json'));
  await preview().locator('article').nth(3).waitFor();
  await state.selectOption({ label: 'Sin ofertas' });
  await preview().getByText(content.results.empty.title).waitFor();
  const field = page.locator('[data-pointer="/empty/title"]');
  await reveal(field);
  await field.fill('Nadie presta tanto');
  await preview().getByText('Nadie presta tanto').waitFor();
  await choose(await titleOf('config/simulator.json'));
  const label = page.locator('[data-pointer="/texts/fields/amount/label"]');
  await reveal(label);
  await label.fill('Cuánta plata');
  await preview().getByLabel('Cuánta plata').first().waitFor();
  await choose(await titleOf('config/personal.json'));
  await preview().getByText(content.personal.title).waitFor();
  await state.selectOption({ label: 'Con una falla' });
  await preview().getByText(content.personal.error).waitFor();
  await discard();
});

const DRAWING = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
<style>.a{fill:#ff0000}</style><script>alert(1)</script><g><path class="a" onclick="x()" d="M50 20h100v60H50z"/></g></svg>`;

const LEGAL_NAME = 'BANCO DEL ARROYO S.A.';

/** What a person does for each of five ordinary edits, and in how many presses the guide says it can be done. */
const EDITS: [deed: string, most: number, act: () => Promise<void>][] = [
  [
    'a tagline',
    2,
    async () => {
      await choose(first.name);
      await write(tagline(), 'Mirá cuánto vas a pagar.');
    },
  ],
  [
    'a figure and another in its place',
    2,
    async () => {
      await choose(second.name);
      await press(page.getByRole('button', { name: /^Bajar: .*cifras destacadas 1$/i }));
    },
  ],
  [
    'an exclusion',
    5,
    async () => {
      await choose(await titleOf('config/tables/exclusions.json'));
      await open(/^Entidades excluidas/);
      await press(page.getByRole('button', { name: /^Agregar: Entidades excluidas/ }));
      await write(
        page
          .locator('ol')
          .getByLabel(/^Nombre legal/)
          .first(),
        'MUTUAL DEL ARROYO',
      );
      await write(page.getByLabel(/^Código de un motivo/).first(), content.exclusions.reasons[0]?.code ?? '');
    },
  ],
  [
    'a paragraph of the terms',
    2,
    async () => {
      await choose(await titleOf('config/legal/terms.json'));
      await write(page.getByLabel(/^El párrafo/).first(), 'Este texto dice lo mismo con otras palabras.');
    },
  ],
  [
    'the telephone hours',
    2,
    async () => {
      await choose(await titleOf('config/site.json'));
      await write(page.getByLabel(/^Horario/).first(), 'Lunes a viernes de 9 a 18');
    },
  ],
];

async function titleOf(file: string): Promise<string> {
  return ((await page.locator(`option[value="${file}"]`).textContent()) ?? '').trim();
}

test('the guide says how many presses each takes', () => {
  const guide = readFileSync(join(ROOT, 'config/README.md'), 'utf8');
  const stated = Array.from(guide.matchAll(/^\|[^|]+\|[^|]+\| *(\d+) *\|$/gm), ([, count]) => Number(count));
  expect(stated).toEqual(EDITS.map(([, most]) => most));
});

describe('five ordinary edits and a new lender', () => {
  test.each(EDITS)('%s takes at most %i presses', async (deed, most, act) => {
    presses = 0;
    await act();
    await calm();
    await film(deed);
    expect(presses).toBeLessThanOrEqual(most);
  });

  test('a new lender, from an empty form to its files', async ({ task }) => {
    presses = 0;
    const form = page.locator('nav form');
    await press(page.getByText('Sumar un banco o una fintech'));
    await film('an empty form');
    await write(form.getByLabel('Nombre que se muestra', { exact: true }), 'Banco del Arroyo');
    await write(form.getByLabel('Nombre legal, como lo escribe el BCRA'), LEGAL_NAME);
    await write(form.getByLabel('Año de fundación', { exact: true }), '1951');
    await write(form.getByLabel('Sitio oficial', { exact: true }), new URL('/', first.website).href);
    await press(page.getByRole('button', { name: 'Crear' }));
    await page.getByRole('heading', { name: 'Banco del Arroyo', exact: true }).waitFor();
    await page.getByLabel('Logo (un dibujo SVG)').setInputFiles({
      name: 'arroyo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(DRAWING),
    });
    await film('its logo');
    for (const [label, text] of [
      [/^Dónde está la casa central/, 'Salta'],
      [/^Código$/, '90001'],
      [/^Quién es/, 'Un banco de prueba, con su casa central en Salta.'],
      [/^Bajada del título/, 'Simulá tu cuota con calma.'],
      [
        /^Resumen para buscadores/,
        'Simulá un préstamo personal y compará su costo total en pesos, con más de 20 entidades. Gratis y sin compromiso de tu parte.',
      ],
    ] as const)
      await write(page.getByLabel(label).first(), text);
    for (const [label, text] of [
      [/^Dato/, 'Dato del banco'],
      [/^Título del beneficio/, 'Beneficio'],
      [/^Explicación/, 'Una explicación que se puede comprobar.'],
    ] as const) {
      const fields = page.getByLabel(label);
      for (const [index, field] of (await fields.all()).entries()) await write(field, `${text} ${index + 1}`);
    }
    await calm();
    task.meta.summary = `Editor: a new lender takes ${presses} presses`;
    await preview()
      .getByRole('heading', { level: 1, name: /Banco del Arroyo/ })
      .waitFor();
    await film('the new lender');
  });

  test('make files that pass the check and appear in a build', async () => {
    const files = await downloaded();
    const tree = siteTree();
    try {
      for (const [file, text] of files) tree.write(file, text);
      await expectToPass(tree);
      const env = { ...process.env, NODE_ENV: 'production', VITEST: '' };
      execFileSync('npx', ['vite', 'build', '--logLevel', 'error'], { cwd: tree.root, env });
      const built = (name: string): string => readFileSync(join(tree.root, 'dist', name), 'utf8');
      expect(built('banco-del-arroyo.html')).toContain('Simulá tu cuota con calma.');
      expect(built('bancos.html')).toContain('Banco del Arroyo');
      expect(built(`${first.id}.html`)).toContain('Mirá cuánto vas a pagar.');
      expect(built('terminos.html')).toContain('Este texto dice lo mismo con otras palabras.');
    } finally {
      tree.remove();
    }
    expect(files.get('config/tables/exclusions.json')).toContain('MUTUAL DEL ARROYO');
    const moved = JSON.parse(files.get(`config/lenders/${second.id}.json`) ?? '') as typeof second;
    const [one, other, ...rest] = second.page?.figures ?? [];
    expect(moved.page?.figures).toEqual([other, one, ...rest]);
    const logo = files.get('config/logos/banco-del-arroyo.svg') ?? '';
    expect(logo).toContain('viewBox="50 0 100 100"');
    expect(logo).toContain('fill:#ff0000');
    expect(logo).not.toMatch(/script|onclick|<style/);
  });

  test('leave the field of another lender’s logo empty', async () => {
    await choose(second.name);
    expect(await page.getByLabel('Logo (un dibujo SVG)').inputValue()).toBe('');
  });

  test('are told in words, and without those of a programmer', async () => {
    await page.locator('.proposal').scrollIntoViewIfNeeded();
    await film('the proposal');
    const proposal = await page.locator('.proposal').textContent();
    expect(proposal).toContain('Se agrega Banco del Arroyo');
    expect(proposal).toContain('Mirá cuánto vas a pagar.');
    expect(await page.locator('body').innerText()).not.toMatch(/\b(?:commit|branch|JSON)\b/i);
    await discard();
  });
});

test('a lender is taken away with its logo and its places in lists, and comes back', async () => {
  await choose(second.name);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Quitar del sitio' }).click();
  await page.getByRole('listitem').getByText(`Se quita ${second.name}`).waitFor();
  const files = await downloaded();
  const note = files.get('Qué borrar.txt') ?? '';
  files.delete('Qué borrar.txt');
  const tree = siteTree();
  for (const [, file = ''] of note.matchAll(/^- (.+)$/gm)) rmSync(diskPath(tree.root, file));
  for (const [file, text] of files) tree.write(file, text);
  expect(existsSync(diskPath(tree.root, `config/lenders/${second.id}.json`))).toBe(false);
  await expectToPass(tree);
  tree.remove();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.getByText('Todavía no cambiaste nada.').waitFor();
});

test('it can be used on a telephone, by keyboard and without seeing it', async () => {
  await choose(first.name);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await film('on a telephone');
  await page.addScriptTag({ content: AXE });
  const { violations } = (await page.evaluate('axe.run(document, { iframes: false })')) as AxeResults;
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByLabel('Qué querés cambiar').focus();
  const reached = new Set<string>();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(() => document.activeElement?.getAttribute('data-pointer') ?? ''));
  }
  expect([...reached]).toEqual(expect.arrayContaining(['/name', '/color', '/founded']));
  await page.setViewportSize({ width: 1280, height: 800 });
});

/** Milliseconds from a key to the page that shows it, the middle of several. */
const typingTime = async (where: Page): Promise<number> => {
  await where.frameLocator('iframe').locator('h1').waitFor();
  const field = where.getByLabel(/^Bajada del título/);
  const times: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const text = `Mirá tu cuota ${turn}.`;
    times.push(
      await field.evaluate(async (input: HTMLInputElement, typed) => {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        const shown = (): boolean =>
          document.querySelector('iframe')?.contentDocument?.body.textContent?.includes(typed) ?? false;
        const start = performance.now();
        set?.call(input, typed);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        while (!shown()) await new Promise((done) => requestAnimationFrame(done));
        return performance.now() - start;
      }, text),
    );
    await where.getByRole('status').filter({ hasNotText: 'Revisando' }).waitFor();
  }
  return times.toSorted((one, other) => one - other)[3] ?? Infinity;
};

const times: string[] = [];

test.each([
  [content.lenders.length, 100],
  [1000, 200],
])('with %i lenders a key is seen within %i ms', async (count, most) => {
  const many = await newVisit();
  await many.page.route('**/data.json', async (route) => {
    const data = (await (await route.fetch()).json()) as EditorData;
    const missing = Math.max(0, count - content.lenders.length);
    for (const { logo: _, ...lender } of syntheticLenders(missing, first.website))
      data.files[`config/lenders/${lender.id}.json`] = lender;
    await route.fulfill({ json: data });
  });
  await many.page.goto(built.address);
  const time = await typingTime(many.page);
  await many.close();
  times.push(`${Math.round(time)} ms with ${count} lenders`);
  expect(time).toBeLessThanOrEqual(most);
});

test('nothing went wrong in the page meanwhile', ({ task }) => {
  task.meta.summary = `Editor: from a key to the page ${times.join(', ')}; ${pictures} pictures in .screenshots/editor`;
  expect(visit.problems).toEqual([]);
});
