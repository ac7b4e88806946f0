import type { Response } from 'playwright';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { expect as expectShown } from '#scripts/preview/visitor/shown.ts';
import { FEED, pagesOf, ROUTES } from '#site/routes.ts';
import { content } from '../support/content/content.ts';
import { PHONE } from '../support/browser/visit.ts';
import { useVisitors } from '../support/data/visitors.ts';
import { fetchedBy, followNetwork, MOST, scriptOf } from '../support/browser/weights.ts';

/** Pages that are read, with no simulator. */
const READ =
  '/bancos /informacion /cambiar-deuda /revisar-contrato /verificar /terminos /privacidad /contacto'.split(
    ' ',
  );

describe('what a visitor has to load stays within its budget:', () => {
  const visitor = useVisitors({ fresh: true, device: PHONE });

  it('scripts until the form can be used', async () => {
    const { page } = await visitor({ at: '/alerce' });
    await page.locator('#net-salary').tap();
    await page.waitForFunction(() => performance.getEntriesByName('island-ready').length > 0);
    const script = await scriptOf(page, 'island-ready');
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(MOST.form);
  });

  it('scripts of the whole journey to the results, with all that is fetched while the page is idle', async () => {
    const { page, simulator } = await visitor({ at: '/alerce' });
    const quiet = await followNetwork(page);
    await simulator.fillLoan();
    await simulator.submitLoan();
    await simulator.fillPersonal();
    await simulator.submitPersonal();
    await page.locator('article').first().waitFor();
    await quiet();
    const script = await scriptOf(page);
    expect(script).toBeGreaterThan(MOST.reading);
    expect(script).toBeLessThanOrEqual(MOST.journey);
  });

  it('the page about entities with its list, beyond what another form fetches', async () => {
    const other = await visitor({ at: ROUTES.contact });
    const otherQuiet = await followNetwork(other.page);
    await other.page.locator('[name=message]').tap();
    await otherQuiet();
    const shared = new Set((await fetchedBy(other.page)).map(([url]) => url));
    const { page } = await visitor({ at: ROUTES.verify });
    const quiet = await followNetwork(page);
    await page.locator('main textarea').fill('Banco');
    await page.locator('main form [type=submit]').first().tap();
    await page.locator('main h2:focus').waitFor();
    await quiet();
    const own = (await fetchedBy(page)).filter(([url]) => !shared.has(url));
    const weight = own.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThanOrEqual(MOST.verify);
  });

  it.each(READ)('scripts of %s before any interaction', async (path) => {
    const { page } = await visitor();
    const quiet = await followNetwork(page);
    await page.goto(path);
    await quiet();
    const script = await scriptOf(page);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(MOST.reading);
  });

  const kilobytes = (path: string) => statSync(`${join(inject('dist'), path)}.html.br`).size / 1000;

  it.each(['lender', 'audiencePage'])(
    'HTML and CSS of every %s page, which is sent compressed as it was built',
    async (kind) => {
      const paths = pagesOf(content).flatMap((page) => (page.kind === kind ? page.path : []));
      const [first = ''] = paths;
      const { page } = await visitor({ at: first });
      const sent = await page.evaluate(
        () => (performance.getEntriesByType('navigation') as PerformanceResourceTiming[])[0]?.encodedBodySize,
      );
      expect((sent ?? 0) / 1000).toBe(kilobytes(first));
      expect(Math.max(...paths.map(kilobytes))).toBeLessThanOrEqual(MOST.page);
    },
  );
});

describe('how prices moved', () => {
  const visitor = useVisitors({ fresh: true });

  it('is no part of what is fetched on the way to the results', async () => {
    const { page, simulator } = await visitor();
    const answers: Response[] = [];
    page.on('response', (response) => answers.push(response));
    await simulator.simulate('/alerce');
    await expectShown(page.locator('article').first()).toBeVisible();
    const fetched = answers.map((response) => new URL(response.url()).pathname);
    expect(fetched.filter((path) => path === FEED || path.startsWith('/datos/'))).toEqual([]);
    const scripts = await Promise.all(
      answers.filter((response) => response.url().endsWith('.js')).map((response) => response.text()),
    );
    expect(scripts.length).toBeGreaterThan(3);
    const { moves } = content.site.lenderPage;
    const words = [moves.columns.since, content.information.course.title];
    expect(words.filter((word) => scripts.some((script) => script.includes(word)))).toEqual([]);
  });
});
