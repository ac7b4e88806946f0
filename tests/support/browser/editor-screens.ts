import type { Locator, Page } from 'playwright';
import { addDays } from '#scripts/config/rules/dates.ts';
import { SITE_FILE, slotOf } from '#scripts/config/read/kinds.ts';
import { dayInBuenosAires } from '#domain/format.ts';
import type { EditorData } from '#scripts/preview/editor/editor-data.ts';
import { content } from '../content/content.ts';
import { ROOT } from '../content/files.ts';
import { loadContent } from '#scripts/config/read/load.ts';
import type { EditorScreen } from './editor-host.ts';
import { HOST_SCREENS } from './editor-host-screens.ts';
import { FIRST_FILE, LENDERS, previewOf, reveal, taglineOf } from './editor-visit.ts';

const START = 'inicio';
const WRONG = 'Te lo aprobamos seguro, hoy mismo.';
const TODAY = dayInBuenosAires(Date.now());

const search = (page: Page): Locator => page.getByRole('combobox', { name: 'Buscar en todo el sitio' });
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

/** One file of every kind that the map has, whose forms differ by their schemas. */
function formScreens(): EditorScreen[] {
  const byKind = new Map<string, string>();
  for (const file of loadContent(ROOT).files.keys()) {
    const { kind, group } = slotOf(file) ?? {};
    if (kind && (group || file === SITE_FILE) && !byKind.has(kind)) byKind.set(kind, file);
  }
  return [...byKind].map(([kind, place]) => ({
    name: `form of ${kind}`,
    place,
    act: ({ page }) => previewOf(page).locator('h1').first().waitFor(),
  }));
}

/** A morning with something in every card of the start screen. */
function withWork({ files }: EditorData): void {
  const lender = files[FIRST_FILE] as { founded: number; page: { figures: { expires: string }[] } };
  for (const figure of lender.page.figures) figure.expires = addDays(TODAY, 12);
  lender.founded = 1901;
  const [product] = content.catalogue.products;
  const { code, beneficiary, territory } = product ?? {};
  const days = { since: '2026-01-02', last: '2026-01-03', seen: 2 };
  const pending = [{ code, product: 'PLAN DEL ARROYO', beneficiary, territory, cftea: 71.5, ...days }];
  files['config/catalogue.json'] = { ...content.catalogue, asOf: addDays(TODAY, -40), pending };
}

/** A drop of a drawing that is not taken. */
const PHOTO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image href="data:image/png;base64,AA"/></svg>`;
const DRAWING = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(PHOTO) };

const EDITED: EditorScreen[] = [
  { name: 'start with work', place: START, change: withWork },
  { name: 'start without work', place: START },
  { name: 'start of a lost place', place: 'config/lenders/nobody.json/name' },
  { name: 'map', place: FIRST_FILE, isOnMap: true },
  {
    name: 'search',
    place: START,
    act: async ({ page }) => {
      await search(page).fill('plan');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'search without results',
    place: START,
    act: async ({ page }) => {
      await search(page).fill('nada de nada xyz');
      await page.getByText('Nada con esas palabras').waitFor();
    },
  },
  {
    name: 'new lender at a taken address',
    isOnMap: true,
    place: START,
    act: async ({ page }) => {
      await page.getByText('Sumar un banco o una fintech').click();
      await page.locator('nav form').getByLabel('Nombre que se muestra').first().fill('Banco del Arroyo');
      await page.getByLabel('Dirección de su página, sin espacios ni acentos').fill(LENDERS.first.id);
      await page.getByText('Esa dirección ya es de otro banco.').waitFor();
    },
    at: (page) => page.locator('nav form').first(),
  },
  {
    name: 'new page for an audience',
    isOnMap: true,
    place: START,
    act: async ({ page }) => {
      await page.getByText('Sumar una página para un público').click();
      await page.getByLabel('Título: para quién es').fill(content.audiencePages[0]?.title ?? '');
    },
    at: (page) => page.locator('nav form').last(),
  },
  {
    name: 'another address of a lender that is taken',
    place: FIRST_FILE,
    act: async ({ page }) => {
      await page.getByText('Cambiar su dirección').click();
      await page.getByLabel('Dirección nueva, sin espacios ni acentos').fill(LENDERS.second.id);
      await page.getByText('Esa dirección ya es de otro banco.').waitFor();
    },
    at: (page) => page.getByLabel('Dirección nueva, sin espacios ni acentos'),
  },
  {
    name: 'logo that is refused',
    place: FIRST_FILE,
    act: async ({ page }) => {
      await page.getByLabel('Logo (un dibujo SVG)').setInputFiles(DRAWING);
      await page.getByRole('alert').filter({ hasText: 'Este dibujo no sirve' }).waitFor();
    },
  },
  {
    name: 'text that is wrong',
    place: FIRST_FILE,
    act: async ({ page }) => {
      await taglineOf(page).fill(WRONG);
      await page.getByRole('status').filter({ hasText: '1 cosa para corregir' }).waitFor();
      await page.getByText('Ver qué corregir').click();
    },
    at: taglineOf,
  },
  {
    name: 'breach that is to stay',
    place: FIRST_FILE,
    act: async ({ page }) => {
      await page.locator('[data-pointer="/founded"]').fill('1901');
      const leave = page.locator('.form .error').getByText('Está bien así').first();
      await reveal(leave);
    },
    at: (page) => page.getByLabel('Por qué, para quien revisa').filter({ visible: true }).first(),
  },
  {
    name: 'gap that is missing',
    place: SITE_FILE,
    act: async ({ page }) => {
      const id = await page
        .locator('.text', { has: page.locator('.chip') })
        .first()
        .getAttribute('id');
      const box = page.locator(`[id="${id}"]`);
      await reveal(box);
      await box.fill('Sin nada');
      await button(page, /^Poner el hueco/)
        .first()
        .waitFor();
    },
    at: (page) => button(page, /^Poner el hueco/).first(),
  },
  {
    name: 'long table that is searched',
    place: 'config/tables/exclusions.json',
    change: ({ files }) => {
      const [{ code } = { code: '' }] = content.exclusions.reasons;
      const names = Array.from({ length: 130 }, (_, at) => ({ name: `MUTUAL ${at + 1}`, reason: code }));
      files['config/tables/exclusions.json'] = { ...content.exclusions, names };
    },
    act: async ({ page }) => {
      const field = page.getByLabel('Buscar en la lista');
      await reveal(field);
      await field.fill('mutual 12');
      await page.getByText('11 de 130').waitFor();
    },
    at: (page) => page.getByLabel('Buscar en la lista'),
  },
  {
    name: 'file that is broken',
    place: FIRST_FILE,
    change: ({ files }) => {
      files[FIRST_FILE] = `${JSON.stringify(files[FIRST_FILE], null, 2).slice(0, -2)},\n}\n`;
    },
    act: ({ page }) => page.getByText('El archivo está roto').waitFor(),
  },
  {
    name: 'text that is written in the page',
    place: FIRST_FILE,
    act: async ({ page }) => {
      await previewOf(page)
        .getByText(LENDERS.first.page?.tagline ?? '')
        .click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(WRONG);
      await previewOf(page).locator('.in-page', { hasText: ' · ' }).waitFor();
    },
    at: (page) => page.locator('.preview'),
  },
  {
    name: 'lender that is not to be shown',
    place: FIRST_FILE,
    act: ({ page }) => page.getByLabel('Por qué, para el equipo').fill('Lo pidió el juzgado.'),
    at: (page) => page.getByLabel('Por qué, para el equipo'),
  },
  {
    name: 'preview of results, dark and wide',
    place: FIRST_FILE,
    act: async ({ page }) => {
      await page.getByLabel('En qué momento').selectOption({ label: 'Resultados' });
      await previewOf(page).locator('article').first().waitFor();
      await button(page, 'Oscuro').click();
      await button(page, 'Computadora').click();
    },
    at: (page) => page.locator('.preview'),
  },
  {
    name: 'preview of a lender from outside',
    place: FIRST_FILE,
    act: async ({ page }) => {
      await page.getByLabel('En qué momento').selectOption({ label: 'Al compartirla y en un buscador' });
      await previewOf(page).locator('[data-snippet]').waitFor();
    },
    at: (page) => page.locator('.preview'),
  },
];

/** Every screen of the editor. */
export const EDITOR_SCREENS: readonly EditorScreen[] = [...EDITED, ...formScreens(), ...HOST_SCREENS];
