import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { command as check } from '#scripts/cli/check.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { content } from '../support/content/content.ts';
import { ROOT } from '../support/content/files.ts';
import { LENDERS, TAGLINE, useEditor } from '../support/browser/editor-visit.ts';
import { normalSlug } from '#scripts/config/fix/normalise.ts';
import { ANSWERS, DRAWING, REPEATED_TEXTS, TEXTS } from '../support/browser/new-lender-form.ts';
import { type SiteTree, siteTree } from '../support/content/site-tree.ts';

const { first, second } = LENDERS;
const FIRST = `config/lenders/${first.id}.json`;
const SECOND = `config/lenders/${second.id}.json`;
const { page, preview, calm, tagline, button, press, write, choose, pressesSince, discard } = useEditor();

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
    button('Descargar los archivos').click(),
  ]);
  const files = Object.entries(unzipSync(readFileSync(await download.path())));
  return new Map(files.map(([file, bytes]) => [file, strFromU8(bytes)]));
}

const firstField = (label: RegExp): Locator => page().getByLabel(label).first();

async function writeExclusion(): Promise<void> {
  await press(
    page()
      .locator('summary', { hasText: /^Entidades excluidas/ })
      .last(),
  );
  await press(button(/^Agregar: Entidad excluida/));
  const rows = page().locator('ol');
  await write(rows.getByLabel(/^Nombre legal/).last(), 'MUTUAL DEL ARROYO');
  await write(
    page()
      .getByLabel(/^Motivo$/)
      .last(),
    content.exclusions.reasons[0]?.code ?? '',
  );
}

const SAME_IN_OTHER_WORDS = 'Este texto dice lo mismo con otras palabras.';

/** What a person does for each of five ordinary edits, and in how many presses the guide says it can be done. */
const EDITS: [deed: string, most: number, file: string, act: () => Promise<void>][] = [
  ['a tagline', 2, FIRST, () => write(tagline(), TAGLINE)],
  ['a figure and another in its place', 2, SECOND, () => press(button(/^Bajar: Cifra destacada 1$/))],
  ['an exclusion', 5, 'config/tables/exclusions.json', writeExclusion],
  [
    'a paragraph of the terms',
    2,
    'config/legal/terms.json',
    () => write(firstField(/^Párrafo/), SAME_IN_OTHER_WORDS),
  ],
  [
    'the telephone hours',
    2,
    'config/site.json',
    () => write(firstField(/^Horario/), 'Lunes a viernes de 9 a 18'),
  ],
];

test('the guide says how many presses each takes', () => {
  const guide = readFileSync(join(ROOT, 'config/README.md'), 'utf8');
  const stated = Array.from(guide.matchAll(/^\|[^|]+\|[^|]+\| *(\d+) *\|$/gm), ([, count]) => Number(count));
  expect(stated).toEqual(EDITS.map(([, most]) => most));
});

describe('five ordinary edits and a new lender', () => {
  test.each(EDITS)('%s takes at most %i presses', async (_, most, file, act) => {
    pressesSince();
    await choose(file);
    await act();
    await calm();
    expect(pressesSince()).toBeLessThanOrEqual(most);
  });

  test('a new lender, from an empty form to its files', async ({ task }) => {
    pressesSince();
    const form = page().locator('nav form');
    await press(page().getByText('Sumar un banco o una fintech'));
    for (const [label, text] of Object.entries(ANSWERS))
      await write(form.getByLabel(label, { exact: true }), text);
    await press(button('Crear'));
    await page().getByRole('heading', { level: 2, name: 'Banco del Arroyo', exact: true }).waitFor();
    await page().getByLabel('Logo (un dibujo SVG)').setInputFiles(DRAWING);
    for (const [label, text] of TEXTS) await write(firstField(label), text);
    for (const [label, text] of REPEATED_TEXTS) {
      const fields = await page().getByLabel(label).all();
      for (const [index, field] of fields.entries()) await write(field, `${text} ${index + 1}`);
    }
    await calm();
    task.meta.summary = `Editor: a new lender takes ${pressesSince()} presses`;
    await preview()
      .getByRole('heading', { level: 1, name: /Banco del Arroyo/ })
      .waitFor();
  });

  test('five ordinary edits and a new lender make files that pass the check and appear in a build', async () => {
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
      expect(published(`${first.id}.html`)).toContain(TAGLINE);
      expect(published('terminos.html')).toContain(SAME_IN_OTHER_WORDS);
    } finally {
      tree.remove();
    }
    expect(files.get('config/tables/exclusions.json')).toContain('MUTUAL DEL ARROYO');
    const moved = JSON.parse(files.get(SECOND) ?? '') as typeof second;
    const [one, other, ...rest] = second.page?.figures ?? [];
    expect(moved.page?.figures).toEqual([other, one, ...rest]);
    const logo = files.get('config/logos/banco-del-arroyo.svg') ?? '';
    expect(logo).toContain('viewBox="50 0 100 100"');
    expect(logo).toContain('style="fill:#ff0000"');
    expect(logo).not.toMatch(/script|onclick|<style/);
  });

  test('five ordinary edits and a new lender leave the field of another lender’s logo empty', async () => {
    await choose(SECOND);
    expect(await page().getByLabel('Logo (un dibujo SVG)').inputValue()).toBe('');
  });

  test('five ordinary edits and a new lender are told in words, and without those of a programmer', async () => {
    const proposal = await page().locator('.proposal').textContent();
    expect(proposal).toContain('Se agrega Banco del Arroyo');
    expect(proposal).toContain(TAGLINE);
    expect(await page().locator('body').innerText()).not.toMatch(/\b(?:commit|branch|JSON)\b/i);
    await discard();
  });
});

test('a lender is taken away with its logo and its places in lists, and comes back', async () => {
  await choose(SECOND);
  page().once('dialog', (dialog) => void dialog.accept());
  await button('Quitar del sitio').click();
  await page().getByRole('listitem').getByText(`Se quita ${second.name}`).waitFor();
  const { 'Qué borrar.txt': note = '', ...files } = Object.fromEntries(await downloaded());
  const tree = siteTree();
  for (const [, file = ''] of note.matchAll(/^- (.+)$/gm)) rmSync(diskPath(tree.root, file));
  for (const [file, text] of Object.entries(files)) tree.write(file, text);
  expect(existsSync(diskPath(tree.root, SECOND))).toBe(false);
  await expectToPass(tree);
  tree.remove();
  await button('Deshacer').click();
  await page().getByText('Todavía no cambiaste nada.').waitFor();
});

test('a lender without a sheet is given one, which is found in the list and edited', async () => {
  await choose(SECOND);
  await button('Sumar su ficha').click();
  const sheet = `config/bank-details/${normalSlug(second.name)}.json`;
  await expect.poll(() => page().locator('nav a[aria-current]').getAttribute('data-file')).toBe(sheet);
  expect(await page().getByRole('heading', { level: 2 }).first().textContent()).toBe(second.name);
  await choose(SECOND);
  expect(await button('Sumar su ficha').count()).toBe(0);
  await discard();
});

test('the sections of the legal texts, which are given, have no buttons that no rule allows', async () => {
  await choose('config/legal/terms.json');
  await page()
    .getByLabel(/^Párrafo/)
    .first()
    .waitFor({ state: 'attached' });
  expect(await page().locator('[data-order^="/sections "]').count()).toBe(0);
  expect(await page().locator('[data-order]').count()).toBeGreaterThan(0);
});
