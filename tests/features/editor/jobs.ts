import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { content } from '../../support/content/content.ts';
import type { codeHost } from './code-host.ts';
import {
  calm,
  handInOf,
  hasKept,
  kept,
  LENDERS,
  type personAt,
  TAGLINE,
  taglineOf,
  TOKEN,
  tokenOf,
} from './visit.ts';

const [FIRST] = LENDERS;
const EXCLUSIONS = 'config/tables/exclusions.json';
const PRODUCTS = 'config/tables/products.json';
const TERMS = 'config/legal/terms.json';
const ARTICLE = `config/pages/${content.articles[0]?.id}.json`;

type AtWork = { page: Page; person: ReturnType<typeof personAt>; host: ReturnType<typeof codeHost> };

async function writeTagline({ page, person }: AtWork, file: string, text: string): Promise<void> {
  await person.open(file);
  await person.fill(taglineOf(page), text);
  await hasKept(page, file, text);
}

async function writeParagraph({ page, person }: AtWork): Promise<void> {
  await person.open(TERMS);
  await person.fill(page.getByLabel(/^Párrafo/).first(), 'Dice lo mismo con otras palabras.');
  await hasKept(page, TERMS, 'con otras palabras');
}

async function writeArticle({ page, person }: AtWork): Promise<void> {
  await person.open(ARTICLE);
  await person.fill(page.locator('[data-pointer="/title"]'), 'Otro título');
  await hasKept(page, ARTICLE, 'Otro título');
}

/** Hands the draft in; the browser's keychain writes the token. */
async function handIn({ page, person, host }: AtWork, number = 1): Promise<void> {
  await calm(page);
  await tokenOf(page).fill(TOKEN);
  await person.push(handInOf(page));
  await page.getByText(`Listo: tu propuesta es la ${number}.`).waitFor();
  expect(host.pulls).toHaveLength(number);
}

const ANSWERS = {
  Nombre: 'Banco del Arroyo',
  'Nombres legales': 'BANCO DEL ARROYO S.A.',
  'Año de fundación': '1951',
  'Sitio oficial': new URL('/', content.lenders[0]?.website).href,
};
/** Texts that a new lender's file cannot be without, by the label of their fields. */
const TEXTS: readonly [label: RegExp, text: string][] = [
  [/^Bajada del título/, 'Simulá tu cuota con calma.'],
  [/^Presentación/, 'Un banco de prueba, con su casa central en Salta.'],
  [
    /^Resumen para buscadores/,
    'Simulá un préstamo personal y compará su costo total en pesos, con todas las entidades que declaran. Gratis y sin compromiso de tu parte.',
  ],
  [/^Dato/, 'Dato del banco'],
  [/^Título$/, 'Beneficio'],
  [/^Explicación/, 'Una explicación que se puede comprobar.'],
  [/^Casa central/, 'Salta'],
  [/^Código 1$/, '901'],
];
const DRAWING = {
  name: 'arroyo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8"/></svg>'),
};

type Job = [
  job: string,
  presses: [before: number, now: number, files: number],
  act: (work: AtWork) => Promise<void>,
];

/** Everyday jobs, with their presses at a desktop on the page of 2026-11-27 and now, and how many files they open. */
export const JOBS: readonly Job[] = [
  ['a tagline', [2, 2, 1], (work) => writeTagline(work, FIRST, TAGLINE)],
  [
    'a new lender with its logo',
    [21, 22, 0],
    async ({ page, person }) => {
      const begin = page.locator('nav > details', { hasText: 'Sumar: Banco o fintech' });
      await person.push(begin.locator('summary'));
      for (const [label, text] of Object.entries(ANSWERS))
        await person.fill(begin.getByLabel(label, { exact: true }), text);
      await person.push(begin.getByRole('button'));
      await page.getByRole('heading', { level: 2, name: 'Banco del Arroyo', exact: true }).waitFor();
      await person.choose(page.getByLabel('Elegir un dibujo SVG'), (field) => field.setInputFiles(DRAWING));
      for (const [label, text] of TEXTS)
        for (const [at, field] of (await page.locator('.form').getByLabel(label).all()).entries())
          await person.fill(field, /^\d/.test(text) || at === 0 ? text : `${text} ${at + 1}`);
      await calm(page);
    },
  ],
  [
    'texts of three lenders and one proposal',
    [7, 7, 3],
    async (work) => {
      for (const [at, file] of LENDERS.entries()) await writeTagline(work, file, `${TAGLINE} ${at + 1}`);
      await handIn(work);
    },
  ],
  [
    'an excluded entity',
    [5, 5, 1],
    async ({ page, person }) => {
      await person.open(EXCLUSIONS);
      await person.push(page.locator('button', { hasText: 'Agregar: Entidad excluida' }));
      await page.locator('[data-pointer$="/name"]:focus').waitFor();
      await person.type('MUTUAL DEL ARROYO');
      await person.fill(page.getByLabel(/^Motivo$/).last(), content.exclusions.reasons[0]?.code ?? '');
      await hasKept(page, EXCLUSIONS, 'MUTUAL DEL ARROYO');
    },
  ],
  [
    'the advert',
    [2, 2, 1],
    async ({ page, person }) => {
      await person.open('config/words/results.json');
      await person.fill(page.locator('[data-pointer="/promo.title"]'), 'Preaprobado en el día');
      await hasKept(page, 'config/words/results.json', 'Preaprobado en el día');
    },
  ],
  [
    'a page of text with its two days',
    [4, 4, 1],
    async (work) => {
      await writeArticle(work);
      const dayOf = (label: string): Locator => work.page.getByLabel(label);
      await work.person.choose(dayOf('Publicar el día'), (field) => field.fill('2026-12-01'));
      await work.person.choose(dayOf('Hasta el día'), (field) => field.fill('2026-12-26'));
    },
  ],
  ['a paragraph of the terms', [2, 2, 1], writeParagraph],
  [
    'a decision on a loan',
    [2, 6, 1],
    async ({ page, person }) => {
      await person.open(PRODUCTS);
      await person.push(page.locator('button', { hasText: 'Agregar: Préstamo decidido' }));
      await page.locator('[data-pointer$="/code"]:focus').waitFor();
      await person.type(String(content.catalogue.products[0]?.code));
      const last = (key: string): Locator => page.locator(`[data-pointer$="/${key}"]`).last();
      await person.fill(last('product'), 'PLAN DEL ARROYO');
      await person.choose(last('decision'), (field) => field.selectOption('drop'));
      await person.fill(last('reason'), 'La cifra no parece cierta.');
      await hasKept(page, PRODUCTS, 'no parece cierta');
    },
  ],
  [
    'the first of five changes taken back',
    [11, 11, 5],
    async (work) => {
      const { page, person } = work;
      for (const [at, file] of LENDERS.entries()) await writeTagline(work, file, `${TAGLINE} ${at + 1}`);
      await writeParagraph(work);
      await writeArticle(work);
      await person.push(
        page.getByRole('button', { name: `Volver a lo publicado: ${content.lenders[0]?.name}` }),
      );
      await expect.poll(() => kept(page, FIRST)).toBeUndefined();
      await hasKept(page, ARTICLE, 'Otro título');
    },
  ],
  [
    'a text found by its words',
    [3, 3, 0],
    async ({ page, person }) => {
      await person.key('/');
      await person.type(content.site.footer.group);
      await page.locator('[role=search] li').first().waitFor();
      await person.key('Enter');
      await page.locator('.form [data-pointer]:focus').waitFor();
      expect(decodeURI(page.url())).toMatch(/site\.json\/footer[./]group$/);
    },
  ],
  [
    'a proposal followed until it is published',
    [5, 4, 1],
    async (work) => {
      await writeTagline(work, FIRST, TAGLINE);
      await handIn(work);
      const [, popup] = await Promise.all([
        work.person.push(work.page.getByRole('link', { name: 'Ver su página' })),
        work.page.waitForEvent('popup'),
      ]);
      expect(popup.url()).toContain('/pull/1');
    },
  ],
  [
    'what a reviewer asked, as a proposal in place of the first',
    [5, 5, 1],
    async (work) => {
      await writeTagline(work, FIRST, TAGLINE);
      await handIn(work);
      await work.person.fill(taglineOf(work.page), 'Corregida.');
      await hasKept(work.page, FIRST, 'Corregida.');
      await handIn(work, 2);
    },
  ],
];
