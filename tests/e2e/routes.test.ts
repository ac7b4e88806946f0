import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featureModules } from '../support/content/feature-modules.ts';
import { content } from '../support/visitor/content.ts';
import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright';
import { pagesOf } from '#site/routes.ts';
import { useOneVisit } from '../support/data/visitors.ts';

const pages = pagesOf(content);
const PATHS = pages.map(({ path }) => path);
const WITH_SIMULATOR = new Set(
  PATHS.filter((path) =>
    readFileSync(join(inject('dist'), `${path}.html`.replace('/.html', '/index.html')), 'utf8').includes(
      'data-island="simulator"',
    ),
  ),
);

/** The pages with a tool. */
const TOOLS = await featureModules<{ at: string }>('form.ts');

const site = inject('site');
const ask = (path: string): Promise<Response> => fetch(site + path, { redirect: 'manual' });
const headingsIn = (html: string): string[] =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''));

/** What visitors without JavaScript are told; text locators pass over `noscript`. */
const noticesIn = async (page: Page): Promise<string> =>
  (await page.locator('main noscript').allInnerTexts()).join(' ');

describe('without JavaScript', () => {
  const opened = useOneVisit({
    device: { viewport: { width: 390, height: 844 }, javaScriptEnabled: false },
  });

  it.each(PATHS)('[S2.2-01..27 S2.2-29 S2.8-01..04 S6-02] %s answers 200 and reads well', async (path) => {
    const { page } = opened();
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    const titles = await page.locator('h1').allInnerTexts();
    expect(titles).toEqual([expect.stringMatching(/\p{L}{2}/u)]);
    const text = await page.locator('main').innerText();
    // Its introduction and what it does without script, at least.
    expect(text.length).toBeGreaterThan(2 * (titles[0]?.length ?? Infinity));
    expect(text).not.toMatch(/\{[a-zA-Z]+\}|undefined|NaN|\[object/);
    expect(await page.locator('header nav a, footer nav a').count()).toBe(9);
    const notices = await noticesIn(page);
    expect(notices.includes(content.simulator.texts.noScript)).toBe(WITH_SIMULATOR.has(path));
  });

  it.each(TOOLS)('the tool at $at says that it needs a script', async ({ at }) => {
    const { page } = opened();
    await page.goto(at);
    expect(await noticesIn(page)).toContain('no script⟧');
  });
});

it.each(['/nada', '/jacaranda'])('%s answers 404 in Spanish, with ways on', async (path) => {
  const response = await ask(path);
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toMatch(/^<!doctype html><html lang="es-AR"/i);
  expect(headingsIn(html)).toEqual([content.site.errors.notFound.title]);
  expect(html).toMatch(new RegExp(`<a [^>]*href="/"[^>]*>${content.site.errors.notFound.linkHome}</a>`));
  expect(html).toMatch(
    new RegExp(`<a [^>]*href="/bancos"[^>]*>${content.site.errors.notFound.linkDirectory}</a>`),
  );
});

it('the built site has its redirects', async () => {
  const response = await ask('/banco-alerce');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/alerce']);
});
