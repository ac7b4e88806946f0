import type { Page } from 'playwright';
import { pagesOf, ROUTES } from '#site/routes.ts';
import { SimulatorPage } from '#scripts/preview/visitor/simulator-page.ts';
import {
  buildChanged,
  changeSite,
  LONGEST_NOTICE,
  pageBytes,
} from '#scripts/preview/changes/changed-content.ts';
import type { Bench } from '#scripts/bench/bench.ts';
import type { Figure } from '#scripts/bench/figure.ts';
import { wholeContent } from '#scripts/config/read/load.ts';
import { type BenchVisit, LENDER_PAGE, openPage, type Target, visiting } from '#scripts/bench/visitor.ts';

const KB = 1000;
/** Pages that are read, with no simulator. */
export const CONTENT_PAGES =
  '/bancos /informacion /cambiar-deuda /revisar-contrato /verificar /terminos /privacidad /contacto'.split(
    ' ',
  );

/** Opens a page in a browser with an empty cache and gives what `act` counts; bytes in, kB out. */
async function counted(
  site: Target,
  path: string,
  act: (visit: BenchVisit) => Promise<number>,
): Promise<number> {
  const bytes = await visiting(site, {}, async (visit) => {
    await openPage(visit.page, path);
    return act(visit);
  });
  // Every page has at least its own HTML and some script.
  if (bytes === 0) throw new Error(`${path}: nothing was counted.`);
  return bytes / KB;
}

/** Bytes of bodies that a page received, by the end of their addresses; of those asked for before a mark, if one is named. */
const received = (page: Page, ending: string, mark = ''): Promise<number> =>
  page.evaluate(
    ([wanted, before]) => {
      const until = performance.getEntriesByName(before)[0]?.startTime ?? Infinity;
      const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return asked
        .filter((one) => one.name.endsWith(wanted) && one.startTime < until && one.transferSize > 0)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    },
    [ending, mark] as const,
  );

/**
 * Script bytes that a lender page, touched at once, asked for before its form could be used; kB as sent. Scripts that
 * load later, such as the preview of the market, do not count.
 */
export const scriptUntilForm = (site: Target): Promise<number> =>
  counted(site, LENDER_PAGE, async ({ page }) => {
    await page.locator('#net-salary').tap();
    await page.waitForFunction(() => performance.getEntriesByName('island-ready').length > 0);
    return received(page, '.js', 'island-ready');
  });

/** Script bytes of the journey from a lender page to its results, with all that is fetched while the page is idle; kB as sent. */
export const scriptOfJourney = (site: Target): Promise<number> =>
  counted(site, LENDER_PAGE, async ({ page, quiet }) => {
    const simulator = new SimulatorPage(page);
    await simulator.fillLoan();
    await simulator.submitLoan();
    await simulator.fillPersonal();
    await simulator.submitPersonal();
    await page.locator('article').first().waitFor();
    await quiet();
    return received(page, '.js');
  });

/** Script bytes of a page that is only looked at; kB as sent. */
export const scriptWhileReading = (site: Target, path: string): Promise<number> =>
  counted(site, path, async ({ page, quiet }) => {
    await quiet();
    return received(page, '.js');
  });

/** Sizes of the scripts and data that a page has fetched, by address, in bytes as sent. */
const fetchedBy = (page: Page): Promise<[url: string, bytes: number][]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => transferSize > 0 && /\.js(?:on)?$/.test(name))
      .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
  );

/**
 * Script and list that the page about entities has fetched once something was searched, beyond what another form's page
 * fetches when it is touched; kB as sent.
 */
export async function weightOfVerify(site: Target): Promise<number> {
  const shared = await visiting(site, {}, async ({ page, quiet }) => {
    await openPage(page, ROUTES.contact);
    await page.locator('[name=message]').tap();
    await quiet();
    return fetchedBy(page);
  });
  const others = new Set(shared.map(([url]) => url));
  return counted(site, ROUTES.verify, async ({ page, quiet }) => {
    await page.locator('main textarea').fill('Banco');
    await page.locator('main form [type=submit]').tap();
    await page.locator('main h2:focus').waitFor();
    await quiet();
    const own = (await fetchedBy(page)).filter(([url]) => !others.has(url));
    return own.reduce((sum, [, bytes]) => sum + bytes, 0);
  });
}

/** Bytes of a page's HTML and styles; kB as sent. */
export const pageWeight = (site: Target, path: string): Promise<number> =>
  counted(site, path, async ({ page }) => {
    const html = await page.evaluate(
      () => (performance.getEntriesByType('navigation') as PerformanceResourceTiming[])[0]?.encodedBodySize,
    );
    return (html ?? 0) + (await received(page, '.css'));
  });

/** Weight of pages under a notice as long as it may be; kB as sent, compressed as they were built. */
async function weightsWithNotice(root: string, paths: readonly string[]): Promise<number[]> {
  const { dist, remove } = await buildChanged(root, (config) =>
    changeSite(config, (its) => (its.notice = LONGEST_NOTICE)),
  );
  const bytes = pageBytes(dist);
  remove();
  return paths.map((path) => (bytes.get(path.slice(1)) ?? Number.NaN) / KB);
}

/** Weight of pages and scripts as Chromium receives them. The same in every run, so each is counted once. */
export async function* measureBytes({ root, site: open }: Bench): AsyncGenerator<Figure> {
  const site = await open();
  const figure = (goal: Figure['goal'], of: string, ...runs: number[]): Figure => ({
    goal,
    of,
    runs,
    by: 'largest',
  });
  yield figure('script-form', LENDER_PAGE, await scriptUntilForm(site));
  yield figure('script-journey', LENDER_PAGE, await scriptOfJourney(site));
  yield figure('verify', ROUTES.verify, await weightOfVerify(site));
  for (const path of CONTENT_PAGES)
    yield figure('script-content', path, await scriptWhileReading(site, path));
  const lenders = pagesOf(wholeContent(root)).flatMap(({ kind, path }) => (kind === 'lender' ? [path] : []));
  const weights: number[] = [];
  for (const path of lenders) weights.push(await pageWeight(site, path));
  yield figure('lender-html', 'all lender pages', ...weights);
  const noticed = await weightsWithNotice(root, lenders);
  yield figure('lender-html', 'all lender pages, with the longest notice', ...noticed);
}
