import { pluralize } from '#domain/template.ts';
import { diskPath } from '#scripts/config/read/folder.ts';
import { content, withAnyGaps } from '#scripts/preview/visitor/content.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright';
import { expect } from '#scripts/preview/visitor/shown.ts';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect as expectValue, inject, test, vi } from 'vitest';
import { type SiteTree, siteTree } from '../support/site-tree.ts';
import { newVisit, type Visit } from '../support/visit.ts';

/** In development every frame loads the whole source, file by file. */
const TIMEOUT = 240_000;
const expectInTime = expect.configure({ timeout: TIMEOUT });
const LENDER = 'config/lenders/lapacho.json';

const lenderOfStudio = content.lenders.find(({ id }) => id === 'lapacho');

describe('the built site', () => {
  const dist = (): string => inject('dist');

  test('knows nothing of the studio', () => {
    const files = readdirSync(dist(), { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) => /\.(?:html|js|css|json|xml|txt)$|^_/.test(file));
    expectValue(texts.length).toBeGreaterThan(30);
    const found = texts.filter((file) =>
      /__studio|__escenario|X-Escenario/.test(readFileSync(join(dist(), file), 'utf8')),
    );
    expectValue(found).toEqual([]);
  });

  test('has no page at its address', async () => {
    const { status } = await fetch(`${inject('site')}/__studio`);
    expectValue(status).toBe(404);
  });
});

describe('in development', { timeout: TIMEOUT }, () => {
  let tree: SiteTree;
  let server: ViteDevServer;
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    tree = siteTree();
    vi.stubEnv('LEADS_FILE', join(tree.root, 'leads.csv'));
    // As a developer's server: under Vitest style modules number their classes themselves, unlike the page's rules.
    vi.stubEnv('VITEST', '');
    server = await createServer({
      root: tree.root,
      configFile: join(tree.root, 'vite.config.ts'),
      cacheDir: join(tree.root, '.vite'),
      mode: 'development',
      logLevel: 'silent',
      server: { host: '127.0.0.1', port: 0 },
    });
    await server.listen();
    visit = await newVisit({ viewport: { width: 1600, height: 1400 }, colorScheme: null });
    ({ page } = visit);
    await page.goto(`${server.resolvedUrls?.local[0]}__studio`);
  }, TIMEOUT);

  afterAll(async () => {
    await visit.close();
    await server.close();
    vi.unstubAllEnvs();
    tree.remove();
  });

  const lender = () => page.locator('.lender:visible');
  const card = (state: string) =>
    lender()
      .locator('.state')
      .filter({ has: page.getByRole('heading', { name: state }) });

  /** The pages of a state once they are there: phone, then desktop. */
  async function pagesOf(state: string): Promise<Frame[]> {
    await expectInTime(card(state).locator('.frame[data-state=shown]')).toHaveCount(2);
    const handles = await card(state).locator('iframe').elementHandles();
    const frames = await Promise.all(handles.map((handle) => handle.contentFrame()));
    return frames.filter((frame) => frame !== null);
  }

  test('every lender is there, and is found by name', async () => {
    const count = readdirSync(diskPath(tree.root, 'config/lenders')).length;
    await expect(lender()).toHaveCount(count);
    await page.getByLabel('Buscar').fill('lapacho');
    await expect(lender()).toHaveCount(1);
    await expect(lender().getByRole('heading', { level: 2 })).toHaveText('Lapacho');
    await expect(lender().locator('.ratio')).toHaveText([/^\d+,\d\d:1$/, /^\d+,\d\d:1$/, /^\d+,\d\d:1$/]);
  });

  test.each([
    ['Formulario', lenderOfStudio?.page?.submitText ?? ''],
    ['Cargando', content.personal.submitting],
    ['Error', content.personal.error],
    ['Resultados', content.results.recommended],
    ['Sin el banco', withAnyGaps(content.results.forcedMissing.message.other)],
    ['Sin ofertas', pluralize(content.results.count, 0)],
  ])('%s: the real page, on a phone and on a desktop, says «%s»', async (state, text) => {
    const frames = await pagesOf(state);
    expectValue(await Promise.all(frames.map((frame) => frame.evaluate(() => innerWidth)))).toEqual([
      390, 1280,
    ]);
    for (const frame of frames) await expectInTime(frame.getByText(text).first()).toBeVisible();
  });

  test('what a search engine, a social network and the directory show of it', async () => {
    const told = lender().locator('.metadata');
    await expect(told.locator('.snippet-title')).toContainText('Lapacho');
    await expect(told.locator('.snippet-text')).toHaveText(lenderOfStudio?.page?.description ?? '');
    const picture = told.locator('.share');
    await expect(async () =>
      expectValue(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200),
    ).toPass();
    for (const frame of await pagesOf('Tarjeta en el directorio')) {
      const card = frame.locator('[data-lender]:visible');
      await expectInTime(card).toHaveCount(1);
      await expect(card).toContainText(lenderOfStudio?.directory.description ?? '');
      await expect(async () => {
        const top = await card.evaluate((element) => element.getBoundingClientRect().top);
        expectValue(top).toBeLessThan(400);
      }).toPass();
    }
  });

  test('nothing of it stays: no draft in the browser, no lead on the disk', async () => {
    expectValue(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expectValue(existsSync(join(tree.root, 'leads.csv'))).toBe(false);
  });

  test('an answer that is chosen is tried besides', async () => {
    await page.getByLabel('Probar otra respuesta').selectOption({ label: 'Ofertas repetidas' });
    const [phone] = await pagesOf('A prueba: Ofertas repetidas');
    await expectInTime(phone!.getByText(withAnyGaps(content.results.count.other)).first()).toBeVisible();
    await page.getByLabel('Probar otra respuesta').selectOption('');
  });

  test('a saved edit reaches the studio and its frames', async () => {
    await pagesOf('Formulario');
    tree.edit(LENDER, '"name": "Lapacho"', '"name": "Lapacho Prueba"');
    await expect(lender().getByRole('heading', { level: 2 })).toHaveText('Lapacho Prueba', {
      timeout: 30_000,
    });
    await expect(async () => {
      const frames = await pagesOf('Formulario');
      const titles = await Promise.all(frames.map((frame) => frame.locator('h1').innerText()));
      expectValue(titles.every((title) => title.includes('Lapacho Prueba'))).toBe(true);
    }).toPass({ timeout: TIMEOUT });
  });

  test('a broken file shows its error beside the lender and over the page, until it is repaired', async () => {
    const home = await page.context().newPage();
    await home.goto(server.resolvedUrls?.local[0] ?? '');
    tree.edit(LENDER, '"type": "fintech"', '"type": "fintec"');
    await expect(lender().locator('.problem[data-severity=error]')).toContainText('quisiste decir «fintech»');
    await expect(lender().locator('.lines')).toContainText('"type": "fintec"');
    await expect(page.locator('#broken')).toBeVisible();
    const overlay = home.locator('vite-error-overlay');
    await expect(overlay.locator('.message-body')).toContainText('quisiste decir «fintech»');
    const foot = overlay.locator('.tip');
    const styleOf = (tip: Element): string[] => [
      getComputedStyle(tip).fontSize,
      getComputedStyle(tip, '::after').content,
    ];
    // Each message puts an overlay in the place of the one before.
    await expectValue
      .poll(() => foot.evaluate(styleOf))
      .toEqual(['0px', expectValue.stringContaining('Esc lo cierra')]);
    await home.close();
    tree.edit(LENDER, '"type": "fintec"', '"type": "fintech"');
    await expect(page.locator('#broken')).toBeHidden();
    await expect(lender().locator('.problem[data-severity=error]')).toHaveCount(0);
  });
});
