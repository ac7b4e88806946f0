import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { campaign, campaignFile } from '../support/content/campaigns.ts';
import { content } from '../support/content/content.ts';
import {
  builtEditor,
  FIRST_FILE,
  LENDERS,
  openWith,
  previewOf,
  reveal,
  TAGLINE,
  taglineOf,
} from '../support/browser/editor-visit.ts';
import { useVisitors } from '../support/data/visitors.ts';

const built = builtEditor();
const visitor = useVisitors({ fresh: true });
const FIGURES = LENDERS.first.page?.figures ?? [];

async function opened(place = FIRST_FILE): Promise<Page> {
  const { page } = await visitor();
  page.setDefaultTimeout(10_000);
  await openWith(page, built.address(), () => undefined, place);
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const changes = (page: Page) => page.locator('.changes');

test('one of several changes is taken back alone, and undone and redone', async () => {
  const page = await opened();
  const founded = page.locator('[data-pointer="/founded"]');
  const year = await founded.inputValue();
  await taglineOf(page).fill(TAGLINE);
  await founded.fill('1901');
  await button(page, /^Volver atrás: .*1901/).click();
  await expect.poll(() => founded.inputValue()).toBe(year);
  expect(await taglineOf(page).inputValue()).toBe(TAGLINE);
  await button(page, 'Deshacer').click();
  await expect.poll(() => founded.inputValue()).toBe('1901');
  await button(page, 'Rehacer').click();
  await expect.poll(() => founded.inputValue()).toBe(year);
  await page.getByRole('heading', { level: 2 }).first().focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => founded.inputValue()).toBe('1901');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => founded.inputValue()).toBe(year);
});

test('changes are told in words with before and after, each with the way to its field', async () => {
  const page = await opened();
  const before = await taglineOf(page).inputValue();
  await taglineOf(page).fill(TAGLINE);
  await button(page, '1 archivo con cambios').click();
  const link = changes(page).getByRole('link', { name: TAGLINE });
  expect(await link.innerText()).toContain(`«${before}» → «${TAGLINE}»`);
  await link.click();
  await expect.poll(() => taglineOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
});

describe('the elements of a list', () => {
  test('the elements of a list are duplicated where there is room', async () => {
    const page = await opened('config/tables/exclusions.json');
    await page
      .locator('summary', { hasText: /^Entidades excluidas/ })
      .last()
      .click();
    await button(page, /^Duplicar: .* 1$/)
      .last()
      .click();
    const { name = '' } = content.exclusions.names[0] ?? {};
    await expect.poll(() => page.locator('[data-pointer="/names/1/name"]').inputValue()).toBe(name);
    const figure = await opened();
    expect(await button(figure, /^Duplicar: Cifra destacada 1$/).isDisabled()).toBe(true);
  });
});

test.each([
  ['a short text', () => FIRST_FILE, '/page/tagline'],
  ['a text with gaps', () => 'config/site.json', ''],
])(
  'what a word processor brings along is cleaned when it is pasted into %s, and told',
  async (_, file, pointer) => {
    const page = await opened(file());
    const field =
      pointer === '' ? page.locator('.text').first() : page.locator(`[data-pointer="${pointer}"]`);
    await reveal(field);
    await field.click();
    await page.keyboard.press('ControlOrMeta+A');
    await field.evaluate((element) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'Mirá\u00A0tu “cuo\u00ADta”\r\nhoy');
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await page.getByText('Limpiamos lo que pegaste: saltos de línea, guiones').waitFor();
    const text = await field.evaluate(
      (element) => (element as HTMLInputElement).value ?? element.textContent,
    );
    expect(text).toBe('Mirá tu «cuota» hoy');
  },
);

describe('a column of a spreadsheet that is pasted into a list of texts', () => {
  const STEPS = 'config/verify.json';
  const { steps } = content.verify.help;
  /** The verify page's steps, of which there is a limited number, with a column pasted into the first. */
  const pasted = async (text: string): Promise<Page> => {
    const page = await opened(STEPS);
    const field = page.locator('[data-pointer="/help/steps/0"]');
    await reveal(field);
    await field.fill('');
    await field.evaluate((element, column) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', column);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
    return page;
  };
  const written = (page: Page): Promise<string[]> =>
    page.evaluate((file) => {
      const { texts } = JSON.parse(localStorage.getItem('editor-draft') ?? '{"texts":{}}') as {
        texts: Record<string, string>;
      };
      return (JSON.parse(texts[file] ?? '{}') as { help: { steps: string[] } }).help.steps;
    }, STEPS);

  test('a column of a spreadsheet that is pasted into a list of texts gives an element for each row, cleaned, told, and undone as one step', async () => {
    const page = await pasted('Llamá\u00A0hoy.\r\n"Guardá\nel correo."\r\n');
    await page.getByText('Pegaste 2 renglones').waitFor();
    await page.getByText('Limpiamos lo que pegaste: espacios de otro tipo').waitFor();
    await expect.poll(() => written(page)).toEqual(['Llamá hoy.', 'Guardá el correo.', ...steps.slice(1)]);
    await button(page, 'Deshacer').click();
    await expect.poll(() => written(page)).toEqual(['', ...steps.slice(1)]);
  });

  test('a column of a spreadsheet that is pasted into a list of texts says how many rows the list had no room for', async () => {
    const page = await pasted(Array.from({ length: 30 }, (_, at) => `Paso ${at + 1}.`).join('\n'));
    await page.getByText(/Los últimos \d+ no entraron/).waitFor();
    await expect.poll(() => written(page)).toHaveLength(10);
  });
});

test("a gap's bare name is told where its gap is missing, and one press makes it the gap", async () => {
  const page = await opened('config/site.json');
  const text = page.locator('.text', { has: page.locator('.chip', { hasText: 'bank' }) }).first();
  await reveal(text);
  const id = await text.getAttribute('id');
  const box = page.locator(`[id="${id}"]`);
  await box.fill('Tu crédito en bank, hoy');
  await button(page, '«bank» está como palabra: ponerlo como hueco').click();
  await expect.poll(() => box.locator('.chip').count()).toBe(1);
  expect(await box.textContent()).toBe('Tu crédito en bank, hoy');
});

test("a gap's bare name in a text that may go without it is told, and one press mends it", async () => {
  const page = await opened('config/legal/terms.json');
  const text = page.locator('.field', { has: page.getByLabel(/^Párrafo/) }).first();
  const field = text.getByRole('textbox');
  await reveal(field);
  const id = await field.getAttribute('id');
  const box = page.locator(`[id="${id}"]`);
  const around = page.locator('.field', { has: box });
  await box.fill('Un acuerdo entre vos y controller.');
  await around.locator('.warning', { hasText: 'el nombre de un hueco' }).waitFor();
  await around.getByRole('button', { name: 'Usar «Un acuerdo entre vos y {controller}.»' }).click();
  await around.locator('.warning').waitFor({ state: 'detached' });
  const draft = await page.evaluate(() => localStorage.getItem('editor-draft') ?? '');
  expect(draft).toContain('Un acuerdo entre vos y {controller}.');
});

describe('the preview', () => {
  const marked = (page: Page): Promise<string | undefined> =>
    page.evaluate(() => {
      const view = document.querySelector('iframe')?.contentWindow as (Window & typeof globalThis) | null;
      const [range] = view?.CSS.highlights.get('editing') ?? [];
      return range?.toString();
    });

  test('the preview marks the text that is edited, and brings it into view', async () => {
    const page = await opened();
    await previewOf(page).locator('h1').waitFor();
    await taglineOf(page).fill(TAGLINE);
    await expect.poll(() => marked(page)).toBe(TAGLINE);
    const last = page.locator(`[data-pointer="/page/figures/${FIGURES.length - 1}/label"]`);
    await reveal(last);
    await last.focus();
    await expect.poll(() => marked(page)).toBe(await last.inputValue());
  });

  test('the preview shows a page as it is on another day', async () => {
    const audiencePage = content.audiencePages[0];
    const christmas = campaign({}, { from: '2099-01-01', until: '2099-01-31' });
    const { page } = await visitor();
    await openWith(
      page,
      built.address(),
      ({ files }) => {
        const data = files[`config/audience-pages/${audiencePage?.id}.json`];
        if (typeof data === 'object') Object.assign(data, { campaign: 'navidad' });
        files[campaignFile(christmas)[0]] = christmas;
      },
      `config/audience-pages/${audiencePage?.id}.json`,
    );
    const heading = previewOf(page).getByRole('heading', { level: 1, name: audiencePage?.title ?? '' });
    const day = page.getByLabel('Cómo será el día');
    await day.fill('2099-12-24');
    await expect.poll(() => heading.count()).toBe(0);
    await page.getByRole('button', { name: '1 ene' }).click();
    await expect.poll(() => heading.count()).toBe(1);
  });
});
