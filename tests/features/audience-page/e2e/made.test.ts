import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildChanged, type ChangedSite, pageBytes } from '../../../support/content/changed-content.ts';
import { MOST } from '../../../support/browser/weights.ts';
import { PROJECT } from '#scripts/cli/command.ts';

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

  beforeAll(async () => {
    site = await buildChanged(PROJECT, (config) =>
      writeFileSync(join(config, `audience-pages/${BY_HAND.id}.json`), JSON.stringify(BY_HAND)),
    );
  }, 180_000);

  afterAll(() => site?.remove());

  const published = (name: string): string => readFileSync(join(site?.dist ?? '', name), 'utf8');

  test('a page for an audience is made by one file written by hand, and is built with every word', () => {
    const html = published(`prestamos/${BY_HAND.id}.html`);
    expect(html).toContain(`>${BY_HAND.title}</h1>`);
    const [section] = BY_HAND.sections;
    for (const text of [BY_HAND.tagline, BY_HAND.seo.description, section?.title, section?.blocks[0]?.text])
      expect(html).toContain(text);
  });

  test('the page stands in the site map and in the list of pages, within the bytes of a page', () => {
    const path = `/prestamos/${BY_HAND.id}`;
    expect(published('sitemap.xml')).toContain(`${path}<`);
    expect(published('informacion.html')).toContain(`"${path}"`);
    const bytes = pageBytes(site?.dist ?? '').get(path.slice(1)) ?? Number.NaN;
    expect(bytes / 1000).toBeLessThanOrEqual(MOST.page);
  });
});
