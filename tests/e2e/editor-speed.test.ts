import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { syntheticLenders } from '#scripts/bench/synthetic.ts';
import { content } from '../support/content/content.ts';
import {
  FIRST_FILE,
  LENDERS,
  openWith,
  previewOf,
  taglineOf,
  builtEditor,
} from '../support/browser/editor-visit.ts';
import { useVisitors } from '../support/data/visitors.ts';

const built = builtEditor();
const visitor = useVisitors({ fresh: true });

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
  await page.route('**/datos/uso.json', (route) => route.fulfill({ json: {} }));
  await page.goto(built.address());
  await page.getByRole('status').filter({ hasText: 'Todo en orden' }).waitFor();
  const first = sizeOf(asked);
  await page.locator(`nav a[data-file="${FIRST_FILE}"]`).click();
  await previewOf(page).locator('h1').waitFor();
  const [fields, start, all] = [form, first, sizeOf(asked)].map((size) => Math.round(size / 1000));
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

test.for([
  [content.lenders.length, 100],
  [1000, 200],
] as const)('with %i lenders a key is seen within %i ms', async ([count, most], { task }) => {
  const { page } = await visitor();
  await openWith(page, built.address(), ({ files }) => {
    const missing = Math.max(0, count - content.lenders.length);
    for (const { logo: _, ...lender } of syntheticLenders(missing, LENDERS.first.website))
      files[`config/lenders/${lender.id}.json`] = lender;
  });
  const time = await typingTime(page);
  task.meta.summary = `Editor: from a key to the page ${Math.round(time)} ms with ${count} lenders`;
  expect(time).toBeLessThanOrEqual(most);
});
