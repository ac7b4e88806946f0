import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { content } from '../support/content/content.ts';
import { chooseOnMap, LENDERS, openWith, reveal, useEditor } from '../support/browser/editor-visit.ts';
import { newVisit } from '../support/browser/visit.ts';

const FIRST = `config/lenders/${LENDERS.first.id}.json`;
const { built, page, tagline, button, choose, calm, discard } = useEditor();

/** Types over everything in a field, key by key, as a person does. */
async function retype(field: Locator, text: string): Promise<void> {
  await reveal(field);
  await field.click();
  await page().keyboard.press('ControlOrMeta+A');
  await page().keyboard.type(text);
}

const valueOf = (field: Locator): Promise<string> =>
  field.evaluate((element) => (element as HTMLInputElement).value ?? element.textContent ?? '');
const focused = (): Promise<string> => page().evaluate(() => document.activeElement?.ariaLabel ?? '');

describe('a field keeps its focus and every letter', () => {
  const long = 'Cada letra cuenta, '.repeat(9).trim();
  const fields: [what: string, file: string, field: () => Locator, text: string][] = [
    ['while a short text becomes too long', FIRST, tagline, long],
    ['while a gap is written for the first time', FIRST, tagline, 'Escribinos a {email} cuando quieras'],
    [
      'while a paragraph of the terms is replaced',
      'config/legal/terms.json',
      () =>
        page()
          .getByLabel(/^Párrafo/)
          .first(),
      'Otro párrafo entero.',
    ],
  ];
  test.each(fields)('a field keeps its focus and every letter %s', async (_, file, field, text) => {
    await choose(file);
    await retype(field(), text);
    expect(await valueOf(field())).toBe(text);
    expect(await field().evaluate((element) => element === document.activeElement)).toBe(true);
    await discard();
  });
});

test.each([
  ['10,5', 10.5],
  ['12.000.000', 12_000_000],
  ['1.234,50', 1234.5],
  ['850 mil', 850_000],
])('a number written %s is %d', async (typed, value) => {
  await choose('config/kit.json');
  const field = page().locator('input[inputmode="decimal"]').first();
  await retype(field, typed);
  expect(await valueOf(field)).toBe(typed);
  const pointer = await field.getAttribute('data-pointer');
  const draft = await page().evaluate(() => localStorage.getItem('editor-draft'));
  const texts = (JSON.parse(draft ?? '{}') as { texts: Record<string, string> }).texts;
  const at = (data: unknown, key: string): unknown => (data as Record<string, unknown>)[key];
  const keys = (pointer ?? '').split('/').slice(1);
  expect(keys.reduce(at, JSON.parse(texts['config/kit.json'] ?? '{}') as unknown)).toBe(value);
  await discard();
});

test('an element that is added stands at the end, in view, with the focus in it', async () => {
  await choose('config/tables/exclusions.json');
  await page()
    .locator('summary', { hasText: /^Entidades excluidas/ })
    .last()
    .click();
  await button(/^Agregar: Entidad excluida/).click();
  const place = await page().evaluate(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    const pointer = document.activeElement?.getAttribute('data-pointer') ?? '';
    return { isInView: top >= 0 && bottom <= innerHeight, pointer };
  });
  expect(place.isInView).toBe(true);
  expect(place.pointer).toMatch(new RegExp(`^/names/${content.exclusions.names.length}/`));
  await discard();
});

test("an element that is moved down twice goes two places, and so does its button's focus", async () => {
  await choose(FIRST);
  const down = button(/^Bajar: Cifra destacada 1$/);
  await reveal(down);
  await down.focus();
  await page().keyboard.press('Enter');
  await expect.poll(focused).toMatch(/^Bajar: Cifra destacada 2$/);
  await page().keyboard.press('Enter');
  await expect.poll(focused).toMatch(/^Bajar: Cifra destacada 3$/);
  await calm();
  await discard();
});

test('a published file that is broken is told with its line, and its text can be mended', async () => {
  const visit = await newVisit();
  const broken = visit.page;
  await openWith(broken, built.address(), (data) => {
    data.files['config/contact.json'] = `<<<<<<< HEAD\n${JSON.stringify(data.files['config/contact.json'])}`;
  });
  await chooseOnMap(broken, 'config/contact.json');
  const text = broken.getByLabel(/^El archivo está roto/);
  await text.waitFor();
  expect(await broken.getByText(/^Corregilo acá.*Renglón 1/).count()).toBe(1);
  await text.fill((await text.inputValue()).replace(/^<.*\n/, ''));
  await broken.getByRole('status').filter({ hasText: 'Todo en orden' }).waitFor();
  await broken
    .getByLabel(/^Título principal/)
    .first()
    .waitFor();
  await visit.close();
});
