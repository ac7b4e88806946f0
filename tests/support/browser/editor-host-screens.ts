import type { Page } from 'playwright';
import { content } from '../content/content.ts';
import type { EditorScreen, Shown } from './editor-host.ts';
import { BRANCHES } from '#scripts/preview/editor/page/host/propose.ts';
import { chooseOnMap, FIRST_FILE, LENDERS, TAGLINE, taglineOf } from './editor-visit.ts';

/** Tokens that the host of these screens knows: of somebody who may write, and of somebody who may not. */
const WRITER = 'github_pat_of_ana';
const READER = 'github_pat_of_eva';
export const TOKENS = {
  [WRITER]: { login: 'ana', push: true },
  [READER]: { login: 'eva', push: false },
};

const START = 'inicio';
const SECOND_FILE = `config/lenders/${LENDERS.second.id}.json`;
const changesPart = (page: Page) => page.locator('.changes');
const calm = (page: Page) => page.getByRole('status').filter({ hasText: 'Todo en orden' }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Changes texts of two lenders and of the contact page. */
async function changeThree({ page }: Shown): Promise<void> {
  await taglineOf(page).fill(TAGLINE);
  await chooseOnMap(page, SECOND_FILE);
  await taglineOf(page).fill('Otra bajada, con ñ.');
  await chooseOnMap(page, 'config/contact.json');
  await page.locator('[data-pointer="/title"]').fill('Hablemos');
  await calm(page);
}

async function giveToken(page: Page, token: string): Promise<void> {
  await page.getByLabel('Clave del lugar donde se guardan los archivos').fill(token);
  await press(page, 'Usar esta clave');
}

/** Hands one text in. */
async function handIn({ page }: Shown): Promise<void> {
  await taglineOf(page).fill(TAGLINE);
  await calm(page);
  await press(page, 'Proponer con un toque');
  await page.getByText('Listo: tu propuesta es la 1.').waitFor();
}

/** Somebody else publishes another tagline while mine waits. */
async function meetConflict({ page, host }: Shown): Promise<void> {
  await taglineOf(page).fill(TAGLINE);
  await calm(page);
  const before = host.treeAt('main')[FIRST_FILE] ?? '';
  host.publish({ [FIRST_FILE]: before.replace(LENDERS.first.page?.tagline ?? '', 'Lo que publicó otra.') });
  await press(page, 'Proponer con un toque');
  await page.getByRole('heading', { name: 'Otra persona cambió lo mismo que vos' }).waitFor();
}

const FATES = ['closed', 'coming', 'live', 'red', 'green', 'waiting'] as const;
const OPEN: readonly string[] = FATES.slice(3);
const MESSAGE = 'config/contact.json › title: dice «Hablemos ya»; se esperaban hasta 40 letras.';

/** Keeps a proposal of mine in every state at the host. */
function keepProposals({ host }: Shown): void {
  const main = host.refs.get('main') ?? '';
  for (const [at, fate] of FATES.entries()) {
    const head = `${BRANCHES}${fate}`;
    host.refs.set(head, main);
    host.publish({ 'config/note.txt': fate }, head);
    const commit = host.refs.get(head) ?? '';
    const isMerged = fate === 'coming' || fate === 'live';
    host.pulls.push({
      number: at + 1,
      head,
      base: 'main',
      title: `Cambia la bajada de ${content.lenders[at]?.name}`,
      body: '',
      by: TOKENS[WRITER].login,
      state: OPEN.includes(fate) ? 'open' : 'closed',
      merged_at: isMerged ? '2026-11-20T10:00:00Z' : null,
      merge_commit_sha: isMerged ? (fate === 'live' ? main : commit) : null,
    });
    const run = { id: at + 1, status: 'completed', annotations: [{ message: MESSAGE }] };
    if (fate === 'red') host.runs.set(commit, [{ ...run, conclusion: 'failure' }]);
    if (fate === 'green') host.runs.set(commit, [{ ...run, conclusion: 'success' }]);
  }
}

const mine = (page: Page) => page.getByRole('region', { name: /^Mis propuestas/ });

/** Brings the proposals into sight in every state. */
async function showProposals(shown: Shown): Promise<void> {
  const { page } = shown;
  await mine(page).getByText('Todavía no propusiste nada').waitFor();
  keepProposals(shown);
  await press(page, 'Leer de nuevo');
  await mine(page)
    .getByText(/letras\.$/)
    .waitFor();
}

const tokenForm = (page: Page) => page.locator('.token');
const handInPart = (page: Page) => page.locator('.hand-in');

/** Screens of handing in, at a host. */
export const HOST_SCREENS: readonly EditorScreen[] = [
  { name: 'changes of three files', place: FIRST_FILE, act: changeThree, at: changesPart },
  {
    name: 'way to a token',
    place: FIRST_FILE,
    act: async ({ page }) => {
      await taglineOf(page).fill(TAGLINE);
      await page.getByText('Cómo conseguir la clave').click();
    },
    at: tokenForm,
  },
  {
    name: 'token that nobody knows',
    place: FIRST_FILE,
    act: async ({ page }) => {
      await taglineOf(page).fill(TAGLINE);
      await giveToken(page, 'nobody');
      await page.getByRole('alert').filter({ hasText: 'La clave no sirve' }).waitFor();
    },
    at: tokenForm,
  },
  {
    name: 'token that may only read',
    place: FIRST_FILE,
    act: async ({ page }) => {
      await taglineOf(page).fill(TAGLINE);
      await giveToken(page, READER);
      await page.getByRole('alert').filter({ hasText: 'no tiene permiso para escribir' }).waitFor();
    },
    at: tokenForm,
  },
  {
    name: 'changes with a token',
    place: FIRST_FILE,
    token: WRITER,
    act: changeThree,
    at: handInPart,
  },
  { name: 'handed in', place: FIRST_FILE, token: WRITER, act: handIn, at: handInPart },
  {
    name: 'press that fails',
    place: FIRST_FILE,
    token: WRITER,
    act: async ({ page, host }) => {
      host.faults.set('POST /pulls', { status: 502 });
      await taglineOf(page).fill(TAGLINE);
      await calm(page);
      await press(page, 'Proponer con un toque');
      await page.getByText('no anda (502)').waitFor();
    },
    at: handInPart,
  },
  {
    name: 'more for a proposal that is open',
    place: FIRST_FILE,
    token: WRITER,
    act: async (shown) => {
      await handIn(shown);
      await taglineOf(shown.page).fill('Corregida como pidieron.');
      await calm(shown.page);
    },
    at: handInPart,
  },
  {
    name: 'what a text was before',
    place: FIRST_FILE,
    token: WRITER,
    act: async ({ page }) => {
      await taglineOf(page).fill(TAGLINE);
      const field = page.locator('.field').filter({ has: taglineOf(page) });
      await field.getByText('Cómo fue antes').click();
      await field.getByRole('button', { name: 'Volver a este' }).waitFor();
    },
    at: taglineOf,
  },
  {
    name: 'proposal that is on the site',
    place: FIRST_FILE,
    token: WRITER,
    act: async (shown) => {
      const { page, host } = shown;
      await handIn(shown);
      host.merge(1);
      await page.getByRole('link', { name: 'Inicio', exact: true }).click();
      await press(page, 'Leer de nuevo');
      await mine(page).getByText('Ya está en el sitio').waitFor();
      await page.locator('.picture').waitFor();
    },
    at: mine,
  },
  { name: 'conflict', place: FIRST_FILE, token: WRITER, act: meetConflict },
  {
    name: 'conflict on the start screen',
    place: FIRST_FILE,
    token: WRITER,
    act: async (shown) => {
      await meetConflict(shown);
      await shown.page.getByRole('link', { name: 'Inicio', exact: true }).click();
      await shown.page.getByRole('heading', { name: 'Para hoy' }).waitFor();
    },
  },
  { name: 'my proposals in every state', place: START, token: WRITER, act: showProposals, at: mine },
  {
    name: 'proposal that is not taken back',
    place: START,
    token: WRITER,
    act: async (shown) => {
      const { page, host } = shown;
      await showProposals(shown);
      host.faults.set('PATCH /pulls/{pull_number}', { status: 502 });
      page.once('dialog', (dialog) => void dialog.accept());
      await page
        .getByRole('button', { name: /^Retirar/ })
        .first()
        .click();
      await page.getByRole('alert').filter({ hasText: 'no se retiró' }).waitFor();
    },
    at: mine,
  },
  {
    name: 'my proposals that cannot be read',
    place: START,
    token: 'nobody',
    act: ({ page }) => mine(page).getByText('La clave no sirve').waitFor(),
    at: mine,
  },
  {
    name: 'another token for my proposals',
    place: START,
    token: 'nobody',
    act: async ({ page }) => {
      await press(page, 'Pegar otra clave');
      await tokenForm(page).waitFor();
    },
    at: mine,
  },
];
