import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { EditorData } from '#scripts/preview/editor/editor-data.ts';
import { content } from '../support/content/content.ts';
import { builtEditor, FIRST_FILE, LENDERS, openWith, reveal } from '../support/browser/editor-visit.ts';
import { ANSWERS } from '../support/browser/new-lender-form.ts';
import { useVisitors } from '../support/data/visitors.ts';

const built = builtEditor();
const visitor = useVisitors({ fresh: true });

async function opened(place: string, change: (data: EditorData) => void = () => undefined): Promise<Page> {
  const { page } = await visitor();
  page.setDefaultTimeout(10_000);
  await openWith(page, built.address(), change, place);
  return page;
}

test('what a new lender still lacks is told with the field of each', async () => {
  const page = await opened('inicio');
  await page.getByText('Sumar un banco o una fintech').click();
  const form = page.locator('nav form').first();
  for (const [label, text] of Object.entries(ANSWERS))
    await form.getByLabel(label, { exact: true }).fill(text);
  await form.getByRole('button', { name: 'Crear' }).click();
  await page.getByRole('status').filter({ hasText: 'para corregir' }).waitFor();
  await page.getByText('Ver qué corregir').click();
  const told = await page.locator('.found li').allInnerTexts();
  expect(told.length).toBeGreaterThan(5);
  const places = told.map((line) => line.split('\n')[0] ?? '');
  expect(places.filter((place) => !/^Banco del Arroyo \S/.test(place))).toEqual([]);
  expect(new Set(places).size).toBe(places.length);
});

test('a photo that is dropped as a logo is told as one, with whom to ask', async () => {
  const page = await opened(FIRST_FILE);
  const buffer = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  await page
    .getByLabel('Logo (un dibujo SVG)')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  const alert = page.getByRole('alert').filter({ hasText: 'logo.png' });
  await alert.waitFor();
  expect(await alert.textContent()).toContain('logo.png no es un dibujo SVG: pedile');
});

test('the question before a bank is taken away says that its sheet goes, too', async () => {
  const sheet = content.bankDetails.find(({ lenderId }) => lenderId !== undefined);
  const page = await opened(`config/lenders/${sheet?.lenderId}.json`);
  const asked = new Promise<string>((done) => {
    page.once('dialog', (dialog) => {
      done(dialog.message());
      void dialog.dismiss();
    });
  });
  await page.getByRole('button', { name: 'Quitar del sitio' }).click();
  expect(await asked).toContain('con su ficha');
});

test('the questions of the guide are told apart by what they ask', async () => {
  const page = await opened('config/information.json');
  await page.locator('.form h2').waitFor();
  const { items } = content.information.faq;
  const titles = await page
    .locator('li:has(> [data-order^="/faq/items "]) > details > summary')
    .allTextContents();
  expect(titles.length).toBe(items.length);
  expect(new Set(titles).size).toBe(titles.length);
});

test.each([
  ['two letters of a PDF in one', 'bene\uFB01cios', 'beneficios'],
  ['a bullet of a word processor', '\uF0B7 Sin papeles', 'Sin papeles'],
  ['a blank of another script', 'Sin\u3164papeles', 'Sin papeles'],
  ['an emoji', 'Pedilo hoy 🚀', 'Pedilo hoy'],
])('%s is told at its field, with a press that repairs it', async (_, written, plain) => {
  const page = await opened(FIRST_FILE, ({ files }) => {
    const lender = files[FIRST_FILE] as typeof LENDERS.first;
    if (lender.page) lender.page.tagline = written;
  });
  const field = page.locator('[data-pointer="/page/tagline"]');
  await reveal(field);
  await page.getByRole('button', { name: `Usar «${plain}»` }).click();
  await expect.poll(() => field.inputValue()).toBe(plain);
});

test('the sentences of the start screen name no file, no key and no command', async () => {
  const page = await opened('inicio', ({ files }) => {
    const lender = files[FIRST_FILE] as { founded: number; website: string };
    Object.assign(lender, { founded: 1901, website: 'https://plaza.example' });
  });
  await page.getByRole('status').filter({ hasText: 'para corregir' }).waitFor();
  const warnings = page.getByRole('region', { name: /^Lo que avisa la revisión/ });
  const more = warnings.getByRole('button', { name: /^Mostrar más/ });
  if (await more.isVisible()) await more.click();
  // Notices of one rule are folded under the first of them.
  const lines = await warnings.locator('li > span:last-child').evaluateAll((spans) =>
    spans.map((span) => {
      const own = span.cloneNode(true) as Element;
      own.querySelector('details')?.remove();
      return own.textContent;
    }),
  );
  expect(lines.length).toBeGreaterThan(3);
  expect(
    lines.filter((line) => /\.json|npm|"[a-z]\w*":|\b(?:asOf|expires|allowedHosts)\b/.test(line)),
  ).toEqual([]);
  expect(lines.filter((line) => !/\w{4,}.*\.$/s.test(line.split('\n').at(-1) ?? ''))).toEqual([]);
});
