import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeHost } from '../support/server/code-host/code-host.ts';
import { openAtHost } from '../support/browser/editor-host.ts';
import { faultsOf } from '../support/browser/editor-faults.ts';
import {
  builtEditor,
  chooseOnMap,
  FIRST_FILE,
  LENDERS,
  TAGLINE,
  taglineOf,
} from '../support/browser/editor-visit.ts';
import { useVisitors } from '../support/data/visitors.ts';

const TOKEN = 'github_pat_of_ana';
const SECOND_FILE = `config/lenders/${LENDERS.second.id}.json`;
const RENAMED = `${LENDERS.first.name} Nuevo`;
const CONTACT = 'config/contact.json';
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>`;

const built = builtEditor();
// The tests let calls fail; the browser writes each of them to its console.
const visitor = useVisitors({ fresh: true, allows: /Failed to load resource|net::ERR/ });

let host: ReturnType<typeof codeHost>;
/** The commit that the site shows; '' when it does not say it. */
let shown: string;
beforeEach(async () => {
  host = codeHost({}, { [TOKEN]: { login: 'ana', push: true }, reader: { login: 'eva', push: false } });
  shown = '';
  await host.start();
});
afterEach(() => {
  expect(host.invalid).toEqual([]);
  host.stop();
});

/** The editor at a place, with its files at the loopback host. */
async function opened(place = FIRST_FILE): Promise<Page> {
  const { page } = await visitor();
  const version = () => ({ commit: shown, day: shown && '2026-11-25' });
  await openAtHost(page, host, { folder: built.folder, address: built.address(), place, version });
  return page;
}

const token = (page: Page) => page.getByLabel('Clave del lugar donde se guardan los archivos');
const use = (page: Page) => page.getByRole('button', { name: 'Usar esta clave' });
const press = (page: Page) => page.getByRole('button', { name: 'Proponer con un toque' });
const calm = (page: Page) => page.getByRole('status').filter({ hasText: 'Todo en orden' }).waitFor();

/** Gives the token, and waits until the button is there. */
async function giveToken(page: Page): Promise<void> {
  await token(page).fill(TOKEN);
  await use(page).click();
  await press(page).waitFor();
  await calm(page);
}

/** A page with a tagline changed and the token given. */
async function ready(): Promise<Page> {
  const page = await opened();
  await taglineOf(page).fill(TAGLINE);
  await giveToken(page);
  return page;
}

const proposed = (at: number, file: string): string => host.treeAt(host.pulls[at]?.head ?? '')[file] ?? '';

test('a text goes back to what it was before, as a change like any other', async () => {
  const page = await ready();
  const field = page.locator('.field').filter({ has: taglineOf(page) });
  await taglineOf(page).focus();
  await field.getByText('Cómo fue antes').click();
  await field.getByText('ana, el 02/11/2026').waitFor();
  await field.getByRole('button', { name: 'Volver a este' }).click();
  await page.getByText('Todavía no cambiaste nada.').waitFor();
  expect(await taglineOf(page).inputValue()).toBe(LENDERS.first.page?.tagline);
});

test('three files and a logo are handed in with one press', async () => {
  const page = await opened();
  await taglineOf(page).fill(TAGLINE);
  const drawing = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) };
  await page.getByLabel('Logo (un dibujo SVG)').setInputFiles(drawing);
  await chooseOnMap(page, SECOND_FILE);
  await taglineOf(page).fill('Otra bajada, con ñ.');
  await chooseOnMap(page, CONTACT);
  await page
    .getByLabel(/^Título principal/)
    .first()
    .fill('Hablemos');
  await giveToken(page);
  await press(page).click();
  await page.getByText('Listo: tu propuesta es la 1.').waitFor();
  expect(host.pulls.length).toBe(1);
  expect(host.pulls[0]?.title).not.toBe('');
  expect(host.pulls[0]?.body).toContain(TAGLINE);
  expect(proposed(0, FIRST_FILE)).toContain(TAGLINE);
  expect(proposed(0, SECOND_FILE)).toContain('Otra bajada, con ñ.');
  expect(proposed(0, CONTACT)).toContain('Hablemos');
  expect(proposed(0, `config/logos/${LENDERS.first.logo ?? `${LENDERS.first.id}.svg`}`)).toContain('<svg');
  expect(host.commits.get(host.refs.get(host.pulls[0]?.head ?? '') ?? '')?.parents).toEqual([
    host.refs.get('main'),
  ]);
});

describe('the token', () => {
  test.each([
    ['that nobody knows is told', 'nobody', 'La clave no sirve'],
    ['that may only read is told before the press', 'reader', 'no tiene permiso para escribir'],
  ])('the token %s', async (_, given, words) => {
    const page = await opened();
    await taglineOf(page).fill(TAGLINE);
    await token(page).fill(given);
    await use(page).click();
    await page.getByRole('alert').filter({ hasText: words }).waitFor();
    expect(await press(page).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
  });

  test('the token stays in the tab alone, and in no address and no draft', async () => {
    const page = await ready();
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).not.toContain(TOKEN);
    expect(page.url()).not.toContain(TOKEN);
    expect(host.calls.join()).not.toContain(TOKEN);
    await page.getByRole('button', { name: 'Olvidar la clave' }).click();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(TOKEN);
  });
});

test('what a colleague published meanwhile goes along, and is looked at once more first', async () => {
  const page = await ready();
  const before = host.treeAt('main')[FIRST_FILE] ?? '';
  host.publish({ [FIRST_FILE]: before.replace(LENDERS.first.name, RENAMED) });
  await press(page).click();
  await page.getByText('se publicaron cambios de otra persona').waitFor();
  expect(host.pulls).toEqual([]);
  await calm(page);
  await press(page).click();
  await page.getByText('Listo: tu propuesta es la 1.').waitFor();
  expect(proposed(0, FIRST_FILE)).toContain(RENAMED);
  expect(proposed(0, FIRST_FILE)).toContain(TAGLINE);
});

test.each([
  ['POST /git/refs', 'cut-after', 'Se cortó la conexión'],
  ['POST /pulls', 'cut-after', 'Se cortó la conexión'],
  ['POST /pulls', { status: 502 }, 'no anda (502)'],
] as const)('a press that fails at %s (%j) says so, and the next one goes on', async (step, fault, words) => {
  const page = await ready();
  host.faults.set(step, fault);
  await press(page).click();
  await page.getByText(words).waitFor();
  host.faults.clear();
  await press(page)
    .or(page.getByRole('button', { name: 'Proponer aparte' }))
    .click();
  await page.getByText('Listo: tu propuesta es la 1.').waitFor();
  expect([host.pulls.length, host.refs.size]).toEqual([1, 2]);
});

test('a proposal is followed from waiting until the site shows it, and then leaves the draft', async () => {
  const page = await ready();
  await press(page).click();
  await page.getByText('Listo: tu propuesta es la 1.').waitFor();
  await page.getByRole('link', { name: 'Inicio', exact: true }).click();
  const mine = page.getByRole('region', { name: /^Mis propuestas/ });
  await mine.getByText('Esperando la revisión automática').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  const again = mine.getByRole('button', { name: 'Leer de nuevo' });
  const [{ head } = { head: '' }] = host.pulls;
  const run = { id: 1, status: 'completed', annotations: [{ message: 'El título es largo.' }] };
  host.runs.set(host.refs.get(head) ?? '', [{ ...run, conclusion: 'failure' }]);
  await again.click();
  await mine.getByText('El título es largo.').waitFor();
  host.runs.set(host.refs.get(head) ?? '', [{ ...run, conclusion: 'success' }]);
  await again.click();
  await mine.getByText('en verde').waitFor();
  shown = host.refs.get('main') ?? '';
  host.merge(1);
  await again.click();
  await mine.getByText('Publicada el 20/11/2026; todavía no llegó al sitio').waitFor();
  shown = host.refs.get('main') ?? '';
  await again.click();
  await mine.getByText('Ya está en el sitio, con la versión del 25/11/2026').waitFor();
  await page.frameLocator('iframe[title="La página, como está publicada"]').getByText(TAGLINE).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.getByText('Todavía no cambiaste nada.').waitFor();
  await chooseOnMap(page, FIRST_FILE);
  expect(await taglineOf(page).inputValue()).toBe(TAGLINE);
});

test('one more change goes into the same proposal, which can be taken back', async () => {
  const page = await ready();
  await press(page).click();
  await page.getByText('Listo: tu propuesta es la 1.').waitFor();
  await taglineOf(page).fill('Corregida como pidieron.');
  await calm(page);
  await page.getByRole('button', { name: 'Sumar a la propuesta 1' }).click();
  await expect.poll(() => proposed(0, FIRST_FILE)).toContain('Corregida como pidieron.');
  expect(host.pulls.length).toBe(1);
  await page.getByRole('link', { name: 'Inicio', exact: true }).click();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: /^Retirar/ }).click();
  await page.getByText('Cerrada sin publicar').waitFor();
  expect(host.refs.size).toBe(1);
});

test('title and reason of a proposal are written by hand, and renewed with each press', async () => {
  const page = await ready();
  const told = () => [host.pulls[0]?.title, host.pulls[0]?.body.split('\n')[0]];
  const title = page.getByLabel('Título de la propuesta');
  await title.fill('Navidad');
  await page.getByLabel('Por qué, para quien revisa').fill('Lo pidió Ana.');
  await press(page).click();
  await page.getByText('Listo: tu propuesta es la 1.').waitFor();
  expect(told()).toEqual(['Navidad', 'Lo pidió Ana.']);
  await title.fill('Navidad y Reyes');
  await taglineOf(page).fill('Corregida como pidieron.');
  await calm(page);
  await page.getByRole('button', { name: 'Sumar a la propuesta 1' }).click();
  await expect.poll(told).toEqual(['Navidad y Reyes', 'Lo pidió Ana.']);
  expect(host.pulls[0]?.body).toContain('Corregida como pidieron.');
});

test('a text that another open proposal changes says so while it is written', async () => {
  const page = await opened();
  const file = host.treeAt('main')[FIRST_FILE] ?? '';
  host.refs.set('editor/otra', host.refs.get('main') ?? '');
  host.publish(
    { [FIRST_FILE]: file.replace(LENDERS.first.page?.tagline ?? '', 'La de Eva.') },
    'editor/otra',
  );
  host.propose('editor/otra', 'eva');
  await taglineOf(page).fill(TAGLINE);
  await giveToken(page);
  const notice = page.getByRole('link', { name: 'Hay otra propuesta para este texto (n.º 1)' });
  await notice.waitFor();
  await taglineOf(page).fill('La de Eva.');
  await expect.poll(() => notice.count()).toBe(0);
});

test('two proposals for one text: the second is told to clash, is asked about and brought up to date', async () => {
  const page = await ready();
  await press(page).click();
  await page.getByText('Listo: tu propuesta es la 1.').waitFor();
  const before = host.treeAt('main')[FIRST_FILE] ?? '';
  const theirs = 'Lo que publicó Eva.';
  host.publish({ [FIRST_FILE]: before.replace(LENDERS.first.page?.tagline ?? '', theirs) });
  await page.getByRole('link', { name: 'Inicio', exact: true }).click();
  const mine = page.getByRole('region', { name: /^Mis propuestas/ });
  await mine.getByRole('button', { name: 'Leer de nuevo' }).click();
  await mine.getByText('Choca con lo publicado').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await mine.getByRole('button', { name: /^Ponerla al día/ }).click();
  await page.getByRole('heading', { name: 'Otra persona cambió lo mismo que vos' }).waitFor();
  await page.getByRole('button', { name: 'Dejar lo mío' }).click();
  await calm(page);
  await page.getByRole('button', { name: 'Sumar a la propuesta 1' }).click();
  await page.getByText('Listo: tu propuesta es la 1.').waitFor();
  await mine.getByText('Esperando la revisión automática').waitFor();
  const head = host.refs.get(host.pulls[0]?.head ?? '') ?? '';
  expect(host.commits.get(head)?.parents).toContain(host.refs.get('main'));
  expect(proposed(0, FIRST_FILE)).toContain(TAGLINE);
});

test.each([
  ['leaves the proposal when somebody says so', true],
  ['stays in the proposal otherwise', false],
])('a change that is taken back once it was handed in %s', async (_, isTakenOut) => {
  const page = await opened();
  await taglineOf(page).fill(TAGLINE);
  await chooseOnMap(page, SECOND_FILE);
  await taglineOf(page).fill('Otra bajada.');
  await giveToken(page);
  await press(page).click();
  await page.getByText('Listo: tu propuesta es la 1.').waitFor();
  await page.getByRole('button', { name: /^Volver atrás: .*Otra bajada/ }).click();
  await calm(page);
  const asked = new Promise<string>((done) => {
    page.once('dialog', (dialog) => {
      done(dialog.message());
      void (isTakenOut ? dialog.accept() : dialog.dismiss());
    });
  });
  await page.getByRole('button', { name: 'Sumar a la propuesta 1' }).click();
  expect(await asked).toContain(`«${LENDERS.second.name}»`);
  await expect.poll(() => proposed(0, SECOND_FILE).includes('Otra bajada.')).toBe(!isTakenOut);
  expect(proposed(0, FIRST_FILE)).toContain(TAGLINE);
});

test.each([
  ['the connection is cut', 'cut-before', 'Se cortó la conexión'],
  ['the token may not', { status: 403 }, 'Hacé otra con los dos y pegala'],
  ['the host is down', { status: 502 }, 'no anda (502)'],
] as const)('a proposal that is not taken back says why and what to do: %s', async (_, fault, words) => {
  const page = await ready();
  await press(page).click();
  await page.getByText('Listo: tu propuesta es la 1.').waitFor();
  await page.getByRole('link', { name: 'Inicio', exact: true }).click();
  const back = page.getByRole('button', { name: /^Retirar/ });
  await back.waitFor();
  host.faults.set('PATCH /pulls/{pull_number}', fault);
  page.on('dialog', (dialog) => void dialog.accept());
  await back.click();
  const told = page.getByRole('alert').filter({ hasText: 'no se retiró' });
  await told.waitFor();
  expect(await told.innerText()).toContain(words);
  expect(await told.innerText()).toContain('cerrarla en su página');
  expect(host.pulls[0]?.state).toBe('open');
  host.faults.clear();
  await back.click();
  await page.getByText('Cerrada sin publicar').waitFor();
  expect(await told.count()).toBe(0);
});

test('a token that no longer serves is exchanged where the proposals are read', async () => {
  const { page } = await visitor();
  await page.addInitScript(() => localStorage.setItem('editor-token', 'expired'));
  await openAtHost(page, host, { folder: built.folder, address: built.address(), place: 'inicio' });
  await page.getByRole('button', { name: 'Pegar otra clave' }).click();
  await token(page).fill(TOKEN);
  await use(page).click();
  await page.getByText('Todavía no propusiste nada desde acá.').waitFor();
  expect(await page.getByRole('button', { name: 'Pegar otra clave' }).count()).toBe(0);
});

test('each step to a token has its drawing', async () => {
  const page = await opened();
  await taglineOf(page).fill(TAGLINE);
  await page.getByText('Cómo conseguir la clave').click();
  const steps = page.locator('.steps li');
  expect([await steps.count(), await steps.locator('svg:visible').count()]).toEqual([4, 4]);
  expect(await faultsOf(page)).toEqual([]);
});
