import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../../../support/browser/visit.ts';
import { content } from '../../../support/content/content.ts';
import { personAt } from '../person.ts';
import {
  builtEditor,
  calm,
  handInOf,
  hasKept,
  kept,
  LENDERS,
  openEditor,
  TAGLINE,
  TOKEN,
  tokenOf,
} from '../visit.ts';

const built = builtEditor();
const [FIRST] = LENDERS;
const EXCLUSIONS = 'config/tables/exclusions.json';
const PRODUCTS = 'config/tables/products.json';
const TERMS = 'config/legal/terms.json';
const REASON = content.exclusions.reasons[0]?.code ?? '';
const CODE_AT = '/bcraCodes/0';
const CODE = String(content.catalogue.products[0]?.code);
const ARTICLE = `config/pages/${content.articles[0]?.id}.json`;

type AtWork = { page: Page; person: ReturnType<typeof personAt>; pulls: readonly unknown[] };
type Step = (work: AtWork) => Promise<void>;

/** Writes a text in the first field of a file that has a label. */
const writing =
  (file: string, label: RegExp, text: string): Step =>
  async ({ page, person }) => {
    await person.open(file);
    await person.fill(page.locator('.form').getByLabel(label).first(), text);
    await hasKept(page, file, text);
  };
const writeThree = LENDERS.map((file, at) => writing(file, /^Bajada del título/, `${TAGLINE} ${at + 1}`));
const [writeOne] = writeThree as [Step];
const writeParagraph = writing(TERMS, /^Párrafo/, 'Dice lo mismo con otras palabras.');
const writeArticle = writing(ARTICLE, /^Título$/, 'Otro título');
const writeAdvert = writing('config/words/results.json', /^promo\.title$/, 'Preaprobado en el día');

/** Hands the draft in; the browser's keychain writes the token. */
async function handIn({ page, person, pulls }: AtWork): Promise<void> {
  const number = pulls.length + 1;
  await calm(page);
  await tokenOf(page).fill(TOKEN);
  await person.push(handInOf(page));
  await page.getByText(`Listo: tu propuesta es la ${number}.`).waitFor();
  expect(pulls).toHaveLength(number);
}

const ANSWERS = {
  Nombre: 'Banco del Arroyo',
  'Nombres legales': 'BANCO DEL ARROYO S.A.',
  'Año de fundación': '1951',
  'Sitio oficial': new URL('/', content.lenders[0]?.website).href,
};
const DRAWING = {
  name: 'arroyo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8"/></svg>'),
};

async function addLender({ page, person }: AtWork): Promise<void> {
  const begin = page.locator('nav > details', { hasText: 'Sumar: Banco o fintech' });
  await person.push(begin.locator('summary'));
  for (const [label, text] of Object.entries(ANSWERS))
    await person.fill(begin.getByLabel(label, { exact: true }), text);
  await person.push(begin.getByRole('button'));
  await page.getByRole('heading', { level: 2, name: 'Banco del Arroyo', exact: true }).waitFor();
  await person.choose(page.getByLabel('Elegir un dibujo SVG'), (field) => field.setInputFiles(DRAWING));
  await page.getByText('cosas para corregir').waitFor();
  const wrong = page.locator('.form [aria-invalid]');
  const places = await wrong.evaluateAll((fields) => fields.map((one) => one.getAttribute('data-pointer')));
  for (const [at, place] of places.entries())
    await person.fill(page.locator(`[data-pointer="${place}"]`), place === CODE_AT ? '901' : `Dato ${at}`);
  await calm(page);
}

/** Adds an element to a list of a file, whose first field then has the focus. */
const adding =
  (file: string, element: string, text: string): Step =>
  async ({ page, person }) => {
    await person.open(file);
    await person.push(page.locator('button', { hasText: `Agregar: ${element}` }));
    await page.locator('li [data-pointer]:focus').waitFor();
    await person.type(text);
    await hasKept(page, file, text);
  };
/** Writes or chooses in the last field that has a label. */
const filling =
  (label: RegExp, text: string): Step =>
  ({ page, person }) =>
    person.fill(page.getByLabel(label).last(), text);

async function takeBackFirst({ page, person }: AtWork): Promise<void> {
  await person.push(page.getByRole('button', { name: `Volver a lo publicado: ${content.lenders[0]?.name}` }));
  await expect.poll(() => kept(page, FIRST)).toBeUndefined();
  await hasKept(page, ARTICLE, 'Otro título');
}

async function findText({ page, person }: AtWork): Promise<void> {
  await person.key('/');
  await person.type(content.site.footer.group);
  await page.locator('[role=search] li').first().waitFor();
  await person.key('Enter');
  await page.locator('.form [data-pointer]:focus').waitFor();
  expect(decodeURI(page.url())).toMatch(/site\.json\/footer[./]group$/);
}

const giveDay =
  (label: string): Step =>
  ({ page, person }) =>
    person.choose(page.getByLabel(label), (field) => field.fill('2026-12-26'));

async function follow({ page, person }: AtWork): Promise<void> {
  const opened = page.waitForEvent('popup');
  await person.push(page.getByRole('link', { name: 'Ver su página' }));
  expect((await opened).url()).toContain('/pull/1');
}

const exclude = [adding(EXCLUSIONS, 'Entidad excluida', 'MUTUAL DEL ARROYO'), filling(/^Motivo$/, REASON)];
const decide = [
  adding(PRODUCTS, 'Préstamo decidido', CODE),
  filling(/^Préstamo$/, 'PLAN DEL ARROYO'),
  filling(/^Decisión$/, 'Queda afuera'),
  filling(/^Motivo$/, 'La cifra no parece cierta.'),
];
const giveDays = [giveDay('Publicar el día'), giveDay('Hasta el día')];
const writeFive = [...writeThree, writeParagraph, writeArticle];
const correct = filling(/^Bajada del título/, 'Corregida.');

/** Everyday jobs, with the most presses and places that they may take: those of the editor before it was a form alone. */
const JOBS: [job: string, presses: number, places: number, ...steps: Step[]][] = [
  ['a tagline', 2, 2, writeOne],
  ['a new lender with its logo', 21, 21, addLender],
  ['texts of three lenders and one proposal', 7, 7, ...writeThree, handIn],
  ['an excluded entity', 5, 3, ...exclude],
  ['the advert', 2, 2, writeAdvert],
  ['a page of text with its two days', 4, 4, writeArticle, ...giveDays],
  ['a paragraph of the terms', 2, 2, writeParagraph],
  // Before, 2 in 1 place: the first screen listed the loans that waited for it, which the content no longer holds.
  ['a decision on a loan', 6, 5, ...decide],
  ['the first of five changes taken back', 11, 11, ...writeFive, takeBackFirst],
  ['a text found by its words', 3, 0, findText],
  ['a proposal followed on its own page', 5, 5, writeOne, handIn, follow],
  ['what a reviewer asked, as another proposal', 5, 5, writeOne, handIn, correct, handIn],
];

test.for(
  [DESKTOP, PHONE].flatMap((device) =>
    JOBS.map((job) => [job[0], device.viewport.width, device, job] as const),
  ),
)(
  'by labels and keyboard alone, %s takes no more presses than before, in a window of %i px',
  async ([, , device, [, presses, places, ...steps]], { task }) => {
    const { page, host } = await openEditor(built.address(), { device });
    const person = personAt(page);
    for (const step of steps) await step({ page, person, pulls: host.pulls });
    const { did } = person;
    task.meta.summary = `Editor: ${did.presses} presses in ${did.places} places: ${task.name}`;
    expect(did.presses).toBeLessThanOrEqual(presses);
    expect(did.places).toBeLessThanOrEqual(places);
  },
);
