import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { command as check } from '#scripts/cli/check.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { content, ROOT } from '../support/content.ts';
import { LENDERS, useEditor } from '../support/editor-visit.ts';
import { type SiteTree, siteTree } from '../support/site-tree.ts';

const { first, second } = LENDERS;
const { built, page, preview, calm, tagline, film, press, write, choose, ...editor } = useEditor();
const { pressesSince, titleOf, discard } = editor;

/** Opens a part of the form, unless it is open. */
const open = async (title: RegExp): Promise<void> => {
  const part = page()
    .locator('details', { has: page().locator('> summary', { hasText: title }) })
    .last();
  if ((await part.getAttribute('open')) === null) await press(part.locator('> summary'));
};

/** The command line finds no error in a tree. */
async function expectToPass(tree: SiteTree): Promise<void> {
  const told: string[] = [];
  const log = (text: string) => void told.push(text);
  expect(await check.run(['--root', tree.root], { log, error: log }), told.join('\n')).toBe(0);
}

async function downloaded(): Promise<Map<string, string>> {
  await calm();
  const [download] = await Promise.all([
    page().waitForEvent('download'),
    press(page().getByRole('button', { name: 'Descargar los archivos' })),
  ]);
  const archive = join(built().folder, 'cambios.zip');
  await download.saveAs(archive);
  const files = Object.entries(unzipSync(readFileSync(archive)));
  return new Map(files.map(([file, bytes]) => [file, strFromU8(bytes)]));
}

const firstField = (label: RegExp): Locator => page().getByLabel(label).first();

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
      await press(page().getByRole('button', { name: /^Bajar: .*cifras destacadas 1$/i }));
    },
  ],
  [
    'an exclusion',
    5,
    async () => {
      await choose(await titleOf('config/tables/exclusions.json'));
      await open(/^Entidades excluidas/);
      await press(page().getByRole('button', { name: /^Agregar: Entidades excluidas/ }));
      await write(
        page()
          .locator('ol')
          .getByLabel(/^Nombre legal/)
          .first(),
        'MUTUAL DEL ARROYO',
      );
      await write(firstField(/^Código de un motivo/), content.exclusions.reasons[0]?.code ?? '');
    },
  ],
  [
    'a paragraph of the terms',
    2,
    async () => {
      await choose(await titleOf('config/legal/terms.json'));
      await write(firstField(/^El párrafo/), 'Este texto dice lo mismo con otras palabras.');
    },
  ],
  [
    'the telephone hours',
    2,
    async () => {
      await choose(await titleOf('config/site.json'));
      await write(firstField(/^Horario/), 'Lunes a viernes de 9 a 18');
    },
  ],
];

test('the guide says how many presses each takes', () => {
  const guide = readFileSync(join(ROOT, 'config/README.md'), 'utf8');
  const stated = Array.from(guide.matchAll(/^\|[^|]+\|[^|]+\| *(\d+) *\|$/gm), ([, count]) => Number(count));
  expect(stated).toEqual(EDITS.map(([, most]) => most));
});

describe('five ordinary edits and a new lender', () => {
  test.each(EDITS)('%s takes at most %i presses', async (deed, most, act) => {
    pressesSince();
    await act();
    await calm();
    await film(deed);
    expect(pressesSince()).toBeLessThanOrEqual(most);
  });

  test('a new lender, from an empty form to its files', async ({ task }) => {
    pressesSince();
    const form = page().locator('nav form');
    await press(page().getByText('Sumar un banco o una fintech'));
    await film('an empty form');
    await write(form.getByLabel('Nombre que se muestra', { exact: true }), 'Banco del Arroyo');
    await write(form.getByLabel('Nombre legal, como lo escribe el BCRA'), LEGAL_NAME);
    await write(form.getByLabel('Año de fundación', { exact: true }), '1951');
    await write(form.getByLabel('Sitio oficial', { exact: true }), new URL('/', first.website).href);
    await press(page().getByRole('button', { name: 'Crear' }));
    await page().getByRole('heading', { name: 'Banco del Arroyo', exact: true }).waitFor();
    await page()
      .getByLabel('Logo (un dibujo SVG)')
      .setInputFiles({
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
      await write(firstField(label), text);
    for (const [label, text] of [
      [/^Dato/, 'Dato del banco'],
      [/^Título del beneficio/, 'Beneficio'],
      [/^Explicación/, 'Una explicación que se puede comprobar.'],
    ] as const) {
      const fields = page().getByLabel(label);
      for (const [index, field] of (await fields.all()).entries()) await write(field, `${text} ${index + 1}`);
    }
    await calm();
    task.meta.summary = `Editor: a new lender takes ${pressesSince()} presses`;
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
      const published = (name: string): string => readFileSync(join(tree.root, 'dist', name), 'utf8');
      expect(published('banco-del-arroyo.html')).toContain('Simulá tu cuota con calma.');
      expect(published('bancos.html')).toContain('Banco del Arroyo');
      expect(published(`${first.id}.html`)).toContain('Mirá cuánto vas a pagar.');
      expect(published('terminos.html')).toContain('Este texto dice lo mismo con otras palabras.');
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
    expect(await page().getByLabel('Logo (un dibujo SVG)').inputValue()).toBe('');
  });

  test('are told in words, and without those of a programmer', async () => {
    await page().locator('.proposal').scrollIntoViewIfNeeded();
    await film('the proposal');
    const proposal = await page().locator('.proposal').textContent();
    expect(proposal).toContain('Se agrega Banco del Arroyo');
    expect(proposal).toContain('Mirá cuánto vas a pagar.');
    expect(await page().locator('body').innerText()).not.toMatch(/\b(?:commit|branch|JSON)\b/i);
    await discard();
  });
});

test('a lender is taken away with its logo and its places in lists, and comes back', async () => {
  await choose(second.name);
  page().once('dialog', (dialog) => void dialog.accept());
  await page().getByRole('button', { name: 'Quitar del sitio' }).click();
  await page().getByRole('listitem').getByText(`Se quita ${second.name}`).waitFor();
  const files = await downloaded();
  const note = files.get('Qué borrar.txt') ?? '';
  files.delete('Qué borrar.txt');
  const tree = siteTree();
  for (const [, file = ''] of note.matchAll(/^- (.+)$/gm)) rmSync(diskPath(tree.root, file));
  for (const [file, text] of files) tree.write(file, text);
  expect(existsSync(diskPath(tree.root, `config/lenders/${second.id}.json`))).toBe(false);
  await expectToPass(tree);
  tree.remove();
  await page().getByRole('button', { name: 'Deshacer' }).click();
  await page().getByText('Todavía no cambiaste nada.').waitFor();
});
