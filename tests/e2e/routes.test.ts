import { fillTemplate } from '#domain/template.ts';
import { content } from '#scripts/review/visitor/content.ts';
import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright';
import { pagesOf } from '#site/routes.ts';
import { useOneVisit, useVisitors } from '../support/visitors.ts';

const visitor = useVisitors();

const pages = pagesOf(content);
const pathsOf = (...kinds: (typeof pages)[number]['kind'][]): string[] =>
  pages.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);

const PATHS = pages.map(({ path }) => path);
const WITH_SIMULATOR = new Set(pathsOf('home', 'simulation', 'lender'));

const site = inject('site');
const ask = (path: string): Promise<Response> => fetch(site + path, { redirect: 'manual' });
const titleIn = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
const headingsIn = (html: string): string[] =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''));

/** What visitors without JavaScript are told; text locators pass over `noscript`. */
const noticeIn = (page: Page): Promise<string> => page.locator('main noscript').innerText();

describe('the routes', () => {
  it('each have a title of their own', async () => {
    const pages = await Promise.all(PATHS.map(async (path) => titleIn(await (await ask(path)).text())));
    expect(pages.filter((title) => title.trim() === '')).toEqual([]);
    expect(new Set(pages).size).toBe(PATHS.length);
  });
});

describe('without JavaScript', () => {
  const opened = useOneVisit({
    device: { viewport: { width: 390, height: 844 }, javaScriptEnabled: false },
  });

  it.each(PATHS)('%s answers 200 and reads well', async (path) => {
    const { page } = opened();
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(await page.locator('h1').allInnerTexts()).toEqual([expect.stringMatching(/\p{L}{2}/u)]);
    const text = await page.locator('main').innerText();
    expect(text.length).toBeGreaterThan(200);
    expect(text).not.toMatch(/\{[a-zA-Z]+\}|undefined|NaN|\[object/);
    expect(await page.locator('header nav a, footer nav a').count()).toBe(9);
  });

  it.each(PATHS.filter((path) => WITH_SIMULATOR.has(path)))(
    '%s says what its simulator needs',
    async (path) => {
      const { page } = opened();
      await page.goto(path);
      expect(await noticeIn(page)).toContain(content.simulator.texts.noScript);
    },
  );

  it('/contacto says how to write all the same', async () => {
    const { page } = opened();
    await page.goto('/contacto');
    expect(await noticeIn(page)).toContain(
      fillTemplate(content.contact.form.noScript, { email: content.site.contact.email }),
    );
    expect(await page.locator('main a[href^="mailto:"]').count()).toBeGreaterThan(0);
  });

  it('the menu of a phone leads to every page of the site', async () => {
    const { page } = opened();
    await page.goto('/');
    await page.locator('header button[popovertarget]').click();
    expect(
      await page
        .locator('header nav a')
        .evaluateAll((links) => links.filter((one) => one.checkVisibility()).length),
    ).toBe(4);
  });
});

describe('addresses that do not exist', () => {
  it.each([
    '/nada',
    '/banco',
    '/simular/otra',
    '/constructor',
    '/__proto__',
    '/%E0%A4%A',
    '/alerce/x',
    '/jacaranda',
  ])('%s answers 404 in Spanish, with ways on', async (path) => {
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

  it.each(['constructor', '__proto__', 'toString', 'nada', 'alerce', '%E0%A4%A', '%', 'a/b'])(
    '/banco/%s answers 404: the bank was not found, and a link leads back to the simulator',
    async (slug) => {
      const response = await ask(`/banco/${slug}`);
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(headingsIn(html)).toEqual([content.site.errors.bankNotFound.title]);
      expect(html).toMatch(new RegExp(`<a [^>]*href="/"[^>]*>${content.site.errors.bankNotFound.link}</a>`));
    },
  );

  it('offer the page that was probably meant', async () => {
    const { page } = await visitor({ at: '/alerc', allows: /404/ });
    await page.getByRole('link', { name: '/alerce' }).click();
    await page.waitForURL('**/alerce');
    expect(await page.locator('h1').innerText()).toContain('Benca Alerce');
  });
});

describe('addresses that are nearly right', () => {
  it.each([
    ['/alerce/', '/alerce'],
    ['/ALERCE', '/alerce'],
    ['/Bancos/', '/bancos'],
    ['/informacion.html', '/informacion'],
    ['/index.html', '/'],
    ['/banco/Ente-Ombu/', '/banco/ente-ombu'],
    ['/banco-alerce', '/alerce'],
    ['/Timbo/', '/timbo'],
    ['/banco-alerce?utm_source=x', '/alerce?utm_source=x'],
  ])('%s leads to %s', async (path, to) => {
    const response = await ask(path);
    expect([301, 308]).toContain(response.status);
    expect(response.headers.get('location')).toBe(to);
  });
});

describe('printed results', () => {
  const PERSON = { dni: '30987654', email: 'impresa@correo.example', phone: '3415556677' };
  const WRITTEN = [
    '30987654',
    '30.987.654',
    'impresa',
    '3415556677',
    '341 555',
    '3.000.000',
    '3000000',
    'de tu haber',
  ];

  it('hold the offers and nothing personal', async () => {
    const { page, simulator } = await visitor({ at: '/alerce' });
    await simulator.fillLoan();
    await simulator.submitLoan();
    await simulator.fillPersonal(PERSON);
    await simulator.submitPersonal();
    await simulator.resultsTitle.waitFor({ timeout: 30_000 });
    await page
      .getByRole('article')
      .nth(content.results.pageSize - 1)
      .waitFor();
    await page.emulateMedia({ media: 'print' });
    // What was asked for is rendered after the first paint of the list.
    await expect.poll(() => page.locator('body').innerText()).toMatch(/\$\s5\.000\.000/);
    const printed = `${page.url()} ${await page.title()} ${await page.locator('body').innerText()}`;
    expect(WRITTEN.filter((written) => printed.includes(written))).toEqual([]);
    expect(printed).toContain(content.site.name);
    expect(printed.match(new RegExp(content.panels.detail.rates.cftNominal, 'gi'))).toHaveLength(
      content.results.pageSize,
    );
    expect(await page.locator('button, body > header, body > footer').filter({ visible: true }).count()).toBe(
      0,
    );
  });
});
