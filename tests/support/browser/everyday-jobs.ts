import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { codeHost } from '../server/code-host/code-host.ts';
import { content } from '../content/content.ts';
import type { personAt } from './editor-person.ts';
import { FIRST_FILE, TAGLINE, taglineOf } from './editor-visit.ts';
import { ANSWERS, DRAWING, REPEATED_TEXTS, TEXTS } from './new-lender-form.ts';

/** Somebody at work, with the host that their proposals go to. */
type AtWork = { page: Page; person: ReturnType<typeof personAt>; host: ReturnType<typeof codeHost> };

/**
 * A job of everyday. `before` are the fewest presses that it took on the page of 2026-11-25 (commit fe2e7c40), which had
 * a list of files and no map, no search and no way to hand in but the host's own pages; they are counted as those of
 * now, and whoever did it knew the file.
 */
export type Job = {
  job: string;
  before: readonly string[];
  most: number;
  act: (work: AtWork) => Promise<void>;
};

const EXCLUSIONS = 'config/tables/exclusions.json';
const TERMS = 'config/legal/terms.json';
const [audiencePage] = content.audiencePages;
const AUDIENCE_PAGE = `config/audience-pages/${audiencePage?.id}.json`;

const lenders = content.lenders.filter(({ page }) => page).slice(0, 3);
const fileOf = ({ id }: { id: string }): string => `config/lenders/${id}.json`;

/** A file of the draft as text. */
const drafted = (page: Page, file: string): Promise<string> =>
  page.evaluate((name) => {
    const { texts } = JSON.parse(localStorage.getItem('editor-draft') ?? '{"texts":{}}') as {
      texts: Record<string, string>;
    };
    return texts[name] ?? '';
  }, file);

async function hasDrafted(page: Page, file: string, text: string): Promise<void> {
  await expect.poll(() => drafted(page, file)).toContain(text);
}

const calm = (page: Page) => page.getByRole('status').filter({ hasText: 'Todo en orden' }).waitFor();
const button = (page: Page, name: string): Locator =>
  page.locator('button', { hasText: new RegExp(`^${name}`) }).last();
const group = (page: Page, title: string): Locator =>
  page.locator('details.group', { has: page.locator('> summary', { hasText: new RegExp(`^${title}`) }) });
const paragraphOf = (page: Page): Locator => page.getByLabel(/^Párrafo/).first();

/** Hands the draft in. */
async function handIn({ page, person, host }: AtWork): Promise<void> {
  await calm(page);
  await person.push(button(page, 'Proponer con un toque'));
  await page.getByText('Listo: tu propuesta es la 1.').waitFor();
  expect(host.pulls.length).toBe(1);
}

async function writeTagline({ page, person }: AtWork, file: string, text: string): Promise<void> {
  await person.open(file);
  await person.fill(taglineOf(page), text);
  await hasDrafted(page, file, text);
}

async function writeParagraph({ page, person }: AtWork): Promise<void> {
  await person.open(TERMS);
  await person.fill(paragraphOf(page), 'Dice lo mismo con otras palabras.');
  await hasDrafted(page, TERMS, 'con otras palabras');
}

async function writeAudiencePage({ page, person }: AtWork): Promise<void> {
  await person.open(AUDIENCE_PAGE);
  await person.fill(page.getByLabel(/^Bajada$/).first(), 'Otra bajada.');
  await hasDrafted(page, AUDIENCE_PAGE, 'Otra bajada.');
}

async function fillNewLender({ page, person }: AtWork): Promise<void> {
  const form = page.locator('nav form').first();
  await person.push(page.locator('summary', { hasText: 'Sumar un banco o una fintech' }));
  for (const [label, text] of Object.entries(ANSWERS))
    await person.fill(form.getByLabel(label, { exact: true }), text);
  await person.push(form.locator('button', { hasText: 'Crear' }));
  await page.getByRole('heading', { level: 2, name: 'Banco del Arroyo', exact: true }).waitFor();
  await person.choose(page.getByLabel('Logo (un dibujo SVG)'), (field) => field.setInputFiles(DRAWING));
  const fields = page.locator('.form');
  for (const [label, text] of TEXTS) await person.fill(fields.getByLabel(label).first(), text);
  for (const [label, text] of REPEATED_TEXTS)
    for (const [at, field] of (await fields.getByLabel(label).all()).entries())
      await person.fill(field, `${text} ${at + 1}`);
  await calm(page);
}

/** Texts of a new lender's form, which was the same then. */
const OTHER_TEXTS = Array.from({ length: 14 }, (_, at) => `text ${at + 1}`);
const ONE_TEXT = ['its file in the list', 'the text'];
/** One changed file at the host: its edit page, and the proposal of it. */
const AT_THE_HOST = [
  'its text copied',
  'its page at the host',
  'all of it marked',
  'pasted over',
  'commit',
  'on a branch of its own',
  'propose',
  'create the proposal',
];
/** Several files of one folder: the archive goes to the host's page that takes files. */
const SEVERAL_AT_THE_HOST = [
  'the archive downloaded',
  'unpacked',
  'the folder at the host',
  'add files',
  'upload files',
  'the files chosen',
  'title and description copied',
  'pasted',
  'on a branch of its own',
  'propose',
  'create the proposal',
];

export const JOBS: readonly Job[] = [
  {
    job: 'a tagline',
    before: ONE_TEXT,
    most: 2,
    act: (work) => writeTagline(work, FIRST_FILE, TAGLINE),
  },
  {
    job: 'a new lender with its logo',
    before: ['begin', ...Object.keys(ANSWERS), 'create', 'the logo', ...OTHER_TEXTS],
    most: 21,
    act: fillNewLender,
  },
  {
    job: 'texts of three lenders and one proposal',
    before: [...ONE_TEXT, ...ONE_TEXT, ...ONE_TEXT, ...SEVERAL_AT_THE_HOST],
    most: 7,
    act: async (work) => {
      for (const [at, lender] of lenders.entries())
        await writeTagline(work, fileOf(lender), `${TAGLINE} ${at + 1}`);
      await handIn(work);
    },
  },
  {
    job: 'an excluded entity',
    before: ['the table in the list', 'its rows', 'add', 'the name', 'the reason'],
    most: 5,
    act: async ({ page, person }) => {
      await person.open(EXCLUSIONS);
      await person.push(button(page, 'Agregar: Entidad excluida'));
      await page.locator('[data-pointer$="/name"]:focus').waitFor();
      await person.write('MUTUAL DEL ARROYO');
      await person.fill(page.getByLabel(/^Motivo$/).last(), content.exclusions.reasons[0]?.code ?? '');
      await hasDrafted(page, EXCLUSIONS, 'MUTUAL DEL ARROYO');
    },
  },
  {
    job: 'the advert',
    before: ONE_TEXT,
    most: 2,
    act: async ({ page, person }) => {
      const advert = group(page, 'Aviso publicitario');
      await person.open('config/results.json');
      await person.fill(advert.getByLabel('Título', { exact: true }), 'Preaprobado en el día');
      await hasDrafted(page, 'config/results.json', 'Preaprobado en el día');
    },
  },
  {
    job: 'a page for an audience that comes with a campaign',
    before: ['its file in the list', 'the text', 'the campaign added', 'the campaign'],
    most: 4,
    act: async (work) => {
      const { page, person } = work;
      await writeAudiencePage(work);
      await person.push(page.getByRole('button', { name: 'Sumar este dato: Campaña', exact: true }));
      await person.fill(page.locator('[data-pointer="/campaign"]'), 'navidad');
      await hasDrafted(page, AUDIENCE_PAGE, '"campaign": "navidad"');
    },
  },
  { job: 'a paragraph of the terms', before: ONE_TEXT, most: 2, act: writeParagraph },
  {
    job: 'a decision on a loan that was set apart',
    before: [
      'the table in the list',
      'its rows',
      'add',
      'the code',
      'the loan',
      'the decision',
      'the reason',
    ],
    most: 2,
    act: async ({ page, person }) => {
      await person.push(button(page, 'Dejarlo afuera'));
      await page.locator('[data-pointer$="/reason"]:focus').waitFor();
      await person.write('La cifra no parece cierta.');
      await hasDrafted(page, 'config/tables/products.json', 'no parece cierta');
    },
  },
  {
    job: 'the first of five changes taken back',
    before: [...Array.from({ length: 5 }, () => ONE_TEXT).flat(), 'its file again', 'the text as it was'],
    most: 11,
    act: async (work) => {
      const { page, person } = work;
      for (const [at, lender] of lenders.entries())
        await writeTagline(work, fileOf(lender), `${TAGLINE} ${at + 1}`);
      await writeParagraph(work);
      await writeAudiencePage(work);
      await person.push(page.getByRole('button', { name: new RegExp(`^Volver atrás: .*${TAGLINE} 1`) }));
      await expect.poll(() => drafted(page, FIRST_FILE)).toBe('');
      expect(await drafted(page, AUDIENCE_PAGE)).toContain('Otra bajada.');
    },
  },
  {
    job: 'a text found by its words',
    before: ["the host's search", 'the words', 'search', 'the file in the list'],
    most: 3,
    act: async ({ page, person }) => {
      await person.find(content.site.footer.group);
      expect(page.url()).toContain('#config/site.json/footer/group');
    },
  },
  {
    job: 'a proposal followed until it is published',
    before: [...ONE_TEXT, ...AT_THE_HOST, 'the list of proposals', 'mine', 'read again', 'the site opened'],
    most: 5,
    act: async (work) => {
      const { page, person, host } = work;
      await writeTagline(work, FIRST_FILE, TAGLINE);
      await handIn(work);
      await person.push(page.getByRole('link', { name: 'Inicio', exact: true }));
      await page.getByText('Esperando la revisión automática').waitFor();
      host.merge(1);
      await person.push(button(page, 'Leer de nuevo'));
      await page.getByText('Todavía no cambiaste nada.').waitFor();
    },
  },
  {
    job: 'what a reviewer asked, in the same proposal',
    before: [...ONE_TEXT, ...AT_THE_HOST, 'its files', 'menu', 'edit', 'the text', 'commit', 'confirm'],
    most: 5,
    act: async (work) => {
      const { page, person, host } = work;
      await writeTagline(work, FIRST_FILE, TAGLINE);
      await handIn(work);
      await person.fill(taglineOf(page), 'Corregida.');
      await calm(page);
      await person.push(button(page, 'Sumar a la propuesta 1'));
      await expect.poll(() => host.treeAt(host.pulls[0]?.head ?? '')[FIRST_FILE]).toContain('Corregida.');
      expect(host.pulls.length).toBe(1);
    },
  },
];
