import type { CDPSession, Page } from 'playwright';
import { pagesOf } from '#site/routes.ts';
import { SimulatorPage } from '#scripts/preview/visitor/simulator-page.ts';
import { buildChanged, changeSite, LONGEST_NOTICE, pageBytes } from '#scripts/bench/changed-content.ts';
import type { Bench } from '#scripts/bench/bench.ts';
import type { Figure } from '#scripts/bench/figure.ts';
import { wholeContent } from '#scripts/config/read/load.ts';
import { type BenchVisit, LENDER_PAGE, openPage, type Target, visiting } from '#scripts/bench/visitor.ts';

/** Counts what a visit's browser receives from now on, by type; what it takes from its cache counts nothing. */
function countTransfers(devtools: CDPSession): (type: RegExp) => number {
  const transfers = new Map<string, { type: string; headers: number; bytes: number }>();
  devtools.on('Network.responseReceived', ({ requestId, response }) =>
    transfers.set(requestId, { type: response.mimeType, headers: response.encodedDataLength, bytes: 0 }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = Math.max(0, encodedDataLength - transfer.headers);
  });
  return (type) =>
    [...transfers.values()].reduce((sum, one) => sum + (type.test(one.type) ? one.bytes : 0), 0);
}

const SCRIPT = /javascript/;
const PAGE = /html|css/;

const KB = 1000;
/** Pages that are read, with no simulator. */
export const CONTENT_PAGES = '/bancos /informacion /cambiar-deuda /terminos /privacidad /contacto'.split(' ');

async function counted(
  site: Target,
  path: string,
  act: (visit: BenchVisit, bytesOf: (type: RegExp) => number) => Promise<number>,
): Promise<number> {
  const bytes = await visiting(site, {}, async (visit) => {
    const bytesOf = countTransfers(visit.devtools);
    await openPage(visit.page, path);
    return act(visit, bytesOf);
  });
  // Every page has at least its own HTML, and every page with a form its scripts.
  if (bytes === 0) throw new Error(`${path}: nothing was counted.`);
  return bytes / KB;
}

/** Waits for a mark in the page and gives the bytes of the scripts asked for before it. */
async function scriptsBefore(page: Page, mark: string): Promise<number> {
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, mark);
  return page.evaluate((name) => {
    const [marked] = performance.getEntriesByName(name);
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return asked
      .filter((one) => one.name.endsWith('.js') && one.startTime < (marked?.startTime ?? 0))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  }, mark);
}

/**
 * Script bytes that a lender page, touched at once, asked for before its form could be used; kB as sent. Scripts that
 * load later, such as the preview of the market, do not count.
 */
export const scriptUntilForm = (site: Target): Promise<number> =>
  counted(site, LENDER_PAGE, async ({ page }) => {
    await page.locator('#net-salary').tap();
    return scriptsBefore(page, 'island-ready');
  });

/** Script bytes of the journey from a lender page to its results, with all that is fetched while the page is idle; kB as sent. */
export const scriptOfJourney = (site: Target): Promise<number> =>
  counted(site, LENDER_PAGE, async ({ page, quiet }, bytesOf) => {
    const simulator = new SimulatorPage(page);
    await simulator.fillLoan();
    await simulator.submitLoan();
    await simulator.fillPersonal();
    await simulator.submitPersonal();
    await page.locator('article').first().waitFor();
    await quiet();
    return bytesOf(SCRIPT);
  });

/** Script bytes of a page that is only looked at; kB as sent. */
export const scriptWhileReading = (site: Target, path: string): Promise<number> =>
  counted(site, path, async ({ quiet }, bytesOf) => {
    await quiet();
    return bytesOf(SCRIPT);
  });

/** Bytes of a page's HTML and styles; kB as sent. */
export const pageWeight = (site: Target, path: string): Promise<number> =>
  counted(site, path, async (_, bytesOf) => bytesOf(PAGE));

/** Weight of pages under a notice as long as it may be; kB as sent, compressed as they were built. */
async function weightsWithNotice(root: string, paths: readonly string[]): Promise<number[]> {
  const { dist, remove } = await buildChanged(root, (config) =>
    changeSite(config, (its) => (its.notice = LONGEST_NOTICE)),
  );
  const bytes = pageBytes(dist);
  remove();
  return paths.map((path) => (bytes.get(path.slice(1)) ?? Number.NaN) / KB);
}

const exact = (goal: Figure['goal'], of: string, bytes: number): Figure => ({
  goal,
  of,
  runs: [bytes],
  by: 'median',
});

/** Weight of pages and scripts as Chromium receives them. The same in every run, so each is counted once. */
export async function* measureBytes(bench: Bench): AsyncGenerator<Figure> {
  const site = await bench.site();
  yield exact('script-form', LENDER_PAGE, await scriptUntilForm(site));
  yield exact('script-journey', LENDER_PAGE, await scriptOfJourney(site));
  for (const path of CONTENT_PAGES) yield exact('script-content', path, await scriptWhileReading(site, path));
  const lenders = pagesOf(wholeContent(bench.root)).filter(({ kind }) => kind === 'lender');
  const weights: number[] = [];
  for (const { path } of lenders) weights.push(await pageWeight(site, path));
  yield { goal: 'lender-html', of: 'all lender pages', runs: weights, by: 'largest' };
  const noticed = await weightsWithNotice(
    bench.root,
    lenders.map(({ path }) => path),
  );
  yield {
    goal: 'lender-html',
    of: 'all lender pages, with the longest notice',
    runs: noticed,
    by: 'largest',
  };
}
