import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import type { EditorData } from '#scripts/preview/editor/editor-data.ts';
import { recordFigures } from '../support/run/figures.ts';
import { syntheticLenders, withEntitiesOf } from '../support/content/invented-content.ts';
import { content } from '../support/content/content.ts';
import {
  FIRST_FILE,
  muteSite,
  openWith,
  previewOf,
  taglineOf,
  builtEditor,
} from '../support/browser/editor-visit.ts';
import { useVisitors } from '../support/data/visitors.ts';

const built = builtEditor();
const visitor = useVisitors({ fresh: true });

/** What was measured, and what it may be. */
const measured: string[] = [];
const MEASURES = 7;
const note = (what: string, figure: string, goal: string): void =>
  void measured.push(`| ${what} | ${figure} | ${goal} |`);
afterAll(() => {
  if (measured.length < MEASURES) return;
  const head = '| what | figure | goal |\n| --- | --- | --- |';
  recordFigures('tests/e2e/editor-speed', [head, ...measured].join('\n'));
});

const sizeOf = (paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(built.folder, path))).length, 0);

/** A script with those it cannot run without. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(built.folder, name), 'utf8');
  for (const [, other = ''] of text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    withImports(`assets/${other}`, found);
  return found;
}

test('the first screen weighs at most 300 kB, and so does a file with its fields', async ({ task }) => {
  const html = readFileSync(join(built.folder, 'index.html'), 'utf8');
  const [script = '', style = ''] = [/assets\/[\w.-]+\.js/, /assets\/[\w.-]+\.css/].map(
    (name) => name.exec(html)?.[0],
  );
  const form = sizeOf(['index.html', 'data.json', style, ...withImports(script)]);
  const { page } = await visitor();
  const asked = new Set<string>();
  page.on('response', (response) => {
    const [, path] = response.url().split(built.address());
    if (path !== undefined && path !== 'favicon.ico') asked.add(path || 'index.html');
  });
  await muteSite(page);
  await page.goto(built.address());
  await page.getByRole('status').filter({ hasText: 'Todo en orden' }).waitFor();
  const first = sizeOf(asked);
  await page.locator(`nav a[data-file="${FIRST_FILE}"]`).click();
  await previewOf(page).locator('h1').waitFor();
  const [fields, start, all] = [form, first, sizeOf(asked)].map((size) => Math.round(size / 1000));
  note('The form of a lender, compressed', `${fields} kB`, '≤ 300 kB');
  note('The first screen, with its check', `${start} kB`, '≤ 300 kB');
  note('The first screen and the preview', `${all} kB`, '');
  task.meta.summary = `Editor: ${fields} kB until the form is there, ${start} kB with the check, ${all} kB with the preview`;
  expect(first).toBeLessThanOrEqual(300_000);
  expect(form).toBeLessThanOrEqual(300_000);
});

/** Milliseconds from a key to the page that shows it, the middle of several. */
async function typingTime(page: Page): Promise<number> {
  await previewOf(page).locator('h1').waitFor();
  const times: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const time = await taglineOf(page).evaluate(async (input: HTMLInputElement, typed) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const shown = (): boolean =>
        document.querySelector('iframe')?.contentDocument?.body.textContent?.includes(typed) ?? false;
      const start = performance.now();
      set?.call(input, typed);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      while (!shown()) await new Promise((done) => requestAnimationFrame(done));
      return performance.now() - start;
    }, `Mirá tu cuota ${turn}.`);
    times.push(time);
    await page.locator('header > [role=status]', { hasNotText: 'Revisando' }).waitFor();
  }
  return times.toSorted((one, other) => one - other)[3] ?? Infinity;
}

/** The editor at a place, with so many lenders. */
async function withLenders(count: number, place: string): Promise<Page> {
  const { page } = await visitor();
  const change = ({ files }: EditorData): void => {
    const missing = Math.max(0, count - content.lenders.length);
    const added = syntheticLenders(content.lenders, missing);
    files['config/tables/entities.json'] = withEntitiesOf(added, content.entities);
    for (const { logo: _, ...lender } of added) files[`config/lenders/${lender.id}.json`] = lender;
  };
  await openWith(page, built.address(), change, place);
  return page;
}

test.for([
  [20, 100],
  [1000, 200],
] as const)('with %i lenders a key is seen within %i ms', async ([count, most], { task }) => {
  const time = await typingTime(await withLenders(count, FIRST_FILE));
  note(`From a key to the page with ${count} lenders`, `${Math.round(time)} ms`, `≤ ${most} ms`);
  task.meta.summary = `Editor: from a key to the page ${Math.round(time)} ms with ${count} lenders`;
  expect(time).toBeLessThanOrEqual(most);
});

/** Milliseconds from a letter of what is sought to the list of what was found, the middle of several. */
async function searchTime(page: Page): Promise<number> {
  const search = page.getByRole('combobox', { name: 'Buscar en todo el sitio' });
  await search.fill('x');
  const times: number[] = [];
  for (const words of ['p', 'pl', 'pla', 'plan', 'plan ', 'plan s', 'plan su']) {
    const time = await search.evaluate(async (input: HTMLInputElement, typed) => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const list = document.querySelector('[role=listbox]');
      const start = performance.now();
      const drawn = new Promise((done) => {
        new MutationObserver(done).observe(list ?? input, {
          childList: true,
          subtree: true,
          characterData: true,
        });
      });
      set?.call(input, typed);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.race([drawn, new Promise((done) => requestAnimationFrame(done))]);
      return performance.now() - start;
    }, words);
    times.push(time);
  }
  return times.toSorted((one, other) => one - other)[3] ?? Infinity;
}

test.for([20, 1000])(
  'with %i lenders the search answers each letter within 100 ms',
  async (count, { task }) => {
    const time = await searchTime(await withLenders(count, 'inicio'));
    note(`From a letter sought to its results with ${count} lenders`, `${Math.round(time)} ms`, '≤ 100 ms');
    task.meta.summary = `Editor: the search answers in ${Math.round(time)} ms with ${count} lenders`;
    expect(time).toBeLessThanOrEqual(100);
  },
);
