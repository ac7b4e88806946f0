import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { dayInBuenosAires } from '#domain/format.ts';
import type { Exclusions } from '#generated/types.ts';
import { PROJECT } from '#scripts/cli/command.ts';
import { buildChanged, type ChangedSite } from '#scripts/preview/changes/changed-content.ts';
import { bankDetailPath } from '#site/routes.ts';
import { SimulatorPage } from '#scripts/preview/visitor/simulator-page.ts';
import { content } from '../support/content/content.ts';
import { openAtHost } from '../support/browser/editor-host.ts';
import { personAt } from '../support/browser/editor-person.ts';
import { builtEditor, FIRST_FILE, LENDERS } from '../support/browser/editor-visit.ts';
import { useVisitors } from '../support/data/visitors.ts';
import { recordFigures } from '../support/run/figures.ts';
import { codeHost } from '../support/server/code-host/code-host.ts';
import { serveDist } from '../support/server/server.ts';

const TIMEOUT = 300_000;
const TOKEN = 'github_pat_of_ana';
const WHY = 'Lo pidió el juzgado.';
const EXCLUSIONS = 'config/tables/exclusions.json';
const { name, id, legalNames } = LENDERS.first;
const SHEETS = content.bankDetails.flatMap(({ lenderId, slug }) =>
  lenderId === id ? [bankDetailPath(slug)] : [],
);

const built = builtEditor();
const visitor = useVisitors({ fresh: true });
const host = codeHost({}, { [TOKEN]: { login: 'ana', push: true } });
let site: ChangedSite | undefined;
let server: Awaited<ReturnType<typeof serveDist>> | undefined;

beforeAll(() => host.start());
afterAll(async () => {
  host.stop();
  await server?.stop();
  site?.remove();
});

/** Hands in, from the start screen, that the lender is not shown any more; returns how many presses that took. */
async function withdraw(page: Page): Promise<number> {
  const { folder, address } = built;
  await openAtHost(page, host, { folder, address: address(), place: 'inicio' });
  await page.getByRole('heading', { name: 'Para hoy' }).waitFor();
  const person = personAt(page);
  await person.open(FIRST_FILE);
  await person.fill(page.getByLabel('Por qué, para el equipo (no se publica)'), WHY);
  await person.push(page.locator('button', { hasText: 'Dejar de mostrarla ya' }));
  await page.getByRole('status').filter({ hasText: 'Todo en orden' }).waitFor();
  await person.push(page.locator('button', { hasText: 'Proponer con un toque' }));
  await page.getByText('Listo: tu propuesta es la 1.').waitFor();
  return person.presses();
}

/** Builds and serves what is published at the host. */
async function publish(): Promise<string> {
  site = await buildChanged(PROJECT, (config) => {
    for (const [file, text] of Object.entries(host.treeAt('main'))) {
      if (![FIRST_FILE, EXCLUSIONS].includes(file)) continue;
      const path = join(config, file.replace('config/', ''));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  });
  server = await serveDist(site.dist, { CONFIG: join(site.dist, '../config') });
  return server.url;
}

/** The words of all results that a visitor of a running server gets, page after page. */
async function resultsAt(url: string): Promise<string> {
  const { page } = await visitor();
  await new SimulatorPage(page).simulate(`${url}/`);
  const main = page.locator('main');
  const next = main.getByRole('button', { name: content.results.pagination.next, exact: true });
  await page.locator('article').first().waitFor();
  let words = await main.innerText();
  for (let shown = ''; await next.isEnabled(); words += shown) {
    const before = await page.locator('article').first().innerText();
    await next.click();
    await expect.poll(() => page.locator('article').first().innerText()).not.toBe(before);
    shown = await main.innerText();
  }
  return words;
}

/** Addresses of the files of a build that name the lender. */
function addressesWith(dist: string): string[] {
  const words = [name, ...legalNames];
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$|^_/.test(entry.name))
    .map(({ parentPath, name: file }) => join(parentPath, file).slice(dist.length + 1))
    .filter((file) => {
      const text = readFileSync(join(dist, file), 'utf8');
      return words.some((word) => text.includes(word)) || file.includes(id);
    })
    .map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`)
    .toSorted();
}

test(
  'a lender is gone from a running server minutes after somebody opens the editor, and no cache keeps it for long',
  async ({ task }) => {
    const published = inject('dist');
    expect(await resultsAt(inject('site'))).toContain(name);

    const started = performance.now();
    const { page } = await visitor();
    await page.addInitScript((token) => sessionStorage.setItem('editor-token', token), TOKEN);
    const presses = await withdraw(page);
    const handedIn = performance.now();
    const { names } = JSON.parse(host.treeAt(host.pulls[0]?.head ?? '')[EXCLUSIONS] ?? '') as Exclusions;
    const noted = { reason: 'retirada', why: WHY, since: dayInBuenosAires(Date.now()) };
    for (const legal of legalNames) expect(names).toContainEqual({ name: legal, ...noted });
    host.merge(1);
    const url = await publish();
    const served = performance.now();
    const after = await resultsAt(url);
    const seen = performance.now();
    expect(after).not.toContain(name);

    const rows: string[] = [];
    const naming: string[] = [];
    for (const address of addressesWith(published)) {
      const kept =
        (await fetch(inject('site') + address)).headers.get('cache-control') ?? 'as the browser likes';
      const now = await fetch(url + address, { redirect: 'manual' });
      const text = await now.text();
      const says = [name, ...legalNames].some((word) => text.includes(word));
      if (says && now.ok) naming.push(address);
      rows.push(
        `| ${address} | ${kept} | ${now.ok ? (says ? 'names it' : 'does not name it') : (now.headers.get('location') ?? 'gone')} |`,
      );
    }
    const seconds = (from: number, to: number): string => `${((to - from) / 1000).toFixed(1)} s`;
    const times = `${presses} presses; the machine's part of handing in ${seconds(started, handedIn)}, build and start ${seconds(handedIn, served)}, results without the lender ${seconds(served, seen)}`;
    recordFigures(
      'tests/e2e/editor-legal-withdrawal',
      [
        times,
        '',
        '| address that named it | how long a copy is kept | now |',
        '| --- | --- | --- |',
        ...rows,
      ].join('\n'),
    );
    task.meta.summary = `Withdrawal: ${times}`;
    // Its own address says that it is not shown; two others list whom a loan can be given back to, and who is registered.
    const others = naming.filter((address) => !address.startsWith('/assets/entities-'));
    expect(others).toEqual([`/${id}`, '/arrepentirme']);
    for (const sheet of SHEETS) {
      const { status, headers } = await fetch(url + sheet, { redirect: 'manual' });
      expect([sheet, status, headers.get('location')]).toEqual([sheet, 302, `/${id}`]);
    }
    expect(SHEETS).not.toEqual([]);
  },
  TIMEOUT,
);
