import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { AxeResults } from 'axe-core';
import { strFromU8, unzipSync } from 'fflate';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisit, type Visit } from '../support/visit.ts';

const ROOT = join(import.meta.dirname, '../..');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const out = mkdtempSync(join(tmpdir(), 'editor-'));
let server: Server;
let visit: Visit;

/** Any host will do: files and nothing else. */
const serveFile = (path: string): { type: string; body: Buffer } => ({
  type: TYPES[extname(path)] ?? 'application/json',
  body: readFileSync(join(out, path)),
});

beforeAll(async () => {
  const configFile = join(ROOT, 'scripts/review/editor/vite.config.ts');
  await build({ configFile, logLevel: 'error', build: { outDir: out, emptyOutDir: true } });
  server = createServer((request, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end();
    const { type, body } = serveFile(request.url === '/' ? 'index.html' : (request.url ?? ''));
    return response.writeHead(200, { 'Content-Type': type }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  visit = await newVisit();
  await visit.page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});

afterAll(async () => {
  await visit.close();
  server.close();
  rmSync(out, { recursive: true, force: true });
});

const PROMISE = 'Te lo aprobamos seguro, hoy mismo.';
const TAGLINE = 'Simulá tu cuota y compará con calma.';

test('a text is changed, told what is wrong with it, seen, kept and handed in', async () => {
  const { page, problems } = visit;
  const tagline = page.getByLabel(/^Bajada del título/);
  const field = page.locator('.field', { has: tagline });
  await tagline.fill(PROMISE);
  await field.locator('.error').waitFor();
  expect(await page.getByRole('status').textContent()).toBe('1 cosa para corregir');
  expect(await page.getByRole('button', { name: 'Descargar los archivos' }).isDisabled()).toBe(true);

  await tagline.fill(TAGLINE);
  await page.frameLocator('iframe').getByText(TAGLINE).waitFor();
  expect(await page.getByRole('status').textContent()).toBe('Todo en orden');

  await page.evaluate(() =>
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true),
  );
  await page.reload();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar los archivos' }).click(),
  ]);
  const archive = join(out, 'cambios.zip');
  await download.saveAs(archive);
  const files = Object.entries(unzipSync(readFileSync(archive)));
  expect(files).toHaveLength(1);
  const [[name, bytes] = ['', new Uint8Array()]] = files;
  const before = readFileSync(join(ROOT, name), 'utf8').split('\n');
  const after = strFromU8(bytes).split('\n');
  expect(after.filter((line, index) => line !== before[index])).toEqual([`    "tagline": "${TAGLINE}",`]);
  expect(problems).toEqual([]);
});

test('it can be used on a telephone and without seeing it', async () => {
  const { page } = visit;
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.addScriptTag({ content: AXE });
  const { violations } = (await page.evaluate('axe.run(document, { iframes: false })')) as AxeResults;
  expect(violations.map(({ id }) => id)).toEqual([]);
});
