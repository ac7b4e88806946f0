import type { Browser } from 'playwright';
import { pages } from '#generated/routes.ts';
import { PERSON, SimulatorPage } from '../../../tests/support/simulator-page.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figure.ts';
import { bytesOf, countTransfers, PAGE, SCRIPT, type Transfer } from '../transfers.ts';
import { type BenchVisit, endVisit, newVisitor, openPage } from '../visitor.ts';

const KB = 1000;
const LENDER = '/galicia';
/** Pages that are read, with no simulator. */
export const CONTENT_PAGES = ['/bancos', '/informacion', '/terminos', '/privacidad', '/contacto'];

type Site = { browser: Browser; url: string };

async function counted(
  { browser, url }: Site,
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

/**
 * Script bytes that a lender page, touched at once, asked for before its form was alive; kB as sent. What loads from
 * there on, such as the preview of the market, delays nobody.
 */
export const scriptUntilForm = (site: Site): Promise<number> =>
  counted(site, LENDER, async ({ page }) => {
    await page.locator('#net-salary').tap();
    await page.waitForFunction(() => performance.getEntriesByName('island-ready').length > 0);
    return page.evaluate(() => {
      const [ready] = performance.getEntriesByName('island-ready');
      const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return asked
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (ready?.startTime ?? 0))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    });
  });

/** Script bytes of the whole journey from a lender page until its results are shown; kB as sent. */
export const scriptOfJourney = (site: Site): Promise<number> =>
  counted(site, LENDER, async ({ page }, transfers) => {
    const simulator = new SimulatorPage(page);
    await simulator.fillLoan();
    await simulator.submitLoan();
    await simulator.fillPersonal(PERSON);
    await simulator.submitPersonal();
    await page.locator('article').nth(3).waitFor();
    return bytesOf(transfers(), SCRIPT);
  });

/** Script bytes of a page that is only looked at; kB as sent. */
export const scriptWhileReading = (site: Site, path: string): Promise<number> =>
  counted(site, path, async ({ quiet }, transfers) => {
    await quiet();
    return bytesOf(transfers(), SCRIPT);
  });

/** Bytes of a page's HTML and styles; kB as sent. */
export const pageWeight = (site: Site, path: string): Promise<number> =>
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
  yield exact('script-form', LENDER, await scriptUntilForm(site));
  yield exact('script-journey', LENDER, await scriptOfJourney(site));
  for (const path of CONTENT_PAGES) yield exact('script-content', path, await scriptWhileReading(site, path));
  const weights: number[] = [];
  for (const { page, path } of pages) if (page === 'lender') weights.push(await pageWeight(site, path));
  yield { goal: 'lender-html', of: 'all lender pages', runs: weights, by: 'largest' };
}
