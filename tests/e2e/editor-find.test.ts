import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { addDays } from '#scripts/config/rules/dates.ts';
import { rowChecksum } from '#scripts/config/read/row-checksum.ts';
import type { Product } from '#domain/quote/product.ts';
import { dayInBuenosAires } from '#domain/format.ts';
import { folded } from '#scripts/config/read/wording.ts';
import type { EditorData } from '#scripts/preview/editor/editor-data.ts';
import { content } from '../support/content/content.ts';
import {
  builtEditor,
  chooseOnMap,
  FIRST_FILE,
  LENDERS,
  openWith,
  previewOf,
  TAGLINE,
  taglineOf,
} from '../support/browser/editor-visit.ts';
import { faultsOf } from '../support/browser/editor-faults.ts';
import { PHONE } from '../support/browser/visit.ts';
import { useVisitors } from '../support/data/visitors.ts';

const built = builtEditor();
const visitor = useVisitors({ fresh: true });
const { first, second } = LENDERS;
const VISITS = '1.204 visitas, 31 % llegó a los resultados, menos de 10 siguió';
const TODAY = dayInBuenosAires(Date.now());

/** A page at a place of the editor; `counts` is what the site gives out of its visits. */
async function opened(
  place: string,
  change: (data: EditorData) => void = () => undefined,
  counts: object | null = null,
): Promise<Page> {
  const { page } = await visitor();
  page.setDefaultTimeout(10_000);
  await page.route('**/datos/uso.json', (route) =>
    counts
      ? route.fulfill({ json: counts })
      : route.fulfill({ status: 200, body: 'nothing that can be read' }),
  );
  await openWith(page, built.address(), change, place);
  return page;
}

const search = (page: Page) => page.getByRole('combobox', { name: 'Buscar en todo el sitio' });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-pointer]')?.getAttribute('data-pointer'));
const card = (page: Page, title: string | RegExp) =>
  page.getByRole('region', { name: title }).filter({ has: page.locator('h3') });

describe('the start screen', () => {
  const soon = addDays(TODAY, 12);
  const open = () =>
    opened(
      'inicio',
      (data) => {
        const lender = data.files[FIRST_FILE] as { page: { figures: { expires: string }[] } };
        for (const figure of lender.page.figures) figure.expires = soon;
        const catalogue = data.files['config/catalogue.json'] as { products: object[] } & Record<
          string,
          unknown
        >;
        const [one] = catalogue.products as [Record<string, unknown>];
        const { code, beneficiary, territory } = one;
        const unread = ['HABERES DEL VALLE', 'TRAMO IX'].map((product) => ({
          ...one,
          product,
          condition: 'en_duda',
        }));
        catalogue.products.push(...unread);
        catalogue['checksums'] = catalogue.products.map((row) => rowChecksum(row as Product)).join(' ');
        const days = { since: '2026-01-02', last: '2026-01-03', seen: 2 };
        catalogue['asOf'] = addDays(TODAY, -3);
        catalogue['pending'] = [
          { code, product: 'PLAN DEL ARROYO', beneficiary, territory, cftea: 71.5, ...days },
        ];
      },
      {
        from: '2026-10-01',
        until: '2026-10-30',
        pages: [
          { page: `/${first.id}`, seen: 1204, form: 900, personal: 400, results: 373, continued: null },
        ],
      },
    );

  test('the start screen tells what expires within 30 days, how old the data are, and what visitors did', async () => {
    const page = await open();
    const dates = card(page, /^Fechas de los próximos 30 días/);
    expect(await dates.innerText()).toContain(first.name);
    expect(await card(page, /^Qué tan nuevos/).innerText()).toContain('hace 3 días');
    await card(page, /^Visitas/).waitFor();
    expect(await card(page, /^Visitas/).innerText()).toContain(VISITS);
    await dates.getByRole('link', { name: first.name }).click();
    await expect.poll(() => focused(page)).toMatch(/^\/page\/figures\/\d\/expires$/);
    await page.getByText(VISITS).waitFor();
  });

  test('a loan that waits for a decision is decided, and its reason is asked for', async () => {
    const page = await open();
    await card(page, /^Esperan una decisión/)
      .getByRole('button', { name: 'Dejarlo afuera' })
      .click();
    const place = `/products/${content.productSorting.products.length}/reason`;
    await expect.poll(() => focused(page)).toBe(place);
    await page.keyboard.type('La cifra no parece cierta.');
    await page.getByRole('status').filter({ hasText: 'Todo en orden' }).waitFor();
    await page.goto(`${built.address()}#inicio`);
    await card(page, /^Esperan una decisión/)
      .getByText('Ningún préstamo')
      .waitFor();
  });

  test('a name that nobody read is decided in one press, with what the record says beside it', async () => {
    const page = await open();
    const unread = card(page, /^Préstamos en duda/);
    const row = (name: string) => unread.getByRole('listitem').filter({ hasText: name });
    const [{ entity }] = content.catalogue.products;
    expect(await row('TRAMO IX').innerText()).toContain(entity);
    await row('TRAMO IX').getByRole('button', { name: 'Es para todos ellos' }).click();
    await row('TRAMO IX').waitFor({ state: 'detached' });
    await row('HABERES DEL VALLE').getByRole('button', { name: 'Solo para…' }).click();
    await expect
      .poll(() => focused(page))
      .toBe(`/products/${content.productSorting.products.length + 1}/requirement`);
    await page.keyboard.press('End');
    await page.keyboard.type('socio del club');
    await page.getByRole('status').filter({ hasText: 'Todo en orden' }).waitFor();
    await page.goto(`${built.address()}#inicio`);
    await unread.getByText('Alguien leyó').waitFor();
  });

  test('the start screen says what the check objects to, and leads to it', async () => {
    const page = await opened('inicio', (data) => {
      (data.files[FIRST_FILE] as { founded: number }).founded = 1700;
    });
    await page.getByRole('status').filter({ hasText: 'para corregir' }).waitFor();
    const warnings = card(page, /^Lo que avisa la revisión/);
    await warnings.locator('.error a').first().click();
    await expect.poll(() => focused(page)).toMatch(/^\/(?:founded|page)/);
    expect(page.url()).toContain(FIRST_FILE);
  });

  test('the start screen offers the place of the last visit', async () => {
    const page = await opened(`${FIRST_FILE}/page/tagline`);
    await expect.poll(() => focused(page)).toBe('/page/tagline');
    await page.goto(`${built.address()}#inicio`);
    await page.reload();
    await page.getByRole('link', { name: new RegExp(`^${first.name} ›`) }).click();
    await expect.poll(() => focused(page)).toBe('/page/tagline');
  });

  test('the start screen says that a place is no more, of an address that names none', async () => {
    const page = await opened('config/lenders/nobody.json/name');
    expect(await page.getByRole('alert').innerText()).toContain('ya no está');
  });
});

describe('the search', () => {
  test.each([
    ['a text', () => first.page?.tagline ?? '', /\/page\/tagline$/],
    ['a text without its accents', () => folded(first.name), new RegExp(`${first.id}.json`)],
    [
      'a figure as it is written',
      () => content.simulator.limits.amount.max.toLocaleString('es-AR'),
      /config\/simulator.json\//,
    ],
  ])('the search finds %s by keyboard alone, and shows its field and its page', async (_, words, place) => {
    const page = await opened('inicio');
    await page.getByRole('heading', { name: 'Para hoy' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(words());
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toMatch(place);
    await expect.poll(() => page.locator('.form :focus').count()).toBe(1);
    await previewOf(page).locator('h1').first().waitFor();
  });

  test('the search is left with Esc, first its words and then its field', async () => {
    const page = await opened('inicio');
    await page.getByRole('heading', { name: 'Para hoy' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('nada de nada xyz');
    await page.getByText('Nada con esas palabras').waitFor();
    await page.keyboard.press('Escape');
    expect(await search(page).inputValue()).toBe('');
    await page.keyboard.press('Escape');
    expect(await search(page).evaluate((field) => field === document.activeElement)).toBe(false);
  });

  test('the search finds what was written a moment ago', async () => {
    const page = await opened(FIRST_FILE);
    await taglineOf(page).fill(TAGLINE);
    await search(page).fill(TAGLINE);
    expect(await page.getByRole('option').first().innerText()).toContain(first.name);
  });
});

describe('the map', () => {
  test('the map names pages with their addresses, lenders with logo and colour, and what was changed, without colour', async () => {
    const page = await opened(FIRST_FILE);
    const entry = page.locator(`nav a[data-file="${FIRST_FILE}"]`);
    expect(await entry.textContent()).toContain(`/${first.id}`);
    expect(await entry.locator('img').count()).toBe(1);
    await taglineOf(page).fill(TAGLINE);
    await entry.getByText('Con cambios').waitFor();
    await taglineOf(page).fill('Te lo aprobamos seguro, hoy mismo.');
    await entry.getByText('Para corregir').waitFor();
    await chooseOnMap(page, 'config/site.json');
    const heading = page.getByRole('heading', { level: 2 }).first();
    await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('the map gives every place an address, which the back button returns to', async () => {
    const page = await opened(FIRST_FILE);
    await taglineOf(page).focus();
    await expect.poll(() => page.url()).toMatch(/\/page\/tagline$/);
    await chooseOnMap(page, `config/lenders/${second.id}.json`);
    await page.getByRole('heading', { level: 2, name: second.name }).waitFor();
    await page.goBack();
    await expect.poll(() => focused(page)).toBe('/page/tagline');
  });
});

describe('every screen', () => {
  test.each([
    ['the start screen', 'inicio', 'light'],
    ['the start screen in the dark', 'inicio', 'dark'],
    ['a lender', FIRST_FILE, 'light'],
    ['a lender in the dark', FIRST_FILE, 'dark'],
  ] as const)('every screen passes axe and fits a telephone: %s', async (_, place, theme) => {
    const page = await opened(place);
    await page.emulateMedia({ colorScheme: theme });
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await search(page).fill('plan');
    await page.getByRole('option').first().waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await search(page).fill('');
    await page.setViewportSize(PHONE.viewport);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: 'Mapa del sitio' }).click();
    await chooseOnMap(page, 'config/site.json');
    await page.getByRole('button', { name: 'Mapa del sitio', expanded: false }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});
