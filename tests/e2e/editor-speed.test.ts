import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { syntheticLenders } from '#scripts/bench/synthetic.ts';
import type { EditorData } from '#scripts/review/editor/editor-data.ts';
import { content } from '../support/content.ts';
import { LENDERS, useEditor } from '../support/editor-visit.ts';
import { newVisit } from '../support/visit.ts';

const { first } = LENDERS;
const { built } = useEditor();

const sizeOf = (path: string): number => gzipSync(readFileSync(join(built().folder, path))).length;

/** A script with those it cannot run without. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(built().folder, 'assets', name), 'utf8');
  for (const [, other = ''] of text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    withImports(other, found);
  return found;
}

test('the first screen weighs at most 300 kB', async ({ task }) => {
  const html = readFileSync(join(built().folder, 'index.html'), 'utf8');
  const scripts = withImports(/assets\/([\w.-]+\.js)/.exec(html)?.[1] ?? '');
  const style = /assets\/[\w.-]+\.css/.exec(html)?.[0] ?? '';
  const form = ['index.html', 'data.json', style, ...Array.from(scripts, (name) => `assets/${name}`)];
  const fresh = await newVisit();
  const asked = new Set<string>();
  fresh.page.on('response', (response) => asked.add(response.url()));
  await fresh.page.goto(built().address);
  await fresh.page.frameLocator('iframe').locator('h1').waitFor();
  await fresh.close();
  const all = [...asked]
    .filter((url) => url.startsWith(built().address) && !url.endsWith('favicon.ico'))
    .map((url) => url.slice(built().address.length) || 'index.html');
  const [fields, whole] = [form, all].map((paths) => paths.reduce((sum, path) => sum + sizeOf(path), 0));
  task.meta.summary = `Editor: ${Math.round((fields ?? 0) / 1000)} kB until the form is there, ${Math.round((whole ?? 0) / 1000)} kB with the preview`;
  expect(whole).toBeLessThanOrEqual(300_000);
});

/** Milliseconds from a key to the page that shows it, the middle of several. */
const typingTime = async (where: Page): Promise<number> => {
  await where.frameLocator('iframe').locator('h1').waitFor();
  const field = where.getByLabel(/^Bajada del título/);
  const times: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const text = `Mirá tu cuota ${turn}.`;
    times.push(
      await field.evaluate(async (input: HTMLInputElement, typed) => {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        const shown = (): boolean =>
          document.querySelector('iframe')?.contentDocument?.body.textContent?.includes(typed) ?? false;
        const start = performance.now();
        set?.call(input, typed);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        while (!shown()) await new Promise((done) => requestAnimationFrame(done));
        return performance.now() - start;
      }, text),
    );
    await where.getByRole('status').filter({ hasNotText: 'Revisando' }).waitFor();
  }
  return times.toSorted((one, other) => one - other)[3] ?? Infinity;
};

test.for([
  [content.lenders.length, 100],
  [1000, 200],
] as const)('with %i lenders a key is seen within %i ms', async ([count, most], { task }) => {
  const many = await newVisit();
  await many.page.route('**/data.json', async (route) => {
    const data = (await (await route.fetch()).json()) as EditorData;
    const missing = Math.max(0, count - content.lenders.length);
    for (const { logo: _, ...lender } of syntheticLenders(missing, first.website))
      data.files[`config/lenders/${lender.id}.json`] = lender;
    await route.fulfill({ json: data });
  });
  await many.page.goto(built().address);
  const time = await typingTime(many.page);
  await many.close();
  task.meta.summary = `Editor: from a key to the page ${Math.round(time)} ms with ${count} lenders`;
  expect(time).toBeLessThanOrEqual(most);
});
