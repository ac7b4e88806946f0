import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildChanged, type ChangedSite, pageBytes } from '#scripts/preview/changes/changed-content.ts';
import { MOST } from '../support/browser/weights.ts';
import { PROJECT } from '#scripts/cli/command.ts';
import { reveal, useEditor } from '../support/browser/editor-visit.ts';

const { page, preview, calm, button } = useEditor();

const BY_FORM = 'audience-pages/prestamos-para-docentes.json';
const TITLE = 'Préstamos para docentes';

/** What somebody writes into the form of a new page: part of the form, label and text. */
const TEXTS: readonly [part: RegExp | null, label: string, text: string][] = [
  [null, 'Bajada', 'Qué piden las entidades a quien enseña.'],
  [/^Buscadores/, 'Título', 'Préstamos personales para docentes'],
  [
    /^Buscadores/,
    'Resumen',
    'Préstamos personales para docentes: qué entidades prestan, qué piden y cuánto cuesta en total lo que declararon.',
  ],
  [null, 'Nombre corto', 'Docentes'],
  [/^Sección/, 'Título', 'El recibo que piden'],
  [null, 'Párrafo', 'Llevá los últimos tres recibos de cada escuela donde des clases.'],
];

/** A part of the form by its heading, or the whole form. */
const partOf = (heading: RegExp | null): Locator =>
  heading === null
    ? page().locator('.form')
    : page().locator('.form details > summary', { hasText: heading }).first().locator('..');

/** A page that somebody writes by hand, by the example of another one. */
const BY_HAND = {
  $schema: '../../schema/audience-page.schema.json',
  id: 'del-valle',
  title: 'Préstamos en el valle',
  tagline: 'Lo que se presta entre los cerros, comparado.',
  seo: {
    title: 'Préstamos en el valle: compará su costo',
    description:
      'Préstamos personales de un millón en el valle: quién presta, qué pide cada entidad y cuánto hay que devolver en total.',
  },
  link: 'El valle',
  start: { province: 'mendoza', amount: 1_000_000, term: 12 },
  sections: [
    {
      title: 'Antes de la cosecha',
      blocks: [{ type: 'paragraph', text: 'Fijate en qué mes cobrás antes de elegir el día de la entrega.' }],
    },
  ],
};

describe('a page for an audience', () => {
  let site: ChangedSite | undefined;
  let made = '';

  beforeAll(async () => {
    await page().getByText('Sumar una página para un público').click();
    await page().getByLabel('Título: para quién es').fill(TITLE);
    await page().locator('nav').getByRole('button', { name: 'Crear' }).click();
    await page().getByRole('heading', { level: 2, name: TITLE }).waitFor();
    for (const [part, label, text] of TEXTS) {
      const field = partOf(part).getByLabel(label, { exact: true }).first();
      await reveal(field);
      await field.fill(text);
    }
    await button(/^Sumar este dato: Monto/).click();
    await page().getByLabel('Monto', { exact: true }).fill('2.000.000');
    await calm();
    await preview().getByRole('heading', { level: 1, name: TITLE }).waitFor();
    made = await page().evaluate(
      (file) =>
        (JSON.parse(localStorage.getItem('editor-draft') ?? '') as { texts: Record<string, string> }).texts[
          file
        ] ?? '',
      `config/${BY_FORM}`,
    );
    site = await buildChanged(PROJECT, (config) => {
      writeFileSync(join(config, BY_FORM), made);
      writeFileSync(join(config, `audience-pages/${BY_HAND.id}.json`), JSON.stringify(BY_HAND));
    });
  }, 180_000);

  afterAll(() => site?.remove());

  const published = (name: string): string => readFileSync(join(site?.dist ?? '', name), 'utf8');

  test('a page for an audience is made from an empty form by its labels alone, and is built with every word', () => {
    const html = published('prestamos/prestamos-para-docentes.html');
    expect(html).toContain(`>${TITLE}</h1>`);
    for (const [, , text] of TEXTS.filter(([, label]) => label !== 'Nombre corto'))
      expect(html).toContain(text);
    expect(JSON.parse(made)).toMatchObject({ start: { amount: 2_000_000 } });
  });

  test('a page for an audience is made by one file written by hand, and is built with every word', () => {
    const html = published(`prestamos/${BY_HAND.id}.html`);
    expect(html).toContain(`>${BY_HAND.title}</h1>`);
    const [section] = BY_HAND.sections;
    for (const text of [BY_HAND.tagline, BY_HAND.seo.description, section?.title, section?.blocks[0]?.text])
      expect(html).toContain(text);
  });

  test.each(['prestamos-para-docentes', BY_HAND.id])(
    '%s stands in the site map and in the list of pages, within the bytes of a page',
    (id) => {
      const path = `/prestamos/${id}`;
      expect(published('sitemap.xml')).toContain(`${path}<`);
      expect(published('informacion.html')).toContain(`"${path}"`);
      const bytes = pageBytes(site?.dist ?? '').get(path.slice(1)) ?? Number.NaN;
      expect(bytes / 1000).toBeLessThanOrEqual(MOST.page);
    },
  );
});
