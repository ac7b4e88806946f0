import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import type { EditorData } from '#scripts/preview/editor/editor-data.ts';
import { content } from '../content/content.ts';
import { ROOT } from '../content/files.ts';
import { newVisit, type Visit } from './visit.ts';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The editor's page as it is published, for the tests of a file; any host will do: files and nothing else. */
export function builtEditor(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    const path = request.url === '/' ? 'index.html' : (request.url ?? '');
    const type = TYPES[extname(path)] ?? 'application/json';
    return response.writeHead(200, { 'Content-Type': type }).end(readFileSync(join(folder, path)));
  });
  beforeAll(async () => {
    const config = 'scripts/preview/editor/vite.config.ts';
    const parameters = ['--config', config, '--logLevel', 'error', '--outDir', folder, '--emptyOutDir'];
    execFileSync('npx', ['vite', 'build', ...parameters], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', VITEST: '', ...env },
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, address: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** Lets the site that the editor asks say nothing of itself, unless a test has it say something. */
export const muteSite = (page: Page): Promise<unknown> =>
  page.context().route('**/datos/*.json', (route) => route.fulfill({ json: {} }));

/** Opens the editor at the first lender, or at another place, with other data than it was built with. */
export async function openWith(
  page: Page,
  address: string,
  change: (data: EditorData) => void,
  place = FIRST_FILE,
) {
  await muteSite(page);
  await page.route('**/data.json', async (route) => {
    const data = (await (await route.fetch()).json()) as EditorData;
    change(data);
    await route.fulfill({ json: data });
  });
  await page.goto(`${address}#${place}`);
}

const [first, second] = content.lenders.filter((lender) => lender.page);
if (!first || !second) throw new Error('The content needs two lenders with pages.');

/** Two lenders that have pages. */
export const LENDERS = { first, second };
/** The file of the first of them. */
export const FIRST_FILE = `config/lenders/${first.id}.json`;

/** Chooses a file on the map. */
export const chooseOnMap = (page: Page, file: string): Promise<void> =>
  page.locator(`nav a[data-file="${file}"]`).click();

export const previewOf = (page: Page): FrameLocator => page.frameLocator('iframe');
export const taglineOf = (page: Page): Locator => page.getByLabel(/^Bajada del título/);
/** A text that a tagline may be. */
export const TAGLINE = 'Mirá cuánto vas a pagar.';

/** Opens the parts of the form around a field. */
export async function reveal(field: Locator): Promise<void> {
  await field.waitFor({ state: 'attached' });
  for (const part of await field.locator('xpath=ancestor::details').all())
    if ((await part.getAttribute('open')) === null) await part.locator('> summary').click();
}

/** The editor's page for the tests of a file, one after the other; nothing may go wrong in it meanwhile. */
export function useEditor() {
  const built = builtEditor();
  let visit: Visit;
  let presses = 0;
  const page = (): Page => visit.page;

  beforeAll(async () => {
    visit = await newVisit();
    page().setDefaultTimeout(10_000);
    await muteSite(page());
    await page().goto(`${built.address()}#${FIRST_FILE}`);
  });

  afterAll(async () => {
    await visit.close();
    expect(visit.problems).toEqual([]);
  });

  const status = (): Locator => page().getByRole('status');
  return {
    built,
    page,
    preview: () => previewOf(page()),
    status,
    calm: () => status().filter({ hasText: 'Todo en orden' }).waitFor(),
    tagline: () => taglineOf(page()),
    button: (name: string | RegExp) => page().getByRole('button', { name }),
    press: (button: Locator): Promise<void> => {
      presses += 1;
      return button.click();
    },
    write: (field: Locator, text: string): Promise<void> => {
      presses += 1;
      return field.fill(text);
    },
    choose: async (file: string): Promise<void> => {
      presses += 1;
      await chooseOnMap(page(), file);
    },
    /** Choices, buttons and written fields since it was last asked. */
    pressesSince: (): number => {
      const count = presses;
      presses = 0;
      return count;
    },
    discard: async (): Promise<void> => {
      page().once('dialog', (dialog) => void dialog.accept());
      await page().getByRole('button', { name: 'Descartar lo que cambié' }).click();
      await page().getByText('Todavía no cambiaste nada.').waitFor();
    },
  };
}
