import type { Browser, Page } from 'playwright';
import { pagesOf } from '#site/routes.ts';
import { PERSON, SimulatorPage } from '#scripts/review/visitor/simulator-page.ts';
import type { Bench } from '#scripts/bench/bench.ts';
import type { Figure } from '#scripts/bench/figure.ts';
import { wholeContent } from '#scripts/config/read/load.ts';
import { type BenchVisit, endVisit, LENDER_PAGE, newVisitor, openPage } from '#scripts/bench/visitor.ts';

/** One answer as it came over the network: its body's bytes as sent, compressed. */
type Transfer = { path: string; type: string; bytes: number };

/** Counts what a visit's browser receives from now on; what it takes from its cache counts nothing. */
function countTransfers({ devtools }: BenchVisit): () => Transfer[] {
  const byRequest = new Map<string, Transfer & { headers: number }>();
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, mimeType, encodedDataLength: headers } = response;
    byRequest.set(requestId, { path: new URL(url).pathname, type: mimeType, bytes: 0, headers });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = byRequest.get(requestId);
    if (transfer) transfer.bytes = Math.max(0, encodedDataLength - transfer.headers);
  });
  return () => [...byRequest.values()];
}

/** Bytes of all transfers whose type matches. */
const bytesOf = (transfers: readonly Transfer[], type: RegExp): number =>
  transfers.filter((one) => type.test(one.type)).reduce((sum, { bytes }) => sum + bytes, 0);

const SCRIPT = /javascript/;
const PAGE = /html|css/;

const KB = 1000;
/** Pages that are read, with no simulator. */
export const CONTENT_PAGES = [
  '/bancos',
  '/informacion',
  '/cambiar-deuda',
  '/terminos',
  '/privacidad',
  '/contacto',
];

type Target = { browser: Browser; url: string };

async function counted(
  { browser, url }: Target,
  path: string,
  act: (visit: BenchVisit, transfers: () => Transfer[]) => Promise<number>,
): Promise<number> {
  const visit = await newVisitor(browser, url);
  const transfers = countTransfers(visit);
  await openPage(visit, path);
  const bytes = await act(visit, transfers);
  await endVisit(visit);
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

/** Script bytes of the journey from a lender page to its results, with all that is fetched while nobody does anything; kB as sent. */
export const scriptOfJourney = (site: Target): Promise<number> =>
  counted(site, LENDER_PAGE, async ({ page, quiet }, transfers) => {
    const simulator = new SimulatorPage(page);
    await simulator.fillLoan();
    await simulator.submitLoan();
    await simulator.fillPersonal(PERSON);
    await simulator.submitPersonal();
    await page.locator('article').first().waitFor();
    await quiet();
    return bytesOf(transfers(), SCRIPT);
  });

/** Script bytes of a page that is only looked at; kB as sent. */
export const scriptWhileReading = (site: Target, path: string): Promise<number> =>
  counted(site, path, async ({ quiet }, transfers) => {
    await quiet();
    return bytesOf(transfers(), SCRIPT);
  });

/** Bytes of a page's HTML and styles; kB as sent. */
export const pageWeight = (site: Target, path: string): Promise<number> =>
  counted(site, path, async (_, transfers) => bytesOf(transfers(), PAGE));

const exact = (goal: Figure['goal'], of: string, bytes: number): Figure => ({
  goal,
  of,
  runs: [bytes],
  by: 'median',
});

/** Weight of pages and scripts as Chromium receives them. The same in every run, so each is counted once. */
export async function* measureBytes(bench: Bench): AsyncGenerator<Figure> {
  const site = { browser: await bench.browser(), url: (await bench.site()).url };
  yield exact('script-form', LENDER_PAGE, await scriptUntilForm(site));
  yield exact('script-journey', LENDER_PAGE, await scriptOfJourney(site));
  for (const path of CONTENT_PAGES) yield exact('script-content', path, await scriptWhileReading(site, path));
  const weights: number[] = [];
  for (const { kind, path } of pagesOf(wholeContent(bench.root)))
    if (kind === 'lender') weights.push(await pageWeight(site, path));
  yield { goal: 'lender-html', of: 'all lender pages', runs: weights, by: 'largest' };
}
