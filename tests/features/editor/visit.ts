import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { BrowserContextOptions, FrameLocator, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { dataOf } from '#scripts/changes/data-of.ts';
import { readTexts } from '#scripts/changes/read-texts.ts';
import type { EditorData } from '#scripts/editor/dev-plugin.ts';
import { textsOf } from '#scripts/editor/page/draft.ts';
import { newVisit } from '../../support/browser/visit.ts';
import { ROOT } from '../../support/content/files.ts';
import { content } from '../../support/content/content.ts';
import { codeHost } from './code-host.ts';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const [first, second, third] = content.lenders.filter((lender) => lender.page);
if (!first || !second || !third) throw new Error('The content needs three lenders with pages.');

/** Files of three lenders that have pages. */
export const LENDERS = [first, second, third].map(({ id }) => `config/lenders/${id}.json`) as [
  string,
  string,
  string,
];
export const TOKEN = 'clave-de-ana';
/** A text that a tagline may be. */
export const TAGLINE = 'Mirá cuánto vas a pagar.';

export const taglineOf = (page: Page): Locator => page.getByLabel(/^Bajada del título/);
export const previewOf = (page: Page): FrameLocator => page.frameLocator('iframe');
export const calm = (page: Page): Promise<void> =>
  page.locator('header > [role=status]', { hasText: 'Todo en orden' }).waitFor();

export const tokenOf = (page: Page): Locator => page.getByLabel(/^Clave del lugar/);
export const handInOf = (page: Page): Locator => page.getByRole('button', { name: 'Proponer con un toque' });

/** A file of the draft as it is kept; undefined for one that is not changed. */
export const kept = (page: Page, file: string): Promise<unknown> =>
  page.evaluate((name) => {
    const { files } = JSON.parse(localStorage.getItem('editor-draft') || '{"files":[]}') as {
      files: [string, unknown][];
    };
    return files.find(([one]) => one === name)?.[1];
  }, file);

export async function hasKept(page: Page, file: string, text: string): Promise<void> {
  await expect.poll(async () => JSON.stringify((await kept(page, file)) ?? '')).toContain(text);
}

/** Opens the parts of the form around a field, and writes in it. */
export async function write(field: Locator, text: string): Promise<void> {
  await field.waitFor({ state: 'attached' });
  for (const part of await field.locator('xpath=ancestor::details[not(@open)]').all())
    await part.locator('> summary').click();
  await field.fill(text);
}

/** The editor's page as it is published, for the tests of a file; any host will do: files and nothing else. */
export function builtEditor() {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    const path = request.url === '/' ? 'index.html' : (request.url ?? '');
    const type = TYPES[extname(path)] ?? 'application/json';
    return response.writeHead(200, { 'Content-Type': type }).end(readFileSync(join(folder, path)));
  });
  beforeAll(async () => {
    const config = ['--config', 'scripts/editor/vite.config.ts', '--logLevel', 'error'];
    execFileSync('npx', ['vite', 'build', ...config, '--outDir', folder, '--emptyOutDir'], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, address: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

type Opened = {
  device?: BrowserContextOptions;
  /** The file and the pointer that it is opened at. */
  place?: string;
  /** Changes what is published, by the data of its files. */
  change?: (files: Record<string, unknown>) => void;
};

/** Somebody with the editor open until the test ends, whose proposals go to a host; nothing may go wrong in the page meanwhile. */
export async function openEditor(address: string, { device, place = '', change }: Opened = {}) {
  const visit = await newVisit(device);
  const { page } = visit;
  const host = codeHost(readTexts(ROOT), { [TOKEN]: 'WRITE' });
  onTestFinished(async () => {
    await visit.close();
    host.remove();
    expect(visit.problems).toEqual([]);
  });
  page.setDefaultTimeout(15_000);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  await page.context().route('https://umbral.example/**', (route) => route.fulfill({ body: 'host' }));
  await page.route('https://umbral.example/api/graphql', async (route) => {
    const { authorization = '' } = route.request().headers();
    const answer = host.answer(authorization, route.request().postDataJSON() as never);
    if (answer) await route.fulfill({ status: answer.status, json: answer.body });
    else await route.abort();
  });
  if (change)
    await page.route('**/data.json', async (route) => {
      const data = (await (await route.fetch()).json()) as EditorData;
      const files = Object.entries(data.files).map(([file, text]) => [file, dataOf(file, text)]);
      const changed = Object.fromEntries(files) as Record<string, unknown>;
      change(changed);
      await route.fulfill({ json: { ...data, files: textsOf(changed) } });
    });
  await page.goto(`${address}#${place}`);
  await page.locator('header > [role=status]').waitFor();
  return {
    page,
    host,
    problems: visit.problems,
    /** Files of the page that were asked for. */
    own: () => [...asked].flatMap((url) => url.split(`${address}`)[1] ?? []),
    /** Addresses of anybody else that were asked. */
    foreign: () =>
      [...asked].filter((url) => /^https?:/.test(url) && !url.startsWith(new URL(address).origin)),
  };
}
